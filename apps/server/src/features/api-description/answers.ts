import type { Endpoint } from '@app/contract'
import { FILE_TYPES, PROBLEMS, type Problem } from '@app/domain'
import { z } from 'zod'
import type { Answered, Content, JsonSchema, Operation } from './openapi.ts'
import { isRepeatable } from './parameters.ts'
import type { NamedEndpoint } from './published-contract.ts'
import { refusalsOf } from './refusals.ts'
import { refTo } from './tidy-schema.ts'

const WAITS = 'It waits for a second administrator.'
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a call answers when it is not refused: a record, the events of a stream, or a file. */
export type Success = { schema: JsonSchema; example: unknown } | { events: Record<string, JsonSchema> } | 'file'

/** The answer of a call that succeeds, and every refusal by its status. */
export function answersOf(named: NamedEndpoint, success: Success, waiting: JsonSchema | null = null): Operation['responses'] {
  const refused = [...refusalsOf(named)].map(([status, codes]) => [String(status), refusal(codes)] as const)
  const waits: Operation['responses'] = waiting
    ? { '202': { ...jsonAnswer(named.endpoint, waiting, undefined), description: WAITS } }
    : {}
  return { '200': successOf(named.endpoint, success), ...waits, ...Object.fromEntries(refused) }
}

function successOf(endpoint: Endpoint, success: Success): Answered {
  if (success === 'file') return fileAnswer(endpoint)
  return 'events' in success ? eventsAnswer(success.events) : jsonAnswer(endpoint, success.schema, success.example)
}

function jsonAnswer(endpoint: Endpoint, schema: JsonSchema, example: unknown): Answered {
  const headers = {
    ...(isRecord(endpoint.response) && { ETag: { $ref: '#/components/headers/ETag' } }),
    ...(isRepeatable(endpoint) && { 'idempotency-replayed': { $ref: '#/components/headers/IdempotencyReplayed' } }),
  }
  return {
    description: 'Done.',
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  }
}

/** One record, whose version is its tag. */
const isRecord = (response: Endpoint['response']): boolean =>
  response instanceof z.ZodObject && response.shape.version instanceof z.ZodNumber

/** OpenAPI 3.1 has no words for what the data of each event is. */
const eventsAnswer = (events: Record<string, JsonSchema>): Answered => ({
  description: 'Server-sent events, until one of both sides ends them; the data of each is JSON.',
  content: { 'text/event-stream': { schema: { type: 'string' }, 'x-events': events } },
})

const fileAnswer = ({ path }: Endpoint): Answered => ({
  description: 'The file.',
  headers: { 'content-disposition': { $ref: '#/components/headers/ContentDisposition' } },
  content: Object.fromEntries(
    typesOfFile(path).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ) as Content,
})

function typesOfFile(path: string): readonly string[] {
  if (path.endsWith('/pdf')) return ['application/pdf']
  if (path.endsWith('/labels')) return ['application/pdf', 'text/plain']
  if (path === '/bundle/{id}/invoice') return [...FILE_TYPES, 'application/zip']
  if (path === '/auth/my-data') return ['application/zip']
  if (path.endsWith('/export')) return [EXCEL, 'text/csv']
  return path.includes('excel') ? [EXCEL] : FILE_TYPES
}

const refusal = (codes: readonly Problem[]): Answered => ({
  description: codes.map((code) => `\`${code}\` ${PROBLEMS[code].message}.`).join(' '),
  'x-codes': codes,
  content: { 'application/json': { schema: refTo('Refusal') } },
})
