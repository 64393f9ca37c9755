import type { Me } from '@app/contract/session.contract'
import { getMe, signOut } from '../api/account-calls.ts'
import { ApiError } from '../api/api-error.ts'
import { call, onSessionRefused } from '../api/call.ts'
import { removeDraftsOf } from './drafts.ts'
import { go } from './location.ts'
import { clearPersonalStorage } from './storage.ts'
import { currentToken, forgetToken, keepToken, onTokenChangedElsewhere } from './token.ts'

export type Session =
  | { state: 'signedOut' }
  | { state: 'starting' }
  /** The server did not answer: the session stays and may be tried again. */
  | { state: 'unreachable' }
  | { state: 'signedIn'; me: Me }

let session: Session = currentToken() ? { state: 'starting' } : { state: 'signedOut' }
const listeners = new Set<() => void>()

export const currentSession = (): Session => session

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

export const updateMe = (me: Me): void => become({ state: 'signedIn', me })

/** Asks who is signed in. Only the server ends a session: 401, 403 or 404 (specification, sections 2 and 4). */
export async function startSession(): Promise<void> {
  if (!currentToken()) return become({ state: 'signedOut' })
  if (session.state !== 'signedIn') become({ state: 'starting' })
  try {
    become({ state: 'signedIn', me: await call(getMe, {}) })
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) endSession('/')
    else if (session.state !== 'signedIn') become({ state: 'unreachable' })
  }
}

export async function beginSession(token: string): Promise<void> {
  keepToken(token)
  await startSession()
}

function endSession(destination: '/' | '/login'): void {
  forgetToken()
  go(destination, { replace: true })
  become({ state: 'signedOut' })
}

/** A failed log-out is ignored (specification, section 8): the person leaves in any case. */
export async function logOut(): Promise<void> {
  await call(signOut, {}).catch(() => undefined)
  if (session.state === 'signedIn') removeDraftsOf(session.me.id)
  clearPersonalStorage()
  endSession('/login')
}

export function watchSession(): void {
  onSessionRefused(() => endSession('/'))
  onTokenChangedElsewhere(() => {
    if (!currentToken()) return endSession('/login')
    become({ state: 'starting' })
    void startSession()
  })
}
