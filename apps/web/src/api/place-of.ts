import { roleOf } from '@app/domain'
import { currentSession } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { nextPlace } from './next-place.ts'

/** The screen where this person may do something instead. */
export function placeOf(error: unknown): string | null {
  const session = currentSession()
  return error instanceof ApiError && session.state === 'signedIn' ? nextPlace(error, roleOf(session.me.role)) : null
}
