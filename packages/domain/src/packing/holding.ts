// A package in Miami that waits although it could be bundled (office, section 2). Days are business days of Quito, 'YYYY-MM-DD'.
import { addDays, type Weekday, weekdayOnOrAfter } from '../rules/dates.ts'

/** Each has a sentence that its client reads; a note is the staff's own. */
export const HOLD_REASONS = ['travelTogether', 'askedByClient', 'nextFlight', 'contents', 'other'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** released: until staff release it · nextCutOff: it lets the coming cut-off pass · day: it goes on that day. */
export const HOLD_ENDS = ['released', 'nextCutOff', 'day'] as const
export type HoldEnd = (typeof HOLD_ENDS)[number]

/** A later day is a slip of the pen. */
export const LONGEST_HOLD_IN_DAYS = 90

/** As it was put on hold; whether it still is, the day says. */
export type HoldColumns = { holdReason: HoldReason | null; heldUntil: string | null }

/** It ends by itself: on the day it is free, whatever ran in the night. */
export const isHeld = ({ holdReason, heldUntil }: HoldColumns, today: string): boolean =>
  holdReason !== null && (heldUntil === null || today < heldUntil)

/** Why, and the day on which it goes on; null where it does not wait. */
export const holdOn = (columns: HoldColumns, today: string): { reason: HoldReason; until: string | null } | null =>
  columns.holdReason !== null && isHeld(columns, today) ? { reason: columns.holdReason, until: columns.heldUntil } : null

/** The day after the coming cut-off, which it lets pass. */
export const heldPastCutOff = (today: string, cutOffDay: Weekday): string => addDays(weekdayOnOrAfter(today, cutOffDay), 1)

/** From tomorrow on, and not for longer than a client would wait. */
export const isPossibleEndOfHold = (day: string, today: string): boolean =>
  day > today && day <= addDays(today, LONGEST_HOLD_IN_DAYS)
