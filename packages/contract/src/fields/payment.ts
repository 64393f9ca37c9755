// What a payment is to whoever reads it.
import { PAYMENT_METHODS } from '@app/domain'
import { z } from 'zod'
import { companyAccountReference } from '../company.contract.ts'
import { storedFile } from '../files.contract.ts'
import { codeReference, date, id, instant, personReference, signedCents } from './fields.ts'

const application = z
  .strictObject({
    bill: codeReference.nullable(),
    purchase: codeReference.nullable(),
    amountInCents: z.int().positive(),
    isBack: z.boolean().meta({ description: 'It went back to the account since.' }),
  })
  .meta({
    description: 'What was applied of the payment when it came: to a bill, or to a purchase up front. The rest is credit.',
  })

export const payment = z.strictObject({
  id,
  code: z.string(),
  client: personReference,
  amountInCents: signedCents.meta({ description: 'Negative where it takes another payment back.' }),
  applications: z.array(application),
  receivedOn: date.meta({ description: 'The day in Quito on which the money came.' }),
  method: z.enum(PAYMENT_METHODS),
  account: companyAccountReference.nullable().meta({ description: 'Where the money came in.' }),
  reference: z.string(),
  note: z.string(),
  proofs: z.array(storedFile).meta({ description: 'What shows that it came; associates do not see it.' }),
  reversesId: id.nullable().meta({ description: 'The payment that this one takes back, and why it does.' }),
  reason: z.string().nullable(),
  reversedBy: codeReference
    .extend({ reason: z.string(), at: instant })
    .nullable()
    .meta({ description: 'The payment that takes this one back.' }),
  actor: z
    .strictObject({ name: z.string() })
    .nullable()
    .meta({ description: 'Who confirmed it, or took it back; clients read no names of staff.' }),
  at: instant,
  allowedActions: z.array(z.enum(['undoPayment'])),
})
