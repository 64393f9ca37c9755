import { useCallback, useMemo, useRef, useState } from 'react'
import { rangeOf } from './row-range.ts'

export type Selection<Row> = {
  rows: readonly Row[]
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (row: Row) => void
  /** All of these, or none of them when all were chosen. */
  toggleAll: (rows: readonly Row[]) => void
  /** From the row that was chosen last to this one, as they stand among `rows`. */
  toggleRange: (rows: readonly Row[], row: Row) => void
  /** These as well. */
  add: (rows: readonly Row[]) => void
  clear: () => void
}

/** Rows chosen for one action together, kept from page to page. */
export function useSelection<Row extends { id: string }>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const last = useRef<string>(null)
  const set = useCallback((rows: readonly Row[], isChosen: boolean) => {
    setChosen((before) => {
      const after = new Map(before)
      for (const row of rows) {
        if (isChosen) after.set(row.id, row)
        else after.delete(row.id)
      }
      return after
    })
  }, [])
  const clear = useCallback(() => setChosen(new Map()), [])
  return useMemo(() => {
    const has = (id: string) => chosen.has(id)
    const toggle = (row: Row) => {
      last.current = row.id
      set([row], !has(row.id))
    }
    return {
      rows: [...chosen.values()],
      ids: [...chosen.keys()],
      has,
      toggle,
      toggleAll: (rows) => set(rows, !rows.every(({ id }) => has(id))),
      toggleRange: (rows, row) => {
        set(rangeOf(rows, last.current, row), !has(row.id))
        last.current = row.id
      },
      add: (rows) => set(rows, true),
      clear,
    }
  }, [chosen, set, clear])
}
