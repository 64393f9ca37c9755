// Values that no form would send.
import type { Random } from '../demo/calendar/random.ts'

const NUL = '\0'
const LONE_SURROGATES = ['\ud800', '\udfff', 'a\ud83d']

const NUMBERS = ['-1', '0', '-0', '0.1', '1e308', '1e999', '-1e999', '9007199254740993', '1e-400', '2147483648', '9'.repeat(400)]
const TEXTS = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  ...LONE_SURROGATES,
  '\u202egnp.exe',
  '\ufeff',
  '🧳'.repeat(50),
  'x'.repeat(100_000),
  "'; drop table orders; --",
  '%00',
  '%s%n',
  '{{7*7}}',
  // What a JavaScript template would read.
  '$'.concat('{7*7}'),
  '../../../../etc/passwd',
  '\\\\server\\share',
  'NaN',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '0x10',
  '1,5',
  '٣٤٥',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20',
  'javascript:alert(1)',
  'http://[::1',
  'a@b@c',
  `${'a'.repeat(300)}@puente.test`,
]
const OTHERS = ['null', 'true', 'false', '[]', '{}', '[[]]', '[null]', '{"a":1}', '{"$gt":""}', '{"length":1e9}', '{"then":"x"}']

/** As JSON writes it: numbers stay as they are spelt, and a surrogate alone stays alone. */
export function nastyJson(random: Random): string {
  const kind = random.integer(0, 2)
  if (kind === 0) return random.pick(NUMBERS)
  return kind === 1 ? JSON.stringify(random.pick(TEXTS)) : random.pick(OTHERS)
}

export const nastyText = (random: Random): string => random.pick([...TEXTS, ...NUMBERS, ...OTHERS])

/** For an address; what UTF-8 cannot say is sent as the bytes that a careless program makes of it. */
export const nastyParameter = (random: Random): string => {
  const text = nastyText(random).slice(0, 2_000)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

/** This JSON with one of its values replaced, at any depth. */
export function withNastyValue(value: unknown, random: Random): string {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return nastyJson(random)
  const keys = Object.keys(value)
  const chosen = keys.length > 0 ? random.pick(keys) : null
  const parts = Object.entries(value).map(([key, inner]) => {
    const written = key === chosen ? withNastyValue(inner, random) : JSON.stringify(inner)
    return Array.isArray(value) ? written : `${JSON.stringify(key)}:${written}`
  })
  return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`
}
