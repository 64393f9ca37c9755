import { ApiError } from './api-error.ts'
import { isAborted } from './send.ts'

/** Nothing to say about it any more: the person gave it up, or was asked already what to do (edits.ts). */
export const isSettled = (error: unknown): boolean =>
  isAborted(error) || (error instanceof ApiError && error.code === 'preconditionFailed')
