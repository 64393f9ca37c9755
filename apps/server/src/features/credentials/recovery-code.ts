import { randomInt } from 'node:crypto'

/** Without those that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF_LENGTH = 5
export const RECOVERY_CODES = 10

/** About fifty bits: `k7qfm-29dxw`. */
export const newRecoveryCode = (): string => `${half()}-${half()}`

const half = (): string => Array.from({ length: HALF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** However somebody wrote a code down. */
export const bare = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase()
