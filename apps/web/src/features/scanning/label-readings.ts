import { normaliseTracking } from '@app/domain'

/** What surrounds the published number in a label's code: a postal code before USPS's, routing before FedEx's. */
const INSIDE = [/^420\d{5}(?:\d{4})?(9[1-5]\d{18,20})$/, /^(?:96\d{20}|10\d{20})(\d{12})$/, /^.{1,8}(1Z[0-9A-Z]{16})$/] as const

/** A scanner set to another keyboard than the computer's writes other signs for a hyphen. */
const FOREIGN_HYPHENS = /['/?_]/g

/** As it is printed, hyphens included: codes are searched so. */
export const asPrinted = (scanned: string): string => scanned.trim().replaceAll(FOREIGN_HYPHENS, '-')

/** The numbers that a label's bars may mean, the surest first: as read, and without what a carrier puts around it. */
export function labelReadings(scanned: string): string[] {
  const number = normaliseTracking(asPrinted(scanned))
  const inside = INSIDE.flatMap((shape) => shape.exec(number)?.[1] ?? [])
  return [...new Set([number, ...inside])]
}
