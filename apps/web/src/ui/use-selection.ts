import { useCallback, useMemo, useState } from 'react'

export type Selection<Row> = {
  rows: readonly Row[]
  has: (id: string) => boolean
  toggle: (row: Row) => void
  /** All of these, or none of them when all were chosen. */
  toggleAll: (rows: readonly Row[]) => void
  clear: () => void
}

/** Rows chosen for one action together, kept from page to page. */
export function useSelection<Row extends { id: string }>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const toggle = useCallback((row: Row) => {
    setChosen((before) => {
      const after = new Map(before)
      if (!after.delete(row.id)) after.set(row.id, row)
      return after
    })
  }, [])
  const toggleAll = useCallback((rows: readonly Row[]) => {
    setChosen((before) => {
      const after = new Map(before)
      const all = rows.every(({ id }) => before.has(id))
      for (const row of rows) {
        if (all) after.delete(row.id)
        else after.set(row.id, row)
      }
      return after
    })
  }, [])
  const clear = useCallback(() => setChosen(new Map()), [])
  return useMemo(
    () => ({ rows: [...chosen.values()], has: (id: string) => chosen.has(id), toggle, toggleAll, clear }),
    [chosen, toggle, toggleAll, clear],
  )
}
