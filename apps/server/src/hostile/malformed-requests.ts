// Request lines and addresses that nobody sends by accident.
import type { Random } from '../demo/calendar/random.ts'
import { HEADS, type Maker, plain } from './malformed-heads.ts'
import { nastyParameter } from './nasty-values.ts'
import type { Request } from './raw-http.ts'
import type { Target } from './targets.ts'

const withQuery = (target: Target, query: string): Request => ({ ...plain(target), path: `${target.path}?${query}` })
const PARAMETERS = [
  'page',
  'limit',
  'orderBy',
  'mode',
  'q',
  'cursor',
  'status',
  'format',
  'clientId',
  'from',
  'to',
  'after',
  'paginate',
]
const LINES: Record<string, Maker> = {
  'a wrong method': (target, random) => ({
    ...plain(target),
    method: random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']),
  }),
  'no method at all': (target, random) =>
    Buffer.from(
      `${random.pick(['NADA', 'get', 'GE T', '', 'G'.repeat(9_000), 'CONNECT'])} ${target.path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
    ),
  'another protocol': (target, random) =>
    random.pick([
      Buffer.from(`GET ${target.path} HTTP/9.9\r\nhost: a\r\n\r\n`),
      Buffer.from(`GET ${target.path} HTTP/1.0\r\n\r\n`),
      Buffer.from(`GET ${target.path}\r\n\r\n`),
      Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
      Buffer.from('160301020001000000', 'hex'),
      Buffer.from('EHLO puente.test\r\n\r\n'),
      Buffer.from('\r\n\r\n\r\n\0\0\0\0'),
    ]),
  'doubled parameters': (target, random) => {
    const name = random.pick(PARAMETERS)
    return withQuery(
      target,
      Array.from({ length: random.pick([2, 3, 1_000]) }, () => `${name}=${random.integer(1, 3)}`).join('&'),
    )
  },
  'nasty parameters': (target, random) => withQuery(target, `${random.pick(PARAMETERS)}=${nastyParameter(random)}`),
  'parameters of the prototype': (target, random) =>
    withQuery(
      target,
      random.pick([
        '__proto__=1',
        'constructor=1',
        '__proto__[a]=1',
        'status[]=x',
        'status[__proto__]=x',
        'toString=1',
        '=1',
        '&&&&',
        '?',
      ]),
    ),
  'broken percent-encoding': (target, random) => ({
    ...plain(target),
    path: random.pick([
      `${target.path}/%`,
      `${target.path}?q=%`,
      `${target.path}%zz`,
      '/api/file/%E0%A4%A',
      '/api/%',
      '/%',
      '/%ff',
      `${target.path}?%=%`,
      '/api/order/%00',
    ]),
  }),
  'an absurd path': (target, random) => ({
    ...plain(target),
    path: random.pick([
      '//',
      '///',
      '//api',
      '/api//order',
      '/../../etc/passwd',
      '/api/../api/user',
      '/.',
      '/api/.env',
      '/\\..\\x',
      '*',
      'http://elsewhere.test/api/user',
      'http://[',
      '//[',
      '/:80',
      `/api/${'a/'.repeat(3_000)}`,
      `/${'x'.repeat(8_000)}`,
      `${target.path};v=1`,
      `${target.path}#a`,
      '/api/order/__proto__',
      '/api/constructor',
      '/assets/%2e%2e/index.html',
      '/remote/notifications/..%2f..%2fpackage.json',
      '/sw.js%00',
      '?',
      '/index.html/x',
      `/${'%2e%2e%2f'.repeat(20)}etc/passwd`,
    ]),
  }),
  'an id that is none': (target, random) => ({
    ...plain(target),
    path: target.template.replaceAll(/\{\w+\}/g, () => nastyParameter(random) || '-'),
  }),
  ...HEADS,
}

export const LINE_KINDS = Object.keys(LINES)

export const malformedRequest = (kind: string, target: Target, random: Random): Request | Buffer =>
  LINES[kind]?.(target, random) ?? plain(target)
