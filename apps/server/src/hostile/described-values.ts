// Values that a schema of the published description allows.
import fc from 'fast-check'
import type { JsonSchema } from '../features/api-description/openapi.ts'
import type { KnownRecords } from './known-records.ts'

type Components = Readonly<Record<string, JsonSchema>>
type Knowledge = { components: Components; known: KnownRecords }

const LONGEST_LIST = 3
const LONGEST_TEXT = 60
const LARGEST_NUMBER = 1_000_000_000
/** Texts that people type and programs stumble over. */
const TEXTS = [
  '=1+1',
  '<img src=x onerror=alert(1)>',
  "O'Neill",
  '{code}',
  'a\nb',
  '  ',
  'ñandú',
  '‮',
  '👩‍👩‍👧',
  '%',
  '\\',
  '"',
  '1710034065',
  'TBA000000000001',
]

/** `name` is the field's, by which ids are chosen. */
export function describedValue(schema: JsonSchema, name: string, knowledge: Knowledge): fc.Arbitrary<unknown> {
  const inner = (one: JsonSchema, called = name) => describedValue(one, called, knowledge)
  const { components } = knowledge
  if (schema.$ref) return inner(components[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const several = schema.oneOf ?? schema.anyOf
  if (several) return fc.oneof(...several.map((one) => inner(one)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'string':
      return texts(schema, name, knowledge.known)
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? LONGEST_LIST, Math.max(schema.minItems ?? 0, LONGEST_LIST)),
      })
    case 'object':
      return objects(schema, inner)
    default:
      return fc.jsonValue()
  }
}

function numbers({ type, minimum, exclusiveMinimum, maximum = LARGEST_NUMBER }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -LARGEST_NUMBER
  const small = Math.min(maximum, Math.max(min, 0) + 10_000)
  // Sums of what is each within its range may leave the range of what holds them.
  const ends = fc.constantFrom(min, maximum, maximum, Math.max(min, maximum - 1))
  if (type === 'number') return fc.oneof(fc.double({ min, max: maximum, noNaN: true }), ends)
  return fc.oneof(fc.integer({ min: Math.max(min, 0), max: small }), fc.integer({ min, max: maximum }), ends)
}

function texts({ format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: JsonSchema, name: string, known: KnownRecords) {
  // Chosen when the value is made, which is when the ids are known.
  if (format === 'uuid') return fc.constant(null).map(() => known.id(name))
  if (name === 'cursor') return fc.constant(null).map(() => known.cursor())
  if (format === 'date') return fc.oneof(days('2026-09-01', '2026-12-31'), days('0001-01-01', '9999-12-31'))
  if (format === 'date-time') return days('2020-01-01', '2030-01-01').map((day) => `${day}T12:30:00.000Z`)
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const longest = Math.min(maxLength, Math.max(minLength, LONGEST_TEXT))
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: longest })
  const odd = fc.constantFrom(...TEXTS).filter(({ length }) => length >= minLength && length <= maxLength)
  return fc.oneof(free, minLength <= 12 && maxLength >= 15 ? odd : free, fc.constant('a'.repeat(Math.min(maxLength, 2_000))))
}

const days = (from: string, to: string): fc.Arbitrary<string> =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))

function objects(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  inner: (schema: JsonSchema, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, inner(schema, name)]))
  if (Object.keys(fields).length > 0) return fc.record(fields, { requiredKeys: required })
  const values = typeof additionalProperties === 'object' ? inner(additionalProperties, 'value') : fc.jsonValue()
  return fc.dictionary(fc.string({ maxLength: 10 }), values, { maxKeys: LONGEST_LIST })
}
