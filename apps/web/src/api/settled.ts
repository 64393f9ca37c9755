import { ApiError } from './api-error.ts'
import { isAborted } from './send.ts'

/** The person was asked who they are, and did not say: they stay where they are. */
export const isDeclined = (error: unknown): boolean => error instanceof ApiError && error.code === 'reauthenticationNeeded'

/** Nothing to say about it any more: the person gave it up, or was asked already what to do (edits.ts, identity.ts). */
export const isSettled = (error: unknown): boolean =>
  isAborted(error) || isDeclined(error) || (error instanceof ApiError && error.code === 'preconditionFailed')
