import type { KeyboardEvent } from 'react'

/** What of a row takes the focus: its number, or its box. */
const STOPS = '[data-row-stop]'

/** The arrows go from row to row, Home and End to the first and the last; from the search, down leads into the list. */
export function onRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const kind = target.dataset.rowStop
  if (target instanceof HTMLInputElement && target.type === 'search') {
    if (key === 'ArrowDown')
      focusOn(event, currentTarget.querySelector<HTMLElement>('[data-row-stop="open"]') ?? first(currentTarget))
    return
  }
  if (!kind) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(`[data-row-stop="${kind}"]`)]
  const here = stops.indexOf(target)
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: stops.length - 1 }[key]
  if (next !== undefined) focusOn(event, stops[next])
}

const first = (area: HTMLElement) => area.querySelector<HTMLElement>(STOPS)

function focusOn(event: KeyboardEvent, stop: HTMLElement | null | undefined): void {
  event.preventDefault()
  stop?.focus()
  stop?.scrollIntoView({ block: 'nearest' })
}
