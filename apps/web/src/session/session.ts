import { getMe, signOut } from '@app/contract/endpoints/session'
import { type ScreenPath, SIGNED_OUT_PATHS } from '@app/contract/paths'
import type { Me } from '@app/contract/session.contract'
import { ApiError } from '../api/api-error.ts'
import { call, onSessionRefused } from '../api/call.ts'
import { forgetProgram } from './kept-program.ts'
import { forgetPush } from './kept-push.ts'
import { go, type Handover, here, isSignedOutPage } from './location.ts'
import { isAnybodyRemembered, rememberMe } from './remembered-me.ts'
import { fetchKeyring } from './sealed/fetch-keyring.ts'
import { currentKeyring, forgetKeyring, holdKeyring } from './sealed/keyring.ts'
import { forgetSealedValues, openSealedValues, removeDraftsOf, watchSealedValues } from './sealed/sealed-values.ts'
import { CUT_OFF_DATABASE, clearPersonalStorage, clearTab, removeDatabase } from './storage.ts'
import { currentToken, forgetToken, keepToken, onTokenChangedElsewhere } from './token.ts'

export type Session =
  | { state: 'signedOut' }
  | { state: 'starting' }
  /** The server did not answer: the session stays and may be tried again. */
  | { state: 'unreachable' }
  | { state: 'signedIn'; me: Me }

let session: Session = currentToken() ? { state: 'starting' } : { state: 'signedOut' }
/** Whose screens this tab showed last. */
let lastPerson: string | null = null
const listeners = new Set<() => void>()
let beforeScreens = async (_me: Me): Promise<void> => undefined

/** What is done for a person who comes in, before any of their screens is drawn. */
export function onBeforeScreens(prepare: typeof beforeScreens): void {
  beforeScreens = prepare
}

export const currentSession = (): Session => session

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: Session): void {
  session = next
  if (next.state === 'signedIn') lastPerson = next.me.id
  for (const listener of listeners) listener()
}

export const updateMe = (me: Me): void => become({ state: 'signedIn', me })

/** Asks who is signed in, and shows it once all is `prepared`. Only the server ends a session: 401, 403 or 404 (specification, sections 2 and 4). */
export async function startSession(prepared?: Promise<void>): Promise<void> {
  const token = currentToken()
  if (!token) return become({ state: 'signedOut' })
  if (session.state === 'signedOut') become({ state: 'starting' })
  const isStill = () => token === currentToken()
  try {
    const [me] = await Promise.all([call(getMe, {}), fetchKeyring(token, isStill), prepared])
    if (isStill()) await welcome(me, isStill)
  } catch (error) {
    // Another tab, or the refusal itself, has moved on meanwhile.
    if (!isStill()) return
    if (error instanceof ApiError && [403, 404].includes(error.status)) loseSession('/')
    else if (session.state !== 'signedIn') await goOnCutOff(token)
  }
}

/** A screen that works without connection goes on with whom it knows; the server is asked again once it answers. */
async function goOnCutOff(token: string): Promise<void> {
  const me = isAnybodyRemembered() ? await whoIsKnown(token) : null
  if (token !== currentToken()) return
  if (!me) return become({ state: 'unreachable' })
  await openSealedValues(me.id)
  if (token === currentToken()) become({ state: 'signedIn', me })
}

const whoIsKnown = (token: string): Promise<Me | null> =>
  import('./me-while-cut-off.ts').then(({ meWhileCutOff }) => meWhileCutOff(token)).catch(() => null)

/** Somebody else than before starts at home: the address is of a screen that may not be theirs. */
async function welcome(me: Me, isStill: () => boolean): Promise<void> {
  rememberMe(me)
  if (me.role.isAdmin) removeDatabase(CUT_OFF_DATABASE)
  if (session.state !== 'signedIn' || session.me.id !== me.id) await Promise.all([openSealedValues(me.id), beforeScreens(me)])
  if (!isStill()) return
  if (lastPerson !== null && lastPerson !== me.id && !isSignedOutPage()) go('/', { replace: true })
  become({ state: 'signedIn', me })
}

export async function beginSession(token: string): Promise<void> {
  keepAnew(token)
  await startSession()
}

/** The session begins with the page, which is fetched anew. */
export function openAnewWith(token: string): void {
  keepAnew(token)
  location.reload()
}

function keepAnew(token: string): void {
  // Whoever was here before, in another tab perhaps, leaves nothing to whom comes now.
  forgetWhatIsPersonal()
  clearTab()
  keepToken(token)
}

/** The same session under another token: what it sealed stays readable. */
export function goOnWith(token: string): void {
  const keyring = currentKeyring()
  keepToken(token)
  if (keyring) holdKeyring(token, keyring)
  if (session.state === 'signedIn') rememberMe(session.me)
}

function forgetWhatIsPersonal(): void {
  forgetKeyring()
  forgetSealedValues()
  clearPersonalStorage()
  void forgetPush().catch(() => undefined)
}

function endSession(destination: ScreenPath, handover: Handover = {}): void {
  forgetToken()
  forgetWhatIsPersonal()
  clearTab()
  void forgetProgram().catch(() => undefined)
  if (!isSignedOutPage()) go(destination, { replace: true, state: handover })
  become({ state: 'signedOut' })
}

/** Not the person's wish: signing in again leads back to where they were. */
function loseSession(destination: ScreenPath): void {
  const person = session.state === 'signedIn' ? { person: session.me.id } : {}
  endSession(destination, { destination: here(), ...person, notice: 'sessionEnded' })
}

/** The person leaves at once; whether the server heard of it is ignored (specification, section 8). */
export function logOut(): void {
  void call(signOut, {}, { outlivesPage: true }).catch(() => undefined)
  if (session.state === 'signedIn') removeDraftsOf(session.me.id)
  endSession(SIGNED_OUT_PATHS.signIn)
}

/** The account is no more: nothing of this person stays, and nowhere leads back. */
export function leaveClosedAccount(): void {
  if (session.state === 'signedIn') removeDraftsOf(session.me.id)
  endSession(SIGNED_OUT_PATHS.signIn, { notice: 'accountClosed' })
}

export function watchSession(): void {
  // A session that ended while nobody looked left what it had seen.
  if (!currentToken()) forgetWhatIsPersonal()
  watchSealedValues()
  onSessionRefused(() => loseSession('/'))
  onTokenChangedElsewhere(() => {
    if (!currentToken()) return loseSession(SIGNED_OUT_PATHS.signIn)
    forgetWhatIsPersonal()
    become({ state: 'starting' })
    void startSession()
  })
}
