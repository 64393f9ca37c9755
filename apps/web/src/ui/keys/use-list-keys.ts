import { type RefObject, useEffect, useRef } from 'react'
import type { List } from '../list/use-list-state.ts'
import type { Selection } from '../list/use-selection.ts'
import type { Direction } from '../record/steps.ts'
import type { RecordSteps } from '../record/use-record-steps.ts'
import { focusedRow, focusRow, moveRow, rowOf } from './current-row.ts'
import { useLetterKeys } from './letter-keys.ts'

/** What narrows a list, after its search. */
const FILTERS = '[data-filters] :is(select, button, input:not([type="search"])):not(:disabled)'
/** What opens all that a list can be narrowed by. */
const ALL_FILTERS = '[data-add-filter]'
const DIRECTIONS: Readonly<Record<string, Direction>> = { j: 1, k: -1 }

type Props<Row extends { id: string }> = {
  area: RefObject<HTMLElement | null>
  list: List
  rows: readonly Row[] | undefined
  selection: Selection<Row> | undefined
  steps: RecordSteps
}

/** The keys of a list: `j` and `k` go through it, also while a record is open; `x` ticks; `f` leads to the filters. */
export function useListKeys<Row extends { id: string }>({ area, list, rows, selection, steps }: Props<Row>): void {
  const lastId = useRef<string | null>(null)
  const step = (direction: Direction) => {
    if (!area.current) return
    if (!steps.place) moveRow(area.current, direction, lastId.current)
    else steps.go(direction)
    lastId.current = focusedRow()?.dataset.row ?? lastId.current
  }
  const tick = (isRange: boolean) => {
    const id = focusedRow()?.dataset.row ?? list.openId
    const row = rows?.find((one) => one.id === id)
    if (!row || !rows || !selection) return
    if (isRange) selection.toggleRange(rows, row)
    else selection.toggle(row)
  }
  useFollowedRecord(area, list.openId)
  useLetterKeys((key, target) => {
    const direction = DIRECTIONS[key]
    const isOwn = area.current !== null && areaOf(target) === area.current
    if (direction && (isOwn || steps.place)) return () => step(direction)
    // A record over the list, on a narrow screen, has keys of its own.
    if (!isOwn || document.querySelector('[aria-modal="true"]')) return null
    if (key === 'x' && selection) return () => tick(false)
    if (key === 'Shift+x' && selection) return () => tick(true)
    if (key !== 'f') return null
    const filters = area.current?.querySelector<HTMLElement>(ALL_FILTERS)
    if (filters) return () => filters.click()
    const filter = area.current?.querySelector<HTMLElement>(FILTERS)
    return filter ? () => filter.focus() : null
  })
}

/** The list that the focus is in; from elsewhere on the page, its first one. */
const areaOf = (target: EventTarget | null): Element | null =>
  (target instanceof Element && target.closest('[data-list]')) || document.querySelector('[data-list]')

/** The list goes along with the open record; the focus too, where it is in a row. */
function useFollowedRecord(area: RefObject<HTMLElement | null>, openId: string | null): void {
  useEffect(() => {
    const row = openId === null ? null : rowOf(openId)
    if (!row || !area.current?.contains(row)) return
    if (area.current.contains(focusedRow())) focusRow(row, document.activeElement?.getAttribute('data-row-stop') ?? undefined)
    else row.scrollIntoView({ block: 'nearest' })
  }, [area, openId])
}
