// The address outside the router: the signed-out pages have none, so that they stay light.
import { isForEverybody, SIGNED_OUT_PATHS } from '@app/contract/paths'
import { useSyncExternalStore } from 'react'

/** What one signed-out page tells the next. */
export type Handover = {
  /** Where the sign-in leads; `person`: whose address it was, where that is known. */
  destination?: string
  person?: string
  email?: string
  notice?: 'accountCreated' | 'passwordChosen' | 'sessionEnded' | 'accountClosed'
}

/** Their addresses are valid without a session, so that losing one leads away from none of them (specification, section 2). */
const SIGNED_OUT_PAGES: readonly string[] = [SIGNED_OUT_PATHS.signIn, SIGNED_OUT_PATHS.signUp]

export const isSignedOutPage = (): boolean => SIGNED_OUT_PAGES.includes(location.pathname) || isForEverybody(location.pathname)

/** The whole address, as a destination. */
export const here = (): string => location.pathname + location.search + location.hash

export function go(path: string, { replace = false, state = {} }: { replace?: boolean; state?: Handover } = {}): void {
  if (replace) history.replaceState(state, '', path)
  else history.pushState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

export const handover = (): Handover => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname)
/** With its #. A browser that only the fragment changes for says `popstate` too. */
export const useFragment = (): string => useSyncExternalStore(subscribe, () => location.hash)
export const useSearch = (): string => useSyncExternalStore(subscribe, () => location.search)
