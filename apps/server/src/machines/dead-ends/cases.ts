// What the model begins with, and how many misfortunes may meet.
import type { Case } from './search.ts'
import { BOUGHT, beginning, ONE, TWO } from './truth.ts'

/** Vector 1's account with what vector 2 left in favour, and with what vector 3 begins with as a debt. */
const IN_FAVOUR = beginning(ONE, { creditInCents: 430, unclearedInCents: 430 })
const IN_DEBT = beginning(ONE, { creditInCents: -676 })

export const CASES = {
  one: { name: 'one package', amounts: ONE, beginnings: [beginning(ONE), IN_FAVOUR, IN_DEBT], misfortunes: 3 },
  two: {
    name: 'two packages of one bundle and bill',
    amounts: TWO,
    beginnings: [beginning(TWO)],
    misfortunes: 2,
    // What is too heavy goes alone.
    never: ['tooHeavy'],
  },
  bought: { name: 'a purchase', amounts: BOUGHT, beginnings: [beginning(BOUGHT, { purchase: 'asked' })], misfortunes: 3 },
} satisfies Record<string, Case>
