// Credit that a client wants back (both ways, section 1).
import { PAYMENT_METHODS, REFUND_ACTIONS, REFUND_STATUSES } from '@app/domain'
import { z } from 'zod'
import { companyAccountReference } from '../company.contract.ts'
import { storedFile } from '../files.contract.ts'
import { date, instant, personReference, record } from './fields.ts'

export const refund = z.strictObject({
  ...record,
  status: z.enum(REFUND_STATUSES),
  client: personReference,
  amountInCents: z.int().positive(),
  destination: z.string().meta({ description: 'Where the client wants it: bank, kind and number of an account.' }),
  paidOn: date.nullable(),
  method: z.enum(PAYMENT_METHODS).nullable(),
  account: companyAccountReference.nullable(),
  reference: z.string(),
  proofs: z.array(storedFile).meta({ description: "What shows that it was paid: a bank's receipt, or a signature for cash." }),
  reason: z.string().meta({ description: 'Why it was refused, or came back.' }),
  returnedAt: instant.nullable(),
  allowedActions: z.array(z.enum(REFUND_ACTIONS)),
})
