// Rows that somebody else has just changed: they flash, so that an eye on the list sees which.
import { useSyncExternalStore } from 'react'

const FLASHES_IN_MILLISECONDS = 3_000

const changed = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

export function markChanged(id: string): void {
  clearTimeout(changed.get(id))
  const end = () => {
    changed.delete(id)
    tell()
  }
  changed.set(id, setTimeout(end, FLASHES_IN_MILLISECONDS))
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsChanged = (id: string): boolean => useSyncExternalStore(subscribe, () => changed.has(id))
