import type { getAccount, Refund } from '@app/contract/accounts.contract'
import type { Answer } from '@app/contract/endpoint'
import { CLIENT } from './given-payments.ts'
import { idOf, NOW } from './people.ts'

/** CLIENT was billed 40.70, paid 45.00 and has 4.30 in their favour. */
export const givenAccount = (changed: Partial<Answer<typeof getAccount>> = {}): Answer<typeof getAccount> => ({
  client: CLIENT,
  ...{ toPayInCents: 0, debtInCents: 0, creditInCents: 430, heldInCents: 0, openingInCents: 0, closingInCents: -430, total: 2 },
  rows: [
    {
      day: '2026-01-05',
      kind: 'bill',
      document: { id: idOf(40), code: 'FAC-000040' },
      things: { titles: [{ kind: 'thing', name: 'Zapatos', more: 0 }], count: 1 },
      amountInCents: 4_070,
      balanceInCents: 4_070,
    },
    {
      day: '2026-01-06',
      kind: 'payment',
      document: { id: idOf(50), code: 'PAG-000050' },
      things: null,
      amountInCents: -4_500,
      balanceInCents: -430,
    },
  ],
  ...changed,
})

export const givenRefund = (changed: Partial<Refund> = {}): Refund => ({
  ...{ id: idOf(70), code: 'DEV-000070', version: 1, createdAt: NOW, updatedAt: NOW, status: 'requested', client: CLIENT },
  ...{ amountInCents: 430, destination: 'Banco Pichincha, ahorros 2201234567', paidOn: null, method: null, account: null },
  ...{ reference: '', proofs: [], reason: '', returnedAt: null, allowedActions: ['pay', 'refuse'] },
  ...changed,
})
