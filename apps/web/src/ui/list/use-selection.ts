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
  /** All that match, on whatever page, without reading them: acts take the filter of the list. */
  isMatching: boolean
  chooseMatching: (rows: readonly Row[]) => void
  /** Back to the rows themselves. */
  leaveMatching: () => void
  clear: () => void
}

/** Rows chosen for one action together, kept from page to page. */
export function useSelection<Row extends { id: string }>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [isMatching, setMatching] = useState(false)
  const last = useRef<string>(null)
  const set = useCallback((rows: readonly Row[], isChosen: boolean) => {
    setMatching(false)
    setChosen((before) => {
      const after = new Map(before)
      for (const row of rows) {
        if (isChosen) after.set(row.id, row)
        else after.delete(row.id)
      }
      return after
    })
  }, [])
  const clear = useCallback(() => {
    setMatching(false)
    setChosen(new Map())
  }, [])
  const leaveMatching = useCallback(() => setMatching(false), [])
  return useMemo(() => {
    const has = (id: string) => isMatching || chosen.has(id)
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
      isMatching,
      chooseMatching: (rows) => {
        set(rows, true)
        setMatching(true)
      },
      leaveMatching,
      clear,
    }
  }, [chosen, isMatching, set, clear, leaveMatching])
}
