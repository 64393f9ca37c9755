// What a call may be refused for: what follows from its description, and what its own rules add.
import type { EditableRecord, Endpoint } from '@app/contract'
import { EVERY_DUTY, PROBLEMS, type Problem } from '@app/domain'
import { z } from 'zod'
import { isRepeatable } from './parameters.ts'
import type { NamedEndpoint } from './published-contract.ts'
import { REFUSALS_OF_CALLS } from './refusals-of-calls.ts'
import { transitionsOf } from './transitions.ts'

/** By status, in the order of the statuses. */
export function refusalsOf({ name, endpoint }: NamedEndpoint): Map<number, Problem[]> {
  const codes = new Set([
    ...ofAccess(endpoint),
    ...ofInput(endpoint),
    ...ofChange(endpoint),
    ...(REFUSALS_OF_CALLS[name] ?? []),
    'databaseUnavailable' as const,
  ])
  return Map.groupBy([...codes].sort(byStatus), (code) => PROBLEMS[code].status)
}

const byStatus = (one: Problem, other: Problem): number => PROBLEMS[one].status - PROBLEMS[other].status

function ofAccess({ roles, duties, isOpenBeforeEnrolling, needsConfirmedEmail, guard }: Endpoint): Problem[] {
  if (roles === 'anyone') return []
  const isForStaff = roles.some((role) => role !== 'client')
  return [
    'notSignedIn',
    'tooManyRequests',
    ...(roles.length < 3 ? (['roleNotAllowed'] as const) : []),
    ...(duties && duties.length < EVERY_DUTY.length ? (['permissionMissing'] as const) : []),
    ...(isForStaff && !isOpenBeforeEnrolling ? (['secondFactorRequired'] as const) : []),
    ...(needsConfirmedEmail ? (['emailNotConfirmed'] as const) : []),
    ...(guard === 'sensitive' ? (['reauthenticationNeeded'] as const) : []),
  ]
}

function ofInput({ path, params, query, takesAnyQuery, body, multipart, response }: Endpoint): Problem[] {
  const isList = query instanceof z.ZodObject && 'orderBy' in query.shape
  return [
    ...(takesAnyQuery ? [] : (['unknownParameter'] as const)),
    ...(params || query || body ? (['malformedRequest', 'validationFailed'] as const) : []),
    ...(body ? (['requestTooLarge', 'mediaTypeNotAllowed'] as const) : []),
    ...(multipart
      ? (['fileTooLarge', 'fileTypeNotAllowed', 'fileEmpty', 'fieldNotValid', 'fileInfected', 'scannerUnavailable'] as const)
      : []),
    ...(multipart || response === 'file' ? (['filesUnavailable'] as const) : []),
    ...(isList ? (['fieldNotValid', 'fieldRequired', 'dateRangeReversed'] as const) : []),
    ...(query instanceof z.ZodObject && 'set' in query.shape ? (['setNotFound'] as const) : []),
    ...(path.endsWith('/export') ? (['exportTooLarge'] as const) : []),
  ]
}

function ofChange(endpoint: Endpoint): Problem[] {
  if (endpoint.method === 'GET') return []
  const repeated: Problem[] = isRepeatable(endpoint) ? ['requestInProgress', 'idempotencyKeyReused'] : []
  const edited: Problem[] = endpoint.edits ? ['preconditionFailed', ...problemsOfRecord(endpoint.edits)] : []
  const moved = transitionsOf(endpoint).map(
    ({ lifecycle, transition }) => lifecycle.refusals?.[transition.action] ?? lifecycle.refusal,
  )
  return [...moved, ...edited, ...repeated]
}

const problemsOfRecord = (record: EditableRecord): Problem[] =>
  [record === 'purchase' ? 'NOT_FOUND' : `${record}NotFound`, `${record}ChangedMeanwhile`].filter(isProblem)

const isProblem = (code: string): code is Problem => Object.hasOwn(PROBLEMS, code)
