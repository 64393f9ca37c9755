import { useEffect, useRef } from 'react'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { useStoredIds } from '../stored-ids.ts'

/** What is chosen outlives a reload: local storage keeps its ids (`assambleBundles`), and rows that come are chosen again. */
export function useRememberedChoice<Row extends { id: string }>(
  selection: Selection<Row>,
  rows: readonly Row[] | undefined,
): { forget: () => void } {
  const { ids, replace, clear } = useStoredIds('assambleBundles')
  const missing = useRef(new Set(ids))
  const { ids: chosen, add } = selection
  useEffect(() => {
    const found = rows?.filter(({ id }) => missing.current.has(id)) ?? []
    if (found.length === 0) return
    for (const { id } of found) missing.current.delete(id)
    add(found)
  }, [rows, add])
  useEffect(() => replace([...chosen, ...missing.current]), [chosen, replace])
  return {
    forget: () => {
      missing.current.clear()
      clear()
    },
  }
}
