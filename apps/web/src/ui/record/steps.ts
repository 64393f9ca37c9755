// Where the open record stands in its list, and what stands before and after it. Pure, so that tests can check it.

/** What a list shows now. */
export type ShownRows = {
  ids: readonly string[]
  page: number
  limit: number
  total: number
  totalPages: number
}

/** Where a record stands among the rows; `isGone` once an act has taken it out of the list. */
export type StepPlace = { index: number; isGone: boolean }

/** The record to open, or the page whose first or last record it is. */
export type Step = { openId: string } | { page: number; edge: Edge }
export type Edge = 'first' | 'last'
export type Direction = 1 | -1

/** The row next to the open one, across the ends of a page. Where the record went, the next one has moved into its place. */
export function stepFrom({ ids, page, totalPages }: ShownRows, { index, isGone }: StepPlace, direction: Direction): Step | null {
  const wanted = isGone && direction === 1 ? index : index + direction
  const openId = ids[wanted]
  if (openId !== undefined) return { openId }
  if (wanted < 0) return page > 1 ? { page: page - 1, edge: 'last' } : null
  return page < totalPages ? { page: page + 1, edge: 'first' } : null
}

/** Its number in the whole list, from 1. */
export const numberInList = ({ page, limit }: ShownRows, { index }: StepPlace): number => (page - 1) * limit + index + 1
