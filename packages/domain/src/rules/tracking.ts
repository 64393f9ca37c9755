export const CARRIERS = ['UPS', 'FedEx', 'USPS', 'Amazon', 'DHL', 'OnTrac', 'LaserShip'] as const
export type Carrier = (typeof CARRIERS)[number]

/** Upper case without spaces and hyphens: how tracking numbers are compared. */
export const normaliseTracking = (text: string): string => text.toUpperCase().replaceAll(/[\s\-‐‑–]/g, '')

// The distinctive shapes first: a bare run of digits says little.
const SHAPES: readonly (readonly [Carrier, RegExp])[] = [
  ['UPS', /^1Z[0-9A-Z]{16}$/],
  ['Amazon', /^TB[A-Z]\d{12}$/],
  ['LaserShip', /^(?:1LS\d{12,15}|L[A-Z]\d{8})$/],
  ['OnTrac', /^[CD]\d{14}$/],
  ['DHL', /^(?:JJ?D\d{16,20}|GM\d{16,20}|\d{10})$/],
  ['FedEx', /^(?:96\d{20}|\d{12}|\d{15})$/],
  ['USPS', /^(?:(?:420\d{5}(?:\d{4})?)?9[1-5]\d{18,20}|[A-Z]{2}\d{9}US)$/],
]

/** A hint from the number's shape, null when none fits. Carriers change their numbers: never refuse because of it. */
export function guessCarrier(number: string): Carrier | null {
  const normalised = normaliseTracking(number)
  return SHAPES.find(([, shape]) => shape.test(normalised))?.[0] ?? null
}
