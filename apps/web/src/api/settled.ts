import { ApiError } from './api-error.ts'
import { isAborted } from './send.ts'

const ASKED: readonly string[] = ['preconditionFailed', 'reauthenticationNeeded']

/** Nothing to say about it any more: the person gave it up, or was asked already what to do (edits.ts, identity.ts). */
export const isSettled = (error: unknown): boolean =>
  isAborted(error) || (error instanceof ApiError && ASKED.includes(error.code))
