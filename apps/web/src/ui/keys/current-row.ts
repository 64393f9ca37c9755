const STOPS = '[data-row-stop]'

const rowsOf = (area: HTMLElement): HTMLElement[] => [...area.querySelectorAll<HTMLElement>('[data-row]')]

/** The row that the focus is in. */
export const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** The row of a record, in any list of the page. */
export const rowOf = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

/** Its number, its box, or where it has neither the row itself; `like` what has the focus now. */
export function focusRow(row: HTMLElement | null | undefined, like?: string): void {
  if (!row) return
  const stop =
    row.querySelector<HTMLElement>(`[data-row-stop="${like ?? 'open'}"]`) ?? row.querySelector<HTMLElement>(STOPS) ?? row
  stop.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

/** Moves the focus by one row; into the list, where it is elsewhere: to `lastId`, or the first row. */
export function moveRow(area: HTMLElement, by: 1 | -1, lastId: string | null): void {
  const rows = rowsOf(area)
  const here = focusedRow()
  const index = here ? rows.indexOf(here) : -1
  const kind = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.rowStop : undefined
  if (index >= 0) focusRow(rows[index + by], kind)
  else focusRow(rows.find(({ dataset }) => dataset.row === lastId) ?? rows[0])
}
