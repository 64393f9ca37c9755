// Which rows of a very long list are drawn: those in sight and some around them. Pure, so that tests can check it.

/** A list no longer than this is drawn whole: the browser's own search finds all of it. */
export const MOST_DRAWN_WHOLE = 100
/** The window moves by so many rows at once. */
const STEP = 10
/** It reaches so many beyond what is in sight, on either side: these may be drawn while the list goes on scrolling. */
const AHEAD = 2 * STEP

export type RowWindow = { from: number; to: number }
export type Sight = {
  count: number
  /** How much of the list lies above what is in sight. */
  aboveInPixels: number
  inSightInPixels: number
  rowInPixels: number
}

export function windowOf({ count, aboveInPixels, inSightInPixels, rowInPixels }: Sight): RowWindow {
  if (count <= MOST_DRAWN_WHOLE) return { from: 0, to: count }
  const size = Math.ceil(inSightInPixels / rowInPixels / STEP) * STEP + 2 * AHEAD + STEP
  const first = Math.floor(Math.max(0, aboveInPixels) / rowInPixels / STEP) * STEP - AHEAD
  const from = Math.min(Math.max(0, first), Math.max(0, count - size))
  return { from, to: Math.min(count, from + size) }
}

type Scrolled = { pixels: number; milliseconds: number; rowInPixels: number }

/** So many rows go by in a second that nobody reads them: three in a frame. */
const UNREAD_IN_ROWS_PER_SECOND = 180

/** Whether somebody only passes through: what they pass need not be drawn. */
export const isPassing = ({ pixels, milliseconds, rowInPixels }: Scrolled): boolean =>
  Math.abs(pixels) / rowInPixels > (UNREAD_IN_ROWS_PER_SECOND * milliseconds) / 1_000

/** Whether everything in sight is drawn. */
export function coversSight({ from, to }: RowWindow, { count, aboveInPixels, inSightInPixels, rowInPixels }: Sight): boolean {
  const first = Math.floor(Math.max(0, aboveInPixels) / rowInPixels)
  const last = Math.min(count, Math.ceil((aboveInPixels + inSightInPixels) / rowInPixels))
  return from <= first && to >= last
}
