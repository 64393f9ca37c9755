import type { Refusal } from '@app/contract/fields/refusal'

/** What the server refused. `status` 0 with the code `networkError`: it did not answer at all. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: NonNullable<Refusal['details']>
  /** By which the log of the server names the call; null where none was answered. */
  readonly requestId: string | null

  constructor({ statusCode, code, message, details = {} }: Refusal, requestId: string | null = null) {
    // Several messages: the first speaks (specification, section 5).
    super(Array.isArray(message) ? (message[0] ?? code) : message)
    this.name = 'ApiError'
    this.status = statusCode
    this.code = code
    this.details = details
    this.requestId = requestId
  }

  /** Every field that was refused: all that failed their checks, or the one that the refusal itself is about. */
  get fieldProblems(): readonly { path: string; code: string }[] {
    const { fields, field } = this.details
    if (fields) return fields
    return typeof field === 'string' ? [{ path: field, code: this.code }] : []
  }
}

export const networkError = (): ApiError =>
  new ApiError({ statusCode: 0, code: 'networkError', message: 'The server cannot be reached' })

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

/** A proxy between here and there may answer with a page of its own. */
export function refusalFrom(status: number, body: string, requestId: string | null): ApiError {
  try {
    const parsed: unknown = JSON.parse(body)
    if (isRefusal(parsed)) return new ApiError({ ...parsed, statusCode: status }, requestId)
  } catch {
    // Not JSON: the status alone says what happened.
  }
  const code = status >= 502 ? 'databaseUnavailable' : 'internal'
  return new ApiError({ statusCode: status, code, message: `HTTP ${status}` }, requestId)
}
