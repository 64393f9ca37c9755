// Headers that nobody sends by accident, and bodies whose length they do not tell.
import type { Random } from '../demo/calendar/random.ts'
import { nastyText } from './nasty-values.ts'
import { bytesOf, type Request } from './raw-http.ts'
import type { Target } from './targets.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** As bytes where a request could not say it. */
export type Maker = (target: Target, random: Random) => Request | Buffer

/** As it ought to be. */
export const plain = ({ method, path, headers, example }: Target): Request => ({
  method,
  path,
  headers: { ...headers, ...(example === undefined ? {} : JSON_TYPE) },
  body: example === undefined ? '' : JSON.stringify(example),
})
const withHeaders = (target: Target, headers: Record<string, string>): Request => {
  const request = plain(target)
  return { ...request, headers: { ...request.headers, ...headers } }
}
const inLatin1 = (text: string): string =>
  Buffer.from(text.slice(0, 4_000))
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, '?')

const HEADERS = [
  'idempotency-key',
  'if-match',
  'if-none-match',
  'accept-language',
  'last-event-id',
  'x-request-id',
  'client-type',
  'user-agent',
  'origin',
  'x-forwarded-for',
  'accept-encoding',
  'range',
  'accept',
  'access-control-request-method',
  'if-modified-since',
  'forwarded',
  'x-http-method-override',
]

export const HEADS: Record<string, Maker> = {
  'a nasty header': (target, random) => withHeaders(target, { [random.pick(HEADERS)]: inLatin1(nastyText(random)) }),
  'an absurd header': (target, random) =>
    random.pick<Request | Buffer>([
      withHeaders(target, { 'x-long': 'h'.repeat(20_000) }),
      withHeaders(target, Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`x-${index}`, '']))),
      withHeaders(target, { 'x a': 'b' }),
      withHeaders(target, { 'x\0': 'b' }),
      withHeaders(target, { x: 'a\0b' }),
      withHeaders(target, { host: '' }),
      withHeaders(target, { host: 'a b/../\\' }),
      withHeaders(target, { '': 'b' }),
      withHeaders(target, { x: 'a\r\n b' }),
      withHeaders(target, { x: 'a\rb' }),
      withHeaders(target, { cookie: 'a=b; '.repeat(500) }),
      Buffer.from(`GET ${target.path} HTTP/1.1\nhost: a\nconnection: close\n\n`),
      Buffer.from(`GET ${target.path} HTTP/1.1\r\nconnection: close\r\n\r\n`),
      Buffer.from(`GET ${target.path} HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n`),
    ]),
  'an absurd session': (target, random) =>
    withHeaders(target, {
      authorization: random.pick([
        'Bearer',
        'Bearer ',
        'Bearer null',
        `Bearer ${'a'.repeat(9_000)}`,
        'Basic YTpi',
        'bearer \xff\xfe',
        'Bearer a b',
        `Bearer ${inLatin1(nastyText(random))}`,
        ' '.repeat(100),
      ]),
    }),
  'a wrong content type': (target, random) =>
    withHeaders(target, {
      'content-type': random.pick([
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        'application/json, text/plain',
        'application/json;',
        '',
        '/',
        'a'.repeat(5_000),
        'application/JSON;;',
        'application/problem+json',
        'application/__proto__',
        'text/html\xff',
      ]),
    }),
  'a length that lies': (target, random) => {
    const body = plain(target).body ?? ''
    const length = random.pick([
      '-1',
      '1e3',
      '0x10',
      '',
      'NaN',
      '99999999999999999999',
      String(Math.max(0, body.length - 3)),
      '3, 3',
      '+5',
    ])
    return withHeaders(target, { ...JSON_TYPE, 'content-length': length })
  },
  'broken chunks': (target, random) => {
    const { headers } = plain(target)
    const chunks = random.pick([
      'zz\r\n{}\r\n0\r\n\r\n',
      '-1\r\n',
      'fffffffffffffffff\r\n{}',
      '2\r\n{}\r\n0\r\nx: \0\r\n\r\n',
      '2;a=b\r\n{}\r\n0\r\n\r\n',
    ])
    const head = Object.entries({
      ...headers,
      ...JSON_TYPE,
      host: 'a',
      connection: 'close',
      'transfer-encoding': random.pick(['chunked', 'chunked, gzip', 'nada', 'gzip, chunked']),
    })
    return Buffer.from(
      `POST ${target.path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${chunks}`,
      'latin1',
    )
  },
  'two lengths': (target) => {
    const whole = bytesOf(plain(target)).toString('latin1')
    return Buffer.from(whole.replace('\r\n', '\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n'), 'latin1')
  },
  'something else to become': (target, random) =>
    withHeaders(
      target,
      random.pick<Record<string, string>>([
        { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-key': 'x' },
        { connection: 'upgrade, http2-settings', upgrade: 'h2c' },
        { expect: 'nada' },
        { expect: '100-continue' },
        { 'x-http-method-override': 'DELETE' },
        { te: 'trailers' },
      ]),
    ),
}
