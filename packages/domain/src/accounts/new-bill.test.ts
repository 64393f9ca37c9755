import { expect, test } from 'vitest'
import { takenForBill } from '../index.ts'

test.each([
  // Both ways, section 10, vector 3: a balance of −6.76 leaves 50.16 of 56.92 due.
  ['takes what is in favour', 5_692, -676, 0, true, [0, 676, 5_016]],
  ['takes no more of it than it costs', 5_692, -8_000, 0, true, [0, 5_692, 0]],
  ['takes over a debt from before', 5_692, 4_070, 0, true, [0, -4_070, 9_762]],
  ['leaves the balance where its client wants to', 5_692, -676, 0, false, [0, 0, 5_692]],
  ['takes what was paid up front before anything else', 12_178, -676, 8_476, true, [8_476, 676, 3_026]],
  ['sends what was held too much to the account', 4_507, 0, 8_476, true, [4_507, 0, 0]],
  ['pays a debt with what was held too much', 4_507, 5_000, 8_476, true, [4_507, -1_031, 1_031]],
  ['is taken up front whether or not the balance is left', 12_178, -676, 8_476, false, [8_476, 0, 3_702]],
])('a new bill %s', (_what, totalInCents, balanceInCents, heldInCents, useBalance, [held, balance, due]) => {
  expect(takenForBill(totalInCents, { balanceInCents, heldInCents }, { useBalance })).toEqual({
    fromPurchasesInCents: held,
    fromBalanceInCents: balance,
    dueInCents: due,
  })
})
