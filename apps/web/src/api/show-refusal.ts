import { roleOf } from '@app/domain'
import i18next from 'i18next'
import { currentSession } from '../session/session.ts'
import { showError } from '../ui/say/toast.ts'
import { ApiError } from './api-error.ts'
import { errorSentence } from './error-sentence.ts'
import { nextPlace } from './next-place.ts'

/** What was refused and why, with a way to what this person may do instead. */
export const showRefusal = (error: unknown): void => showError(errorSentence(i18next.t, error), placeOf(error))

/** The screen where this person may do something instead. */
export function placeOf(error: unknown): string | null {
  const session = currentSession()
  return error instanceof ApiError && session.state === 'signedIn' ? nextPlace(error, roleOf(session.me.role)) : null
}
