// Codes of authenticator applications (RFC 6238): SHA-1, six digits, thirty seconds, which is what all of them know.
import { Secret, TOTP } from 'otpauth'
import { now } from '../../clock.ts'

const PERIOD_IN_SECONDS = 30
/** A clock may be a step ahead or behind. */
const STEPS_EITHER_WAY = 1
/** As long as the digest (RFC 4226, section 4). */
const SECRET_LENGTH_IN_BYTES = 20

type Names = { issuer: string; account: string }

const SIX_DIGITS = /^[0-9]{6}$/

const generator = (secret: string, { issuer, account }: Names) =>
  new TOTP({ issuer, label: account, algorithm: 'SHA1', digits: 6, period: PERIOD_IN_SECONDS, secret: Secret.fromBase32(secret) })

/** @returns base32. */
export const newSecret = (): string => new Secret({ size: SECRET_LENGTH_IN_BYTES }).base32

/** What the application reads: `otpauth://totp/…`. */
export const addressOf = (secret: string, names: Names): string => generator(secret, names).toString()

/** @returns the step that the code belongs to, or null where it is none of now. */
export function stepOf(secret: string, code: string): number | null {
  // The library compares bytes, and throws where letters of several make them more.
  if (!SIX_DIGITS.test(code)) return null
  const totp = generator(secret, { issuer: '', account: '' })
  const timestamp = now().getTime()
  const delta = totp.validate({ token: code, timestamp, window: STEPS_EITHER_WAY })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
