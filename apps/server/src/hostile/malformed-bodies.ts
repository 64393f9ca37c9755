// Bodies of JSON that are none, or not what was asked for.
import type { Random } from '../demo/calendar/random.ts'
import { nastyJson, withNastyValue } from './nasty-values.ts'
import type { Request } from './raw-http.ts'
import type { Target } from './targets.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const MEGABYTE = 1024 * 1024

type Body = (target: Target, random: Random) => Request['body']

const nested = (open: string, close: string, depth: number, core = ''): string => open.repeat(depth) + core + close.repeat(depth)
const text = (target: Target): string => JSON.stringify(target.example ?? {})
const inside = (target: Target, more: string): string => text(target).replace(/^\{/, `{${more},`).replace(/,\}$/, '}')

const BODIES: Record<string, Body> = {
  'bad JSON': (target, random) =>
    random.pick(['{', '}', '{"a"', "{'a':1}", '{a:1}', '[1,]', 'NaN', '{"a":undefined}', text(target).repeat(2)]),
  'truncated JSON': (target, random) => text(target).slice(0, random.integer(1, Math.max(1, text(target).length - 1))),
  'wrong types': (target, random) => withNastyValue(target.example ?? {}, random),
  'another value altogether': (_target, random) => nastyJson(random),
  'huge numbers': (target, random) =>
    text(target).replaceAll(/:\d+/g, () => `:${random.pick(['1e308', '1e999', '-1e999', '9'.repeat(2_000), '-0', '0.1'])}`),
  'a huge body': (_target, random) =>
    JSON.stringify({ q: 'x'.repeat(random.pick([MEGABYTE - 8, MEGABYTE, MEGABYTE + 1, 3 * MEGABYTE])) }),
  'NUL characters': (target, random) =>
    random.chance(0.5) ? text(target).replaceAll(/":"/g, '":"\\u0000') : text(target).replaceAll(/":"/g, '":"\0'),
  'lone surrogates': (target, random) =>
    text(target).replaceAll(/":"/g, `":"${random.pick(['\\ud800', '\\udfff', '\\uDBFF x'])}`),
  'deep nesting': (target, random) => {
    const depth = random.pick([100, 5_000, 100_000])
    return random.pick([
      nested('[', ']', depth),
      nested('{"a":', '}', depth, '1'),
      inside(target, `"items":${nested('[', ']', depth)}`),
    ])
  },
  'keys of the prototype': (target, random) =>
    inside(
      target,
      random.pick([
        '"__proto__":{"role":"administrator"}',
        String.raw`"\u005f_proto__":{"isAdmin":true}`,
        '"constructor":{"prototype":{"isAdmin":true}}',
        '"toString":1,"hasOwnProperty":1,"valueOf":1',
        '"then":{"a":1}',
      ]),
    ),
  'doubled keys': (target) => text(target).replace(/^\{(.+)\}$/s, '{$1,$1}'),
  'bytes that are no UTF-8': (target) => Buffer.from(text(target).replaceAll(/":"/g, '":"\xff\xc0\x80\xed\xa0\x80'), 'latin1'),
  'thousands of keys': (_target, random) =>
    `{${Array.from({ length: random.pick([1_000, 40_000]) }, (_, index) => `"k${index}":${index}`).join(',')}}`,
  'thousands of items': (target, random) => {
    const many = `[${Array.from({ length: random.pick([1_001, 20_000]) }, () => '"01890000-0000-7000-8000-000000000000"').join(',')}]`
    return inside(target, `"orderIds":${many},"ids":${many},"items":${many},"packages":${many}`)
  },
}

export const BODY_KINDS = Object.keys(BODIES)

export const malformedBody = (kind: string, target: Target, random: Random): Request => ({
  method: target.method === 'GET' ? random.pick(['GET', 'DELETE']) : target.method,
  path: target.path,
  headers: { ...target.headers, ...JSON_TYPE },
  body: BODIES[kind]?.(target, random) ?? '',
})
