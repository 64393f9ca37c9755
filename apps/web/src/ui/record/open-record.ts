import { useSyncExternalStore } from 'react'
import type { Direction } from './steps.ts'

/** Where the record of a panel is in the list beneath it. */
export type RecordPlace = {
  openId: string
  /** Null once it is no longer listed. */
  number: number | null
  /** Null while the list is on its way. */
  total: number | null
  hasNext: boolean
  hasPrevious: boolean
}

export type OfferedSteps = { place: RecordPlace; go: (direction: Direction) => void }

/** By list: a panel stands beside its list in the page, not within it. */
const offered = new Map<string, OfferedSteps>()
const listeners = new Set<() => void>()

export function offerSteps(list: string, steps: OfferedSteps | null): void {
  if (steps) offered.set(list, steps)
  else offered.delete(list)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The steps that a list offers from this record; null where no list shows it. */
export const useStepsOf = (openId: string | null): OfferedSteps | null =>
  useSyncExternalStore(subscribe, () => [...offered.values()].find(({ place }) => place.openId === openId) ?? null)
