// Whether the server can be reached. A call that fails on its way is looked into; while there is no connection it is tried again and
// again, so that the mark goes by itself and every list is asked for anew.
import { onlineManager } from '@tanstack/react-query'
import { apiHost } from './api-host.ts'

const PAUSE_IN_MILLISECONDS = 3_000

let isConnected = navigator.onLine
/** Until then the server was heard; null where it never was since the page was opened. */
let lostAt: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const currentlyConnected = (): boolean => isConnected

export const connectionLostAt = (): string | null => lostAt

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From the first screen behind the sign-in on. */
export function watchConnection(): void {
  // Its own listeners know only the network card, not the server.
  onlineManager.setEventListener(() => undefined)
  onlineManager.setOnline(isConnected)
  addEventListener('offline', () => become(false))
  addEventListener('online', () => void look())
  if (!isConnected) lookLater()
}

/** Every call says whether the server was heard. */
export function noteReached(isReached: boolean): void {
  if (isReached) become(true)
  else if (isConnected) void look()
}

async function look(): Promise<void> {
  try {
    await fetch(`${apiHost()}/health/live`, { cache: 'no-store' })
    become(true)
  } catch {
    become(false)
  }
}

function become(next: boolean): void {
  clearTimeout(timer)
  if (!next) lookLater()
  if (next === isConnected) return
  isConnected = next
  lostAt = next ? null : new Date().toISOString()
  onlineManager.setOnline(next)
  for (const listener of listeners) listener()
}

function lookLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void look(), PAUSE_IN_MILLISECONDS)
}
