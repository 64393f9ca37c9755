import type { Me } from '@app/contract/session.contract'
import { useSyncExternalStore } from 'react'
import { currentSession, type Session, subscribeToSession } from './session.ts'

export const useSession = (): Session => useSyncExternalStore(subscribeToSession, currentSession)

/** Whoever is signed in. Only screens behind the sign-in use it. */
export function useMe(): Me {
  const session = useSession()
  if (session.state !== 'signedIn') throw new Error('nobody is signed in')
  return session.me
}
