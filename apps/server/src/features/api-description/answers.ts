import { type Endpoint, files } from '@app/contract'
import { PROBLEMS, type Problem } from '@app/domain'
import { z } from 'zod'
import type { Answered, Content, JsonSchema, Operation } from './openapi.ts'
import type { NamedEndpoint } from './published-contract.ts'
import { refusalsOf } from './refusals.ts'
import { refTo } from './tidy-schema.ts'

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The answer of a call that succeeds, and every refusal by its status. */
export function answersOf(named: NamedEndpoint, answer: JsonSchema | null, example: unknown): Operation['responses'] {
  const refused = [...refusalsOf(named)].map(([status, codes]) => [String(status), refusal(codes)] as const)
  const success = answer === null ? fileAnswer(named.endpoint) : jsonAnswer(named.endpoint, answer, example)
  return { '200': success, ...Object.fromEntries(refused) }
}

const jsonAnswer = ({ response }: Endpoint, schema: JsonSchema, example: unknown): Answered => ({
  description: 'Done.',
  ...(hasVersion(response) && { headers: { ETag: { $ref: '#/components/headers/ETag' } } }),
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
})

const hasVersion = (response: Endpoint['response']): boolean => response instanceof z.ZodObject && 'version' in response.shape

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
