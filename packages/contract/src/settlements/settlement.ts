// What one associate was paid at once, or gave back.
import { PAYMENT_METHODS, SETTLEMENT_ACTIONS, SETTLEMENT_KINDS, SETTLEMENT_STATUSES } from '@app/domain'
import { z } from 'zod'
import { companyAccountReference } from '../company.contract.ts'
import { date, instant, personReference, record, signedCents } from '../fields/fields.ts'

export const settlement = z
  .strictObject({
    ...record,
    kind: z
      .enum(SETTLEMENT_KINDS)
      .meta({ description: '`received`: the associate gave back what was taken back after it had been paid.' }),
    status: z.enum(SETTLEMENT_STATUSES),
    associate: personReference,
    paidOn: date,
    method: z.enum(PAYMENT_METHODS),
    account: companyAccountReference.nullable().meta({ description: 'Null of one that was made before accounts were kept.' }),
    reference: z.string(),
    orders: z.int().meta({ description: 'How many packages it pays for.' }),
    earnedInCents: signedCents,
    takenBackInCents: signedCents.meta({
      description: 'What is taken off: earnings that were taken back after they had been paid.',
    }),
    totalInCents: signedCents.meta({ description: 'What the house paid; negative where it received.' }),
    actor: z.strictObject({ name: z.string() }).nullable(),
    takenBackAt: instant.nullable(),
    reason: z.string().meta({ description: 'Why it was taken back.' }),
    allowedActions: z.array(z.enum(SETTLEMENT_ACTIONS)),
  })
  .meta({ description: 'What one associate was paid at once, or gave back.' })
export type Settlement = z.output<typeof settlement>
