import type { Endpoint } from '@app/contract'
import type { JsonSchema, Parameter, Reference } from './openapi.ts'

/** The headers that calls honour when they are sent; none is required. */
export const HEADER_PARAMETERS = {
  ClientType: {
    name: 'client-type',
    in: 'header',
    description: 'What calls: the web sends `web`.',
    schema: { type: 'string', maxLength: 40 },
    example: 'web',
  },
  AcceptLanguage: {
    name: 'accept-language',
    in: 'header',
    description: 'The language of documents and files: `es` unless `en` is preferred.',
    schema: { type: 'string', default: 'es' },
    example: 'en',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text of your own, new for each thing you want done. Sent again with the same request, the call is not done twice: the first answer comes back.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
    example: '3f0c6c0e-6f0e-4a63-9a55-0a3b6a7d5f10',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the record as it was read: when somebody changed it since, the call is refused with 412. `*` is any version.',
    schema: { type: 'string' },
    example: '"3"',
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The id of the last event that arrived before a cut: what came since comes first.',
    schema: { type: 'string', format: 'uuid' },
  },
} as const satisfies Record<string, Parameter>

type HeaderName = keyof typeof HEADER_PARAMETERS

/** Whether its answer is kept for whoever repeats it. */
export const isRepeatable = ({ method, keepsNoAnswer, response }: Endpoint): boolean =>
  method !== 'GET' && !keepsNoAnswer && response !== 'file'

export function headerParameters(endpoint: Endpoint): Reference[] {
  const { edits, response } = endpoint
  const names: HeaderName[] = [
    'ClientType',
    ...(response === 'file' ? (['AcceptLanguage'] as const) : []),
    ...(response === 'stream' ? (['LastEventId'] as const) : []),
    ...(isRepeatable(endpoint) ? (['IdempotencyKey'] as const) : []),
    ...(edits ? (['IfMatch'] as const) : []),
  ]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

/** Each field of a schema is a parameter; a list is repeated: `status=inReview&status=reviewed`. */
export const parametersIn = (where: 'path' | 'query', { properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: where,
    ...(description && { description }),
    required: where === 'path' || required.includes(name),
    ...(schema.type === 'array' && { style: 'form' as const, explode: true }),
    schema,
  }))
