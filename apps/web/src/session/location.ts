// The address outside the router: the signed-out pages have none, so that they stay light.
import { useSyncExternalStore } from 'react'

/** What one signed-out page tells the next. */
export type Handover = { destination?: string; email?: string; notice?: 'accountCreated' | 'passwordChosen' }

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
