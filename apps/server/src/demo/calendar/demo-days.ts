import { StartError } from '../../db/start-error.ts'

const A_YEAR = 365
/** Enough for a package to have come all the way, and to be paid. */
const FEWEST = 60

/** How far back the demo company goes, as DEMO_DAYS says it. @throws StartError for anything but 60 to 365 days. */
export function demoDays(given: string | undefined): number {
  if (!given?.trim()) return A_YEAR
  const days = Number(given)
  if (Number.isInteger(days) && days >= FEWEST && days <= A_YEAR) return days
  throw new StartError(`DEMO_DAYS must be a whole number from ${FEWEST} to ${A_YEAR}.`)
}
