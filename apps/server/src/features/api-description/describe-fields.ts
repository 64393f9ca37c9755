import type { JsonSchema } from './openapi.ts'
import { mapSchema } from './tidy-schema.ts'

/** What a field's name tells of its unit; what the contract says of it stands before. */
const UNITS: readonly [name: RegExp, sentence: string][] = [
  [/InCents(PerKilogram)?$/, 'US cents.'],
  [/InGrams$/, 'Grams.'],
  [/InBasisPoints$/, 'Hundredths of a percent: 650 is 6.5 %.'],
  [/InMillimetres$/, 'Millimetres.'],
  [/InBytes$/, 'Bytes.'],
]

type Components = Readonly<Record<string, JsonSchema>>

/** The same schema, each field with what is said of it, or of what it holds, and with its unit. */
export function describeFields(schema: JsonSchema, components: Components): JsonSchema {
  const { properties, ...rest } = schema
  const described = mapSchema(rest, (inner) => describeFields(inner, components))
  if (!properties) return described
  const fields = Object.entries(properties).map(([name, field]) => {
    const unit = UNITS.find(([pattern]) => pattern.test(name))?.[1]
    const description = [meaningOf(field, components), unit].filter(Boolean).join(' ')
    return [name, { ...describeFields(field, components), ...(description && { description }) }] as const
  })
  return { ...described, properties: Object.fromEntries(fields) }
}

/** Of a list what its items are, and of what may be null what it is else. */
function meaningOf({ description, $ref, items, anyOf = [] }: JsonSchema, components: Components): string | undefined {
  if (description) return description
  const [held = items, other] = anyOf
  if ($ref) return components[$ref.split('/').at(-1) ?? '']?.description
  return held && (!other || other.type === 'null') ? meaningOf(held, components) : undefined
}
