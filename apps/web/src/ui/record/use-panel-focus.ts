import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusRow, rowOf } from '../keys/current-row.ts'

const panelOf = (element: Element | null) => element?.closest<HTMLElement>('[data-record-panel]') ?? null
const isNowhere = (element: Element | null) => element === null || element === document.body

/** An open panel keeps it from record to record; closed, the row of its last record has it. */
export function usePanelFocus(opened: boolean, openId: string | null): void {
  const before = useRef<{ element: Element | null; openId: string | null }>({ element: null, openId: null })
  const last = useRef<string | null>(null)
  // Before whatever traps the focus takes it.
  useLayoutEffect(() => {
    if (opened) before.current = { element: document.activeElement, openId: last.current }
  }, [opened])
  useLayoutEffect(() => {
    if (openId === null) return
    if (last.current === null) before.current.openId = openId
    last.current = openId
  }, [openId])
  useEffect(() => {
    if (!opened) return
    return () => {
      const { element, openId: firstId } = before.current
      const lastId = last.current
      last.current = null
      // After the panel let go of it.
      setTimeout(() => {
        const active = document.activeElement
        if (!isNowhere(active) && !panelOf(active)) return
        const row = lastId === null || lastId === firstId ? null : rowOf(lastId)
        if (row) focusRow(row)
        else if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
        else focusRow(lastId === null ? null : rowOf(lastId))
      })
    }
  }, [opened])
  useEffect(() => {
    if (openId === null) return
    // What had the focus in the record before is gone.
    if (isNowhere(document.activeElement))
      document.querySelector<HTMLElement>('[data-record-panel]')?.focus({ preventScroll: true })
  }, [openId])
}
