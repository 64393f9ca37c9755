import { useSyncExternalStore } from 'react'
import { readStoredJson, writeStored } from '../../session/storage.ts'

/** How a person likes to see one list. */
export type ListLook = { columns?: readonly string[]; isCompact?: boolean }

/** Every list's look, by the list's name. */
const KEY = 'lists'

const isLooks = (value: unknown): value is Record<string, ListLook> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isLook)

const isLook = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (!('columns' in value) || (Array.isArray(value.columns) && value.columns.every((id) => typeof id === 'string')))

let looks: Readonly<Record<string, ListLook>> | undefined
const listeners = new Set<() => void>()
const USUAL: ListLook = {}

function allLooks(): Readonly<Record<string, ListLook>> {
  looks ??= readStoredJson(KEY, isLooks) ?? {}
  return looks
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembered on this device, list by list. */
export function useListLook(name: string): [ListLook, (change: ListLook) => void] {
  const look = useSyncExternalStore(subscribe, () => allLooks()[name] ?? USUAL)
  const change = (wanted: ListLook) => {
    looks = { ...allLooks(), [name]: wanted }
    writeStored(KEY, JSON.stringify(looks))
    for (const listener of listeners) listener()
  }
  return [look, change]
}
