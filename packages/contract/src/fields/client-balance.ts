// What a client was charged, paid and owes, as sums of the ledger.
import { z } from 'zod'
import { personReference, signedCents } from './fields.ts'

export const clientBalance = z.strictObject({
  client: personReference,
  chargedInCents: signedCents,
  paidInCents: signedCents,
  balanceInCents: signedCents.meta({ description: 'To pay, less credit and what is held.' }),
  toPayInCents: signedCents.meta({ description: 'What bills are due, and debt.' }),
  debtInCents: signedCents.meta({ description: 'Of that, what no bill waits for: the next bill takes it over.' }),
  creditInCents: signedCents.meta({ description: 'In favour of the client.' }),
  heldInCents: signedCents.meta({ description: 'Paid up front for purchases that are not billed yet.' }),
  unpaidBills: z.int(),
  openOrders: z.int(),
  profitInCents: signedCents.nullable().meta({
    description:
      'What associates earned on this client: for the associate their own, for an administrator all; for the client nothing.',
  }),
})
