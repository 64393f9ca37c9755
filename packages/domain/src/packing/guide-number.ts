// The number of an air waybill: three digits of the airline, a serial of seven, and their check digit (IATA resolution 600a).
const WAYBILL = /^(\d{3})-?(\d{7})(\d)$/

/** As airlines write it: eleven digits become `729-12345675`; any other number stays as it was typed. */
export function asAirWaybill(typed: string): string {
  const [, airline, serial, last] = WAYBILL.exec(typed.trim()) ?? []
  return airline === undefined ? typed : `${airline}-${serial}${last}`
}

/** The last digit that an air waybill of this serial has, the serial mod 7, where it is typed with another; null elsewhere. */
export function airWaybillCheckDigit(number: string): number | null {
  const [, , serial, last] = WAYBILL.exec(number.trim()) ?? []
  if (serial === undefined) return null
  const expected = Number(serial) % 7
  return Number(last) === expected ? null : expected
}
