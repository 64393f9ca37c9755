import { z } from 'zod'

type Described = {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  anyOf?: readonly Described[]
  properties?: Record<string, Described>
}

/** The least that a schema allows: nothing where there may be nothing, no text, no rows, zero. Samples say only what they are about. */
export const emptyOf = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> =>
  emptyValue(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Described) as z.output<Schema>

const EMPTY: Readonly<Record<string, unknown>> = { string: '', number: 0, integer: 0, boolean: false, array: [], null: null }

function emptyValue({ type, enum: words, anyOf, properties }: Described): unknown {
  if (anyOf) return anyOf.some((one) => one.type === 'null') ? null : emptyValue(anyOf[0] ?? {})
  if (words) return words[0]
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, emptyValue(value)]))
  const types = [type ?? 'null'].flat()
  return types.includes('null') ? null : EMPTY[types[0] ?? 'null']
}
