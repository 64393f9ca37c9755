// Money that is booked to nobody: lines of banks, and receipts that wait for their answer, in one list.
import { MONEY_READERS } from '@app/domain'
import { z } from 'zod'
import { companyAccountReference } from '../company.contract.ts'
import { endpoint } from '../endpoint.ts'
import { date, id } from '../fields/fields.ts'
import { openBill, unidentifiedLine } from '../fields/statements.ts'
import { paymentProof } from '../payment-proofs.contract.ts'

const lineOfProof = z.strictObject({ id, day: date, amountInCents: z.int(), account: companyAccountReference })

const listedLine = unidentifiedLine.extend({ kind: z.literal('line') })
const listedProof = paymentProof.extend({
  kind: z.literal('proof'),
  dueInCents: z.int().nullable().meta({ description: 'Of its bill; null where that is paid or void, or it is of a purchase.' }),
  line: lineOfProof
    .extend({ bills: z.array(openBill).meta({ description: "Its client's, that the line pays exactly." }) })
    .nullable()
    .meta({ description: 'The line that waits and says its reference: it is this money.' }),
  linesOfAmount: z
    .array(lineOfProof)
    .meta({ description: 'Where no line says its reference: the oldest of the same amount, which may be it; at most three.' }),
})
export type ListedLine = z.output<typeof listedLine>
export type ListedProof = z.output<typeof listedProof>

export const listUnidentified = endpoint({
  method: 'GET',
  path: '/statement/unidentified',
  summary: 'Money that is booked to nobody: lines of banks and receipts that wait, each with whom it may be of.',
  description:
    'What is ready first, then the oldest; a receipt follows the line that says its reference. `isReady` has no receipts where it is true, `accountId` those of its lines alone.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: z.object({
    accountId: id.optional(),
    isReady: z.stringbool().optional(),
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(1_000).default(100),
  }),
  response: z.strictObject({
    data: z.array(z.discriminatedUnion('kind', [listedLine, listedProof])),
    meta: z.strictObject({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int(), readyCount: z.int() }),
  }),
})
