import { type RefObject, useEffect, useEffectEvent } from 'react'

type Lines = {
  rows: RefObject<HTMLElement | null>
  ids: readonly string[]
  active: string | null
  onMove: (id: string) => void
}

const STEP: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null

/** `j` and `k` go from line to line, wherever the focus is but in a field or a dialog; Enter presses what the line has the focus on. */
export function useLineKeys({ rows, ids, active, onMove }: Lines): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const step = STEP[event.key]
    if (
      step === undefined ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isElsewhere(event.target)
    )
      return
    const isArrow = event.key.startsWith('Arrow')
    // Arrows scroll the page, until a line has the focus.
    if (isArrow && !rows.current?.contains(document.activeElement)) return
    const at = active === null ? -1 : ids.indexOf(active)
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
    if (next === undefined) return
    event.preventDefault()
    onMove(next)
    const row = rows.current?.querySelector<HTMLElement>(`[data-line="${next}"]`)
    const first = row?.querySelector<HTMLElement>('[data-decide] button')
    ;(first ?? row)?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
