import { StartError } from '../../db/start-error.ts'

/** How much there is of a company of 30 staff: `oneIn` is 1 for all of it (office, "Size"), 10 for a tenth. */
export type LargeSize = {
  oneIn: number
  staff: number
  associates: number
  clients: number
  /** Asked for within the year. */
  packages: number
  bundlesOfManifest: number
  shelvesOfWarehouse: number
}

const WHOLE = { staff: 30, associates: 20, clients: 5_000, packages: 120_000, bundlesOfManifest: 1_000, shelvesOfWarehouse: 200 }
const FEWEST_SHELVES = 10
const SMALLEST = 1_000
const USAGE = `Usage: npm run demo [-- --large[=<one in so many, 1 to ${SMALLEST}>]]`

/** People who work there are as many at every size: each duty has somebody. */
export const largeSize = (oneIn: number): LargeSize => ({
  oneIn,
  staff: WHOLE.staff,
  associates: WHOLE.associates,
  clients: Math.ceil(WHOLE.clients / oneIn),
  packages: Math.ceil(WHOLE.packages / oneIn),
  bundlesOfManifest: Math.ceil(WHOLE.bundlesOfManifest / oneIn),
  shelvesOfWarehouse: Math.max(FEWEST_SHELVES, Math.ceil(WHOLE.shelvesOfWarehouse / oneIn)),
})

/** What the start was asked for: `--large`, `--large=10` for a tenth, or nothing for the small company. @throws StartError for anything else. */
export function askedSize(given: readonly string[]): LargeSize | null {
  if (given.length === 0) return null
  const asked = /^--large(?:=([1-9]\d{0,3}))?$/.exec(given.join(' '))
  const oneIn = Number(asked?.[1] ?? 1)
  if (!asked || oneIn > SMALLEST) throw new StartError(USAGE)
  return largeSize(oneIn)
}

/** Where it is kept: beside the small company, so that both can be. */
export const folderOf = (directory: string, size: LargeSize | null): string => {
  if (size === null) return directory
  return size.oneIn === 1 ? `${directory}-large` : `${directory}-large-${size.oneIn}`
}
