import { useCallback, useState } from 'react'
import { readStoredJson, writeStored } from '../../session/storage.ts'

const areIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Ids that local storage keeps under a name of the specification: `activeManifests`, `assambleBundles`. */
export function useStoredIds(key: 'activeManifests' | 'assambleBundles') {
  const [ids, setIds] = useState<readonly string[]>(() => readStoredJson(key, areIds) ?? [])
  const change = useCallback(
    (next: (before: readonly string[]) => readonly string[]) =>
      setIds((before) => {
        const after = next(before)
        if (after === before) return before
        writeStored(key, JSON.stringify(after))
        return after
      }),
    [key],
  )
  const add = useCallback((id: string) => change((before) => (before.includes(id) ? before : [...before, id])), [change])
  const remove = useCallback((id: string) => change((before) => before.filter((other) => other !== id)), [change])
  const clear = useCallback(() => change(() => []), [change])
  const replace = useCallback(
    (next: readonly string[]) => change((before) => (String(before) === String(next) ? before : next)),
    [change],
  )
  return { ids, add, remove, clear, replace }
}
