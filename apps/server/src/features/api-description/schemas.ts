// The schemas of the description. What the contract names is a component; where it reads differently in a request (what has a default
// may be left out there), the request's is another, called …Input.
import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@app/contract'
import type { z } from 'zod'
import { type Direction, jsonSchemasOf } from './json-schema-of.ts'
import { namedEnums } from './named-enums.ts'
import type { JsonSchema } from './openapi.ts'
import { endpoints, namedSchemas } from './published-contract.ts'
import { mapSchema, refTo } from './tidy-schema.ts'

export type Schemas = {
  components: Record<string, JsonSchema>
  /** A part of an endpoint, or what it answers. */
  of: (schema: z.ZodType, io: Direction) => JsonSchema
}

type Side = { schemas: Record<string, JsonSchema>; used: Set<string> }

export function publishedSchemas(): Schemas {
  const names = namesOfSchemas()
  const sides = { input: readSide(names, 'input'), output: readSide(names, 'output') }
  const isTwofold = (name: string) =>
    sides.output.used.has(name) && !isDeepStrictEqual(sides.input.schemas[name], sides.output.schemas[name])
  const finalName = (io: Direction, name: string) => (io === 'input' && isTwofold(name) ? `${name}Input` : name)
  const published = (io: Direction, name: string) => withRefs(sides[io].schemas[name] ?? {}, (inner) => finalName(io, inner))
  const componentsOf = (io: Direction) => [...sides[io].used].map((name) => [finalName(io, name), published(io, name)] as const)
  const pages = partsOfEndpoints().flatMap(({ schema }) => pageOf(published('output', names.get(schema) ?? '')))
  const components = [...componentsOf('output'), ...componentsOf('input'), ...pages]
  return {
    components: Object.fromEntries(components.sort(([one], [other]) => one.localeCompare(other))),
    of: (schema, io) => {
      const name = names.get(schema) ?? ''
      if (!isPartOfEndpoint(name)) return refTo(finalName(io, name))
      const [[page] = []] = io === 'output' ? pageOf(published(io, name)) : []
      return page ? refTo(page) : published(io, name)
    },
  }
}

/** A page of a list of named records is called after them: OrderList. */
function pageOf(schema: JsonSchema): [name: string, page: JsonSchema][] {
  const { data, meta, ...others } = schema.properties ?? {}
  const item = nameIn(data?.items)
  return item && nameIn(meta) === 'ListMeta' && Object.keys(others).length === 0 ? [[`${item}List`, schema]] : []
}

const nameIn = (schema: JsonSchema | undefined): string | undefined => schema?.$ref?.split('/').at(-1)

/** Its own name, or that of the endpoint and the part: `createOrders.body`. */
function namesOfSchemas(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>()
  for (const { name, schema } of namedSchemas()) names.set(schema, name)
  for (const { name, part, schema } of partsOfEndpoints()) {
    const known = names.get(schema)
    const isSpreadOut = part === 'params' || part === 'query'
    if (!known || (isSpreadOut && !isPartOfEndpoint(known))) names.set(schema, `${name}.${part}`)
  }
  return names
}

type Part = { part: string; io: Direction; schema: z.ZodType }

const partsOfEndpoints = (): (Part & { name: string })[] =>
  endpoints().flatMap(({ name, endpoint }) => partsOf(endpoint).map((part) => ({ name, ...part })))

function partsOf({ params, query, body, response, waits, events = {} }: Endpoint): Part[] {
  const given = Object.entries({ params, query, body }).map(([part, schema]) => ({ part, io: 'input' as const, schema }))
  const answered = Object.entries({ response, waits, ...events }).map(([part, schema]) => ({
    part,
    io: 'output' as const,
    schema,
  }))
  return [...given, ...answered].flatMap(({ part, io, schema }) =>
    schema === undefined || typeof schema === 'string' ? [] : [{ part, io, schema }],
  )
}

const isPartOfEndpoint = (name: string): boolean => name.includes('.')

function readSide(names: ReadonlyMap<z.ZodType, string>, io: Direction): Side {
  const enums = namedEnums().map(([name, values]) => [name, { type: 'string', enum: [...values] }])
  const schemas: Record<string, JsonSchema> = { ...Object.fromEntries(enums), ...jsonSchemasOf(names, io) }
  const used = new Set<string>()
  const reach = (name: string): void => {
    if (used.has(name)) return
    if (!isPartOfEndpoint(name)) used.add(name)
    for (const inner of refsIn(schemas[name] ?? {})) reach(inner)
  }
  if (io === 'output') reach('Refusal')
  for (const { io: direction, schema } of partsOfEndpoints()) if (direction === io) reach(names.get(schema) ?? '')
  return { schemas, used }
}

function refsIn(schema: JsonSchema): string[] {
  const names: string[] = []
  withRefs(schema, (name) => {
    names.push(name)
    return name
  })
  return names
}

/** The same schema with its references renamed. */
function withRefs(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  const mapped = mapSchema(schema, (inner) => withRefs(inner, rename))
  const name = nameIn(schema)
  return name ? { ...mapped, ...refTo(rename(name)) } : mapped
}
