import type { Refusal } from '@app/contract'
import { DomainError, isExplained, PROBLEMS, type Problem, reasonsOf } from '@app/domain'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from '../parse-input.ts'
import { databaseProblem } from './database-problem.ts'
import { FIELD_MESSAGES } from './field-messages.ts'

/** The only place where a refusal becomes an HTTP answer. An unforeseen error is logged whole and answered without its stack. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = isCutOff(request, error) ? refusalOf('malformedRequest') : refusalFor(error)
  if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  return answerRefusal(reply, refusal)
}

/** Whoever hangs up in the middle of a request hears no answer, and it is no failure of ours. */
const isCutOff = ({ raw }: FastifyRequest, error: unknown): boolean =>
  !raw.complete && (error as NodeJS.ErrnoException | null)?.code === 'ECONNRESET'

export function answerRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.request.refusal = refusal.code
  const { retryAfterInSeconds } = refusal.details ?? {}
  if (typeof retryAfterInSeconds === 'number') reply.header('retry-after', retryAfterInSeconds)
  return reply.code(refusal.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(refusal))
}

export function refusalOf(code: Problem, details?: Refusal['details']): Refusal {
  const { status: statusCode, message } = PROBLEMS[code]
  return details && Object.keys(details).length > 0 ? { statusCode, code, message, details } : { statusCode, code, message }
}

export function refusalFor(error: unknown): Refusal {
  if (error instanceof InvalidInput) {
    return { ...refusalOf('validationFailed', error.details), message: error.fields.map(({ message }) => message) }
  }
  if (error instanceof DomainError) return refusalOf(error.code, publishedDetails(error))
  return refusalOf(databaseProblem(error) ?? problemOfFramework(error as FastifyError))
}

/** A refusal that belongs to one field of a form says so as the validation does. */
function publishedDetails({ code, message, details }: DomainError): Refusal['details'] {
  const { field, ...given } = details
  const rest = isExplained(code) ? { ...given, ...reasonsOf(code, given) } : given
  if (typeof field !== 'string') return rest
  return { ...rest, fields: [{ path: field, code, message: FIELD_MESSAGES[code] ?? message }] }
}

function problemOfFramework({ statusCode = 500 }: FastifyError): Problem {
  if (statusCode === 413) return 'requestTooLarge'
  if (statusCode === 415) return 'mediaTypeNotAllowed'
  return statusCode < 500 ? 'malformedRequest' : 'internal'
}
