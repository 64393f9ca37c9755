import { useSyncExternalStore } from 'react'

let tasks = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  tasks += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the browser works for a try at this moment. */
export const useWorking = (): boolean => useSyncExternalStore(subscribe, () => tasks > 0)

export async function whileWorking<Value>(work: Promise<Value>): Promise<Value> {
  change(1)
  try {
    return await work
  } finally {
    change(-1)
  }
}
