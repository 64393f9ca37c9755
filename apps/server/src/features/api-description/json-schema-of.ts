// How the contract's zod schemas are told in JSON Schema.
import { z } from 'zod'
import type { JsonSchema } from './openapi.ts'
import { tidy } from './tidy-schema.ts'

/** Input is what a caller may send (defaults may be left out), output what is answered. */
export type Direction = 'input' | 'output'

/** Each schema by its name; where one stands inside another, by reference. */
export function jsonSchemasOf(schemas: ReadonlyMap<z.ZodType, string>, io: Direction): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of schemas) registry.add(schema, { ...z.globalRegistry.get(schema), id })
  const converted = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema))
      if (io === 'input' && zodSchema._zod.def.type === 'pipe') describePipe(zodSchema as z.ZodPipe, jsonSchema as JsonSchema)
    },
  })
  return Object.fromEntries(Object.entries(converted.schemas).map(([name, schema]) => [name, tidy(withoutDialect(schema))]))
}

/** A text that is read as something else: what the next step asks of it counts too. */
function describePipe({ def }: z.ZodPipe, schema: JsonSchema): void {
  const [before, after] = [def.in, def.out].map((side) => (side as z.ZodType)._zod.def.type)
  if (before === 'string' && after === 'boolean') schema.type = 'boolean'
  if (before === 'string' && after === 'string') Object.assign(schema, withoutDialect(z.toJSONSchema(def.out as z.ZodType)))
}

function withoutDialect({ $schema: _dialect, $id: _id, id: _name, ...schema }: Record<string, unknown>): JsonSchema {
  return schema as JsonSchema
}
