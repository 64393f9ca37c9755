import type { Docstrings } from './docstrings.ts'
import type { JsonSchema } from './openapi.ts'
import { mapSchema } from './tidy-schema.ts'

/** What a field's name tells of its unit; a docstring says more. */
const UNITS: readonly [name: RegExp, sentence: string][] = [
  [/InCents(PerKilogram)?$/, 'US cents.'],
  [/InGrams$/, 'Grams.'],
  [/InBasisPoints$/, 'Hundredths of a percent: 650 is 6.5 %.'],
  [/InMillimetres$/, 'Millimetres.'],
  [/InBytes$/, 'Bytes.'],
]

/** The schema of what stands at a path of the contract, each field with what is said of it there. */
export function describeFields(schema: JsonSchema, path: string, docstrings: Docstrings): JsonSchema {
  return describeWithin(schema, withBases(path, docstrings), docstrings)
}

function describeWithin(schema: JsonSchema, paths: readonly string[], docstrings: Docstrings): JsonSchema {
  const { properties, ...rest } = schema
  const described = mapSchema(rest, (inner) => describeWithin(inner, paths, docstrings))
  if (!properties) return described
  const fields = Object.entries(properties).map(([name, field]) => {
    const inner = paths.flatMap((path) => withBases(`${path}.${name}`, docstrings))
    return [name, withDescription(describeWithin(field, inner, docstrings), sentenceFor(name, inner, docstrings))] as const
  })
  return { ...described, properties: Object.fromEntries(fields) }
}

/** The path itself first, then what it is made of. */
function withBases(path: string, docstrings: Docstrings, known: readonly string[] = []): string[] {
  const bases = (docstrings.bases.get(path) ?? []).filter((base) => !known.includes(base))
  return [path, ...bases.flatMap((base) => withBases(base, docstrings, [...known, path]))]
}

function sentenceFor(name: string, paths: readonly string[], { texts }: Docstrings): string {
  const said = paths.map((path) => texts.get(path)).find((text) => text !== undefined)
  const unit = UNITS.find(([pattern]) => pattern.test(name))?.[1]
  return [said, unit].filter(Boolean).join(' ')
}

const withDescription = (schema: JsonSchema, description: string): JsonSchema =>
  description && !schema.description ? { ...schema, description } : schema
