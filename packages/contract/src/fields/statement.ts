// A client's statement: what was charged, paid and given back (both ways, section 1).
import { MOST_IN_CENTS } from '@app/domain'
import { z } from 'zod'
import { date, id, personReference, signedCents, wholeNumber } from './fields.ts'
import { titles } from './title.ts'

export const ACCOUNT_ROW_KINDS = [
  'bill',
  'billVoided',
  'creditNote',
  'creditNoteTakenBack',
  'payment',
  'paymentUndone',
  'refund',
  'refundReturned',
  'compensation',
  'compensationTakenBack',
  'writeOff',
  'opening',
  'openingTakenBack',
] as const

const accountRow = z.strictObject({
  day: date,
  kind: z.enum(ACCOUNT_ROW_KINDS),
  document: z.strictObject({ id, code: z.string() }),
  things: titles
    .nullable()
    .meta({ description: 'What the client calls what a bill, a credit note or a compensation is about; null of other rows.' }),
  amountInCents: signedCents.meta({ description: 'What it added to what the client owes; negative where it took off.' }),
  balanceInCents: signedCents.meta({ description: 'What the client owed after it.' }),
})
export type AccountRow = z.output<typeof accountRow>

export const statement = z.strictObject({
  client: personReference,
  toPayInCents: signedCents,
  debtInCents: signedCents.meta({ description: 'Of that, what no bill waits for: the next bill takes it over.' }),
  creditInCents: signedCents,
  heldInCents: signedCents,
  openingInCents: signedCents.meta({ description: 'What was owed before the days.' }),
  rows: z.array(accountRow).meta({ description: 'The oldest of the page first.' }),
  closingInCents: signedCents.meta({ description: 'What was owed at the end of the days.' }),
  total: z.int().meta({ description: 'Rows of the days, on all pages.' }),
})
export type Statement = z.output<typeof statement>

export const openingBalance = wholeNumber()
  .min(-MOST_IN_CENTS, 'tooSmall')
  .max(MOST_IN_CENTS, 'tooLarge')
  .meta({ description: 'Owed is positive; negative is in the client’s favour.' })
