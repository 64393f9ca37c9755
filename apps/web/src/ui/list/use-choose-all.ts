import { useCallback, useEffect, useRef, useState } from 'react'
import { isAborted } from '../../api/send.ts'
import type { ListSource } from './list-source.ts'
import { readAllRows } from './read-all-rows.ts'
import type { Selection } from './use-selection.ts'

export type ChoosingAll = {
  /** How many rows have come; null while nothing is asked for. */
  read: number | null
  error: unknown
  start: () => void
  cancel: () => void
}

/** Chooses every row that matches, with its weight and value and what it allows, whatever page it stands on. */
export function useChooseAll<Row>(source: ListSource<Row> | undefined, selection: Selection<Row> | undefined): ChoosingAll {
  const [read, setRead] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)
  const running = useRef<AbortController>(null)
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  const start = async () => {
    if (!source || !selection) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setError(null)
    setRead(0)
    try {
      selection.add(await readAllRows(source, { signal, onProgress: setRead }))
    } catch (problem) {
      if (!isAborted(problem)) setError(problem)
    } finally {
      setRead(null)
    }
  }
  return { read, error, start: () => void start(), cancel }
}
