import { type Endpoint, files } from '@app/contract'
import { PROBLEMS, type Problem } from '@app/domain'
import { z } from 'zod'
import type { Answered, Content, JsonSchema, Operation } from './openapi.ts'
import { isRepeatable } from './parameters.ts'
import type { NamedEndpoint } from './published-contract.ts'
import { refusalsOf } from './refusals.ts'
import { refTo } from './tidy-schema.ts'

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The answer of a call that succeeds, and every refusal by its status. */
export function answersOf(named: NamedEndpoint, answer: JsonSchema | null, example: unknown): Operation['responses'] {
  const refused = [...refusalsOf(named)].map(([status, codes]) => [String(status), refusal(codes)] as const)
  const success = answer === null ? otherAnswer(named.endpoint) : jsonAnswer(named.endpoint, answer, example)
  return { '200': success, ...Object.fromEntries(refused) }
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

const otherAnswer = (endpoint: Endpoint): Answered => (endpoint.response === 'stream' ? STREAM : fileAnswer(endpoint))

const STREAM: Answered = {
  description: 'Server-sent events, until one of both sides ends them.',
  content: { 'text/event-stream': { schema: { type: 'string' } } },
}

const fileAnswer = ({ path }: Endpoint): Answered => ({
  description: 'The file.',
  headers: { 'content-disposition': { $ref: '#/components/headers/ContentDisposition' } },
  content: Object.fromEntries(
    typesOfFile(path).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ) as Content,
})

function typesOfFile(path: string): readonly string[] {
  if (path.endsWith('/pdf')) return ['application/pdf']
  if (path.endsWith('/export')) return [EXCEL, 'text/csv']
  return path.includes('excel') ? [EXCEL] : files.FILE_TYPES
}

const refusal = (codes: readonly Problem[]): Answered => ({
  description: codes.map((code) => `\`${code}\` ${PROBLEMS[code].message}.`).join(' '),
  'x-codes': codes,
  content: { 'application/json': { schema: refTo('Refusal') } },
})
