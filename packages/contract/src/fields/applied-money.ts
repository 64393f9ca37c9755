import { PAYMENT_METHODS } from '@app/domain'
import { z } from 'zod'
import { date, id, instant, signedCents } from './fields.ts'

export const appliedMoney = z
  .strictObject({
    id,
    from: z.enum(['payment', 'balance', 'purchase', 'creditNote']).meta({
      description:
        "A payment, the client's balance (negative: a debt from before), what was paid up front, or (negative) what a credit note sent to the account.",
    }),
    payment: z
      .strictObject({ id, code: z.string(), method: z.enum(PAYMENT_METHODS), reference: z.string(), receivedOn: date })
      .nullable(),
    purchase: z.strictObject({ id, code: z.string() }).nullable(),
    amountInCents: signedCents,
    at: instant,
  })
  .meta({ description: 'Money that was moved to the bill.' })
export type AppliedMoney = z.output<typeof appliedMoney>
