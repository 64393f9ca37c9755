import type { Random } from '../calendar/random.ts'

export type CarrierName = 'UPS' | 'FedEx' | 'USPS' | 'Amazon'

/** A tracking number in the carrier's own format, with its check digit where it has one. */
export function makeTracking(random: Random, carrier: CarrierName): string {
  if (carrier === 'Amazon') return `TBA${random.digits(12)}`
  if (carrier === 'UPS') return makeUps(random)
  if (carrier === 'USPS') return makeUsps(random)
  return makeFedEx(random)
}

/** 1Z, shipper, service, package, check digit: every second digit doubled, letters counted as their place modulo 10. */
function makeUps(random: Random): string {
  const shipper = Array.from({ length: 6 }, () => random.pick([...'0123456789ABCEFHRVWXY'])).join('')
  const body = `${shipper}${random.pick(['03', '13', 'YW', '42'])}${random.digits(7)}`
  const total = [...body].reduce((sum, character, place) => sum + upsValue(character) * (place % 2 === 0 ? 1 : 2), 0)
  return `1Z${body}${(10 - (total % 10)) % 10}`
}

const upsValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 'A'.charCodeAt(0) + 2) % 10

/** Twenty-two digits that begin with 94; weights 3 and 1 from the right. */
function makeUsps(random: Random): string {
  const body = `94001${random.digits(16)}`
  const total = [...body].reverse().reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return `${body}${(10 - (total % 10)) % 10}`
}

/** Twelve digits; weights 1, 7, 3 from the right, modulo 11. */
function makeFedEx(random: Random): string {
  const body = `${random.integer(2, 9)}${random.digits(10)}`
  const total = [...body].reverse().reduce((sum, digit, place) => sum + Number(digit) * ([1, 3, 7][place % 3] ?? 1), 0)
  return `${body}${(total % 11) % 10}`
}
