// Whether an answer is what the description says of its call.
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Answered, OpenApiDocument } from '../features/api-description/openapi.ts'
import type { DescribedCall } from './described-calls.ts'

export type Answer = { status: number; contentType: string; json: unknown }
export type AnswerCheck = (call: DescribedCall, answer: Answer) => string[]

/** @returns a check that says in words what does not fit. */
export function answerCheck(document: OpenApiDocument): AnswerCheck {
  const ajv = addFormats.default(new Ajv.default({ strict: false, allErrors: false }))
  ajv.addSchema(document, 'api')
  const fits = (pointer: string[], json: unknown): string[] => {
    const path = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = ajv.getSchema(`api#/${path}`)
    if (!validate) return ['nothing says what is answered']
    if (validate(json)) return []
    const [error] = validate.errors ?? []
    return [`the answer is not as described: ${error?.instancePath} ${error?.message}`]
  }
  return ({ method, template, operation }, { status, contentType, json }) => {
    const described = operation.responses[status] as Answered | undefined
    if (status >= 500) return [`status ${status}`]
    if (status >= 400) return [...fits(['components', 'schemas', 'Refusal'], json), ...undescribed(described, json)]
    const types = Object.keys(described?.content ?? {})
    if (!types.some((type) => contentType.startsWith(type)))
      return [`${contentType || 'nothing'} instead of ${types.join(' or ')}`]
    if (!contentType.startsWith('application/json')) return []
    return fits(
      ['paths', template, method.toLowerCase(), 'responses', String(status), 'content', 'application/json', 'schema'],
      json,
    )
  }
}

/** Refusals that any call may meet, whatever it is. */
const OF_EVERY_CALL = new Set(['malformedRequest', 'routeNotFound', 'mediaTypeNotAllowed', 'requestTooLarge', 'methodNotAllowed'])

function undescribed(described: Answered | undefined, json: unknown): string[] {
  const { code = '' } = (json ?? {}) as { code?: string }
  const codes: readonly string[] = described?.['x-codes'] ?? []
  return codes.includes(code) || OF_EVERY_CALL.has(code) ? [] : [`the description does not name the refusal ${code}`]
}
