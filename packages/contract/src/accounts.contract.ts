// A client's account: what they owe, what is in their favour, and what moves it (both ways, section 1).
import { COUNTER_READERS, MONEY_READERS, PAYMENT_METHODS, REFUND_STATUSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { waitingApproval } from './fields/approvals.ts'
import { businessDate, done, id, idParams, optionalText, paymentAmount, text } from './fields/fields.ts'
import { EXPORT_FORMATS, exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { refund } from './fields/refund.ts'
import { openingBalance, statement } from './fields/statement.ts'
import { totalsOf } from './totals/list-totals.ts'

export * from './approvals/approvals.ts'

const accountQuery = z.object({ clientId: id.optional(), from: businessDate.optional(), to: businessDate.optional() })

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: "A client's statement: what was charged, paid and given back, and where the money stands.",
  description:
    "One's own; for an associate, of own clients; an administrator names the client. Without days, all of it. The first page has the newest rows.",
  roles: ROLES,
  duties: COUNTER_READERS,
  query: accountQuery.extend({
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  response: statement,
})

export const getAccountPdf = endpoint({
  method: 'GET',
  path: '/account/pdf',
  summary: 'The same statement, all rows of it, as a document.',
  description: 'More than 2,000 rows are no document for people (`exportTooLarge`): fewer days, or the file of cells.',
  roles: ROLES,
  duties: COUNTER_READERS,
  query: accountQuery,
  response: 'file',
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'The same statement, all rows of it, as a spreadsheet or as CSV.',
  roles: ROLES,
  duties: COUNTER_READERS,
  query: accountQuery.extend({ format: z.enum(EXPORT_FORMATS).default('xlsx') }),
  budget: 'exportsPerHour',
  response: 'file',
})

export const moveCredit = endpoint({
  method: 'POST',
  path: '/account/move',
  summary: "Applies a client's credit to one of their bills or purchases.",
  description: "A client's own; an administrator names the client. Above what there is: `creditExceeded`.",
  guard: 'ordinary',
  roles: ['client', 'administrator'],
  duties: ['accounts'],
  body: z
    .strictObject({ clientId: id.optional(), billId: id.optional(), purchaseId: id.optional(), amountInCents: paymentAmount })
    .refine(({ billId, purchaseId }) => (billId === undefined) !== (purchaseId === undefined), {
      error: 'required',
      path: ['billId'],
    }),
  response: done,
})

export const writeOffDebt = endpoint({
  method: 'POST',
  path: '/account/write-off',
  summary: 'Gives up the debt on a client’s account, which nobody will pay.',
  description:
    'What bills wait for is not on the account: a credit note gives that up. Above `writeOffLimit` it waits for a second administrator (202).',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  body: z.strictObject({ clientId: id, reason: text(500) }),
  response: done,
  waits: waitingApproval,
})

export const setOpeningBalance = endpoint({
  method: 'PUT',
  path: '/account/opening',
  summary: 'Says what a client owed, or had in their favour, before the house kept their account here.',
  description:
    'It replaces the one before, and 0 takes it back. A change above `writeOffLimit` waits for a second administrator (202).',
  roles: ['administrator'],
  duties: ['accounts'],
  guard: 'sensitive',
  body: z.strictObject({
    clientId: id,
    balanceInCents: openingBalance,
    reason: text(500),
  }),
  response: done,
  waits: waitingApproval,
})

export const compensateMore = endpoint({
  method: 'POST',
  path: '/order/{id}/compensation',
  summary: 'Asks to pay more for a package than rate and cap of the compensation gave.',
  description:
    'For a package that was compensated; together at most its declared value (`compensationAboveValue`). It always waits for a second administrator (202).',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ amountInCents: paymentAmount, reason: text(500) }),
  response: done,
  waits: waitingApproval,
})

export type Refund = z.output<typeof refund>

export const listRefunds = endpoint({
  method: 'GET',
  path: '/refund',
  summary: 'Refunds that were asked for, paid, refused or came back.',
  description: "A client's own, or all for an administrator.",
  roles: ['client', 'administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({ sort: ['createdAt', 'code', 'status', 'amountInCents'], range: 'requested' }).extend({
    status: repeated(z.enum(REFUND_STATUSES)),
    clientId: repeated(id),
  }),
  response: listOf(refund),
})

export const getRefund = endpoint({
  method: 'GET',
  path: '/refund/{id}',
  summary: 'One refund.',
  description: "A client's own, or any for an administrator.",
  roles: ['client', 'administrator'],
  duties: MONEY_READERS,
  params: idParams,
  response: refund,
})

export const requestRefund = endpoint({
  method: 'POST',
  path: '/refund',
  summary: "Asks for a client's credit back, or a part of it.",
  description: "One's own credit; an administrator names the client. At most the credit that no other request waits for.",
  guard: 'sensitive',
  roles: ['client', 'administrator'],
  duties: ['accounts'],
  body: z.strictObject({ clientId: id.optional(), amountInCents: paymentAmount, destination: text(200) }),
  response: refund,
})

export const answerRefund = endpoint({
  method: 'PUT',
  path: '/refund/{id}',
  summary: 'Pays a refund, or refuses it with a reason.',
  description: 'Paying takes it off the credit there is then.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('pay'),
      paidOn: businessDate.optional().meta({ description: 'Today, where it is not named.' }),
      method: z.enum(PAYMENT_METHODS),
      accountId: id.optional(),
      reference: optionalText(80),
    }),
    z.strictObject({ action: z.literal('refuse'), reason: text(500) }),
  ]),
  multipart: true,
  fileParts: {
    proof: "What shows that it was paid: the bank's receipt, as a photo or a PDF.",
    signature: 'The signature of the client who received cash, as a picture.',
  },
  response: refund,
})

export const returnRefund = endpoint({
  method: 'DELETE',
  path: '/refund/{id}',
  summary: 'The bank sent a refund back: it is credit again.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ reason: text(500) }),
  response: refund,
})

export const exportRefunds = exportOf(listRefunds)
export const selectRefunds = selectionOf(listRefunds)
export const totalRefunds = totalsOf(listRefunds, ['amountInCents'])

// Calls that wait for a second administrator (trust, section 2): the desktop counts them.
