// What clients paid: a book that is only ever added to (domain, section 10).
import { MONEY_READERS, PAYMENT_METHODS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { businessDate, done, id, idParams, ids, optionalText, paymentAmount, text } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { payment } from './fields/payment.ts'
import {
  bankStatement,
  LINE_STATES,
  readAs,
  readLine,
  STATEMENT_FILE,
  statementColumns,
  statementLine,
} from './fields/statements.ts'

export * from './payments/payment-lists.ts'
export * from './payments/unidentified.ts'

export type Payment = z.output<typeof payment>

const USUAL_ACCOUNT = 'Where it is not named: Caja for cash, the main account at a bank for the rest.'

export const confirmClientPayment = endpoint({
  method: 'PUT',
  path: '/order/admin/paid/client',
  summary: 'Confirms that clients paid their bills of sale.',
  description:
    'Each client pays the bills that the named orders are on with one payment: what is due, or the amount that came, where it is of one client. A part leaves its bill waiting for the rest; more is credit.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter', 'accounts'],
  body: z.strictObject({
    orderIds: ids,
    method: z.enum(PAYMENT_METHODS),
    reference: optionalText(80),
    receivedOn: businessDate.optional().meta({ description: 'Today, where it is not named.' }),
    accountId: id.optional().meta({ description: USUAL_ACCOUNT }),
    amountInCents: paymentAmount.optional().meta({ description: 'What is due, where it is not named.' }),
  }),
  response: done,
})

export const createPayment = endpoint({
  method: 'POST',
  path: '/payment',
  summary: "Takes a client's payment, and applies it to bills and purchases.",
  description:
    'Without `applications` the oldest bills are paid first. What is not applied is credit. A payment with the reference and amount of another (without a reference: the client, day and amount) in the same account is refused (`paymentLooksRepeated`) until `repeated` says that it is another one.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter', 'accounts'],
  body: z.strictObject({
    clientId: id,
    receivedOn: businessDate,
    amountInCents: paymentAmount,
    method: z.enum(PAYMENT_METHODS),
    accountId: id.optional().meta({ description: USUAL_ACCOUNT }),
    reference: optionalText(80),
    note: optionalText(500),
    applications: z
      .array(
        z
          .strictObject({ billId: id.optional(), purchaseId: id.optional(), amountInCents: paymentAmount })
          .refine(({ billId, purchaseId }) => (billId === undefined) !== (purchaseId === undefined), {
            error: 'required',
            path: ['billId'],
          }),
      )
      .max(200)
      .optional(),
    repeated: z.boolean().default(false),
  }),
  multipart: true,
  fileParts: { proof: 'What shows that the money came, as photos or PDFs.' },
  response: payment,
})

export const undoPayment = endpoint({
  method: 'DELETE',
  path: '/payment/{id}',
  summary: 'Takes back a payment that never came, or bounced.',
  description:
    "Always. Where the client's credit does not bear it, the newest money comes back from bills of which nothing was handed over, which wait for payment again; what is left is the client's debt.",
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ reason: text(500) }),
  response: done,
})

export const previewStatement = endpoint({
  method: 'POST',
  path: '/statement/preview',
  summary: 'Reads a bank’s file without keeping it: what its columns are taken for, and its first lines.',
  description:
    'The columns are those that were confirmed for the account, where the file has them; else what their headings say.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  body: z.strictObject({ accountId: id, columns: statementColumns.optional() }),
  multipart: true,
  fileParts: STATEMENT_FILE,
  response: z.strictObject({
    headings: z.array(z.string()),
    readAs,
    columns: statementColumns
      .nullable()
      .meta({ description: 'Null where the headings do not say where the day and the amount are.' }),
    isConfirmed: z.boolean().meta({ description: 'The columns were confirmed for this account before.' }),
    lines: z.array(readLine).meta({ description: 'The first ten.' }),
    lineCount: z.int(),
    skipped: z.array(z.int()).meta({ description: 'The first rows below the headings that have no day or no amount, from 1.' }),
    skippedCount: z.int(),
  }),
})
export type StatementPreview = z.output<typeof previewStatement.response>

export const importStatement = endpoint({
  method: 'POST',
  path: '/statement',
  summary: "Keeps the lines of a bank's file that are not there yet, and remembers its columns for the account.",
  description:
    'A line is its account, day, amount, reference, text, and which of those alike it is in its file: files that overlap add nothing twice. What left the account is kept, and is no payment.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  body: z.strictObject({ accountId: id, columns: statementColumns }),
  multipart: true,
  fileParts: STATEMENT_FILE,
  response: bankStatement,
})

export const listStatements = endpoint({
  method: 'GET',
  path: '/statement',
  summary: 'Statements that were imported, the newest first.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({ sort: ['createdAt', 'firstDay', 'lastDay'], range: 'made' }).extend({ accountId: repeated(id) }),
  response: listOf(bankStatement),
})

export const listStatementLines = endpoint({
  method: 'GET',
  path: '/statement/line',
  summary: 'Lines of statements, and what became of them.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({ sort: ['day', 'amountInCents'], range: 'carriedOut' }).extend({
    statementId: repeated(id),
    accountId: repeated(id),
    state: repeated(z.enum(LINE_STATES)),
  }),
  response: listOf(statementLine),
})

export const bookStatementLine = endpoint({
  method: 'POST',
  path: '/statement/line/{id}/payment',
  summary: 'Takes the payment that a line is, and keeps which line it was.',
  description:
    'As POST /payment, with the day, amount, account and reference of the line. `bills` are paid whole, else nothing is booked (`amountDiffers`); without them the oldest are paid first. A line is booked once (`statementLineBooked`), and free again when its payment is taken back.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({
    clientId: id,
    bills: z
      .array(z.strictObject({ id, amountInCents: paymentAmount }))
      .max(6)
      .optional(),
    repeated: z.boolean().default(false),
  }),
  response: payment,
})

export const putLineAside = endpoint({
  method: 'PUT',
  path: '/statement/line/{id}/aside',
  summary: 'Says that a line is of no client, and why.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ reason: text(200) }),
  response: done,
})

export const takeLineBack = endpoint({
  method: 'DELETE',
  path: '/statement/line/{id}/aside',
  summary: 'A line that was put aside is to be identified again.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  response: done,
})

export const exportStatements = exportOf(listStatements)
export const selectStatements = selectionOf(listStatements)
export const exportStatementLines = exportOf(listStatementLines)
export const selectStatementLines = selectionOf(listStatementLines)
