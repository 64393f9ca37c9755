/** `value` × 10^`places` without binary noise: 1.005 shifted by 2 is 100.5, where 1.005 × 100 is 100.49999999999999. */
export function shiftDecimals(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** A comma or a point before the decimals; the other one, if any, groups thousands. */
const PLAIN = /^-?\d+(?:[.,]\d+)?$/
const GROUPED = /^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:,\d{3})+\.\d+$/

/**
 * A number as people type it, with a decimal comma or point: '1,5', '1.5', '1.234,50'; null when it is none.
 * A single separator is always the decimal one: '1,234' is 1.234.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim()
  if (!PLAIN.test(trimmed) && !GROUPED.test(trimmed)) return null
  const decimalMark = Math.max(trimmed.lastIndexOf('.'), trimmed.lastIndexOf(','))
  if (decimalMark < 0) return Number(trimmed)
  const whole = trimmed.slice(0, decimalMark).replaceAll(/[.,]/g, '')
  return Number(`${whole}.${trimmed.slice(decimalMark + 1)}`)
}
