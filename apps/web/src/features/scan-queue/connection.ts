// Whether it makes sense to ask the server now: it can be reached, and has not just asked to be left alone.
import { useSyncExternalStore } from 'react'
import { currentlyConnected, noteReached, subscribeToConnection } from '../../api/connection.ts'
import { startSession } from '../../session/session.ts'

const RESTS_FOR_MILLISECONDS = 3_000

let resting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const isConnected = (): boolean => currentlyConnected() && resting === undefined

const tell = (): void => {
  for (const listener of listeners) listener()
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  const stop = subscribeToConnection(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** A call went unanswered, or was put off: nothing is sent for a moment. */
export function connectionLost(): void {
  noteReached(false)
  if (resting !== undefined) return
  resting = setTimeout(() => {
    resting = undefined
    tell()
  }, RESTS_FOR_MILLISECONDS)
  tell()
}

/** A session that could not be checked while offline is checked once the server answers. Until the returned function is called. */
export const checkSessionWhenBack = (): (() => void) =>
  subscribeToConnection(() => {
    if (currentlyConnected()) void startSession()
  })

export const useIsConnected = (): boolean => useSyncExternalStore(onConnection, isConnected)
