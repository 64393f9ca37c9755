// Random walks through the model of ends: refunds, notes, compensation, write-offs, cancelled purchases, splits and what is found again, in any order.
import { test } from 'vitest'
import { CASES } from './dead-ends/cases.ts'
import { expectWalks } from './replayed/expect-edges.ts'
import { SEQUENCES, TIMEOUT_IN_MILLISECONDS } from './sequences.ts'

/** A walk here is a life from its client's sign-up to a settled end: as long as ten of the others. */
const WALKS = Math.ceil(SEQUENCES / 10)

test.each([
  ['one package', CASES.one, []],
  ['a purchase', { ...CASES.bought, never: ['tooHeavy'] }, []],
  ['two packages of one bundle and bill', CASES.two, ['reopen']],
] as const)(
  '%s: the books balance after any of it',
  async (_name, of, without) => {
    await expectWalks(of, WALKS, without)
  },
  TIMEOUT_IN_MILLISECONDS,
)
