// The description of the whole API, made from the contract that the server serves and the web calls.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROBLEMS, type Problem } from '@app/domain'
import { FIELD_MESSAGES } from '../../http/errors/field-messages.ts'
import { SOURCES } from '../../places.ts'
import { tagsOf } from './areas.ts'
import { describeFields } from './describe-fields.ts'
import type { JsonSchema, Method, OpenApiDocument, Operation } from './openapi.ts'
import { operationOf } from './operation.ts'
import { HEADER_PARAMETERS } from './parameters.ts'
import { endpoints, type NamedEndpoint } from './published-contract.ts'
import { publishedSchemas } from './schemas.ts'

const INTRODUCTION = join(SOURCES, 'features/api-description/introduction.md')

export function openApiDocument(version: string): OpenApiDocument {
  const schemas = publishedSchemas()
  const paths: Record<string, Partial<Record<Method, Operation>>> = {}
  for (const named of endpoints().sort(byAddress)) {
    const { method, path } = named.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(named, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Puente', version, description: readFileSync(INTRODUCTION, 'utf8') },
    servers: [{ url: '/api', description: 'Where this description was read' }],
    tags: tagsOf(new Set(endpoints().map(({ area }) => area))),
    paths,
    components: {
      schemas: describedComponents(schemas.components),
      parameters: HEADER_PARAMETERS,
      headers: ANSWER_HEADERS,
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The `accessToken` that signing in answers.' } },
    },
    'x-problems': (Object.keys(PROBLEMS) as Problem[]).map((code) => ({ code, ...PROBLEMS[code] })),
    'x-field-codes': Object.entries(FIELD_MESSAGES).map(([code, message]) => ({ code, message })),
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

function byAddress({ endpoint: one }: NamedEndpoint, { endpoint: other }: NamedEndpoint): number {
  return one.path.localeCompare(other.path) || METHODS.indexOf(one.method) - METHODS.indexOf(other.method)
}

const ANSWER_HEADERS = {
  ETag: { description: 'The version of the record, for `If-Match`.', schema: { type: 'string' } },
  IdempotencyReplayed: {
    description: '`true` when this is the answer that was kept of the first call with this key.',
    schema: { type: 'string', enum: ['true'] },
  },
  ContentDisposition: { description: 'The name to save the file under.', schema: { type: 'string' } },
}

const describedComponents = (components: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, describeFields(schema, components)]))
