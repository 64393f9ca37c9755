// The code of a link that shows where a package is: 100 random bits, as letters that can be read aloud.

/** Crockford's base 32, small: without i, l, o and u, which are read as others. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
/** Of five bits each. */
export const TRACKING_CODE_LENGTH = 20

const CODE = new RegExp(`^[${SIGNS}]{${TRACKING_CODE_LENGTH}}$`)

/** @param random at least 20 random bytes; five bits of each are used. */
export const trackingCodeOf = (random: Uint8Array): string =>
  [...random.slice(0, TRACKING_CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')

/** A code as somebody typed it: large letters, hyphens, and signs that look like others. Null where it cannot be one. */
export function readTrackingCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[-\s]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return CODE.test(code) ? code : null
}
