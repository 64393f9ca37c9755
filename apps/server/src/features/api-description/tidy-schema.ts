// A schema as zod writes it, in the words a reader needs.
import { nameOfEnum } from './named-enums.ts'
import type { JsonSchema } from './openapi.ts'

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The same schema with every schema inside it changed. */
export function mapSchema(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const mapped = { ...schema }
  if (schema.properties) mapped.properties = mapValues(schema.properties, change)
  if (schema.items) mapped.items = change(schema.items)
  if (typeof schema.additionalProperties === 'object') mapped.additionalProperties = change(schema.additionalProperties)
  for (const several of ['anyOf', 'oneOf', 'allOf'] as const) if (schema[several]) mapped[several] = schema[several].map(change)
  return mapped
}

const mapValues = (schemas: Record<string, JsonSchema>, change: (inner: JsonSchema) => JsonSchema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]))

export const tidy = (schema: JsonSchema): JsonSchema => joinNull(nameEnum(dropNoise(mapSchema(schema, tidy))))

/** Formats that say it all: their patterns are pages long. */
const FORMATS = new Set(['uuid', 'date', 'date-time', 'email', 'uri'])

function dropNoise({ pattern, format, minimum, maximum, exclusiveMinimum, ...schema }: JsonSchema): JsonSchema {
  const isFormat = format !== undefined && FORMATS.has(format)
  const least = schema.type === 'integer' && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : minimum
  return {
    ...schema,
    ...(isFormat && { format }),
    ...(pattern !== undefined && !isFormat && { pattern }),
    ...(least !== undefined && least !== Number.MIN_SAFE_INTEGER && { minimum: least }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(exclusiveMinimum !== undefined && schema.type !== 'integer' && { exclusiveMinimum }),
  }
}

function nameEnum(schema: JsonSchema): JsonSchema {
  const name = schema.enum && nameOfEnum(schema.enum)
  if (!name) return schema
  const { enum: _values, type: _type, ...rest } = schema
  return { ...refTo(name), ...rest }
}

/** `null` beside a plain value is one of its types. */
function joinNull({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const [value, nothing, ...others] = anyOf ?? []
  const isPlain = typeof value?.type === 'string' && !value.properties && !value.items && !value.enum && value.const === undefined
  if (!isPlain || nothing?.type !== 'null' || others.length > 0) return anyOf ? { ...schema, anyOf } : schema
  return { ...value, ...schema, type: [value.type as string, 'null'] }
}
