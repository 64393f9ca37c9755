// A client's account: what they owe, what is in their favour, and what moves it (both ways, section 1).
import { PAYMENT_METHODS, REFUND_ACTIONS, REFUND_STATUSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { companyAccountReference } from './company.contract.ts'
import { endpoint } from './endpoint.ts'
import {
  businessDate,
  date,
  done,
  id,
  idParams,
  instant,
  optionalText,
  paymentAmount,
  personReference,
  record,
  signedCents,
  text,
} from './fields/fields.ts'
import { storedFile } from './files.contract.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

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
] as const

const accountRow = z.strictObject({
  day: date,
  kind: z.enum(ACCOUNT_ROW_KINDS),
  document: z.strictObject({ id, code: z.string() }),
  amountInCents: signedCents.meta({ description: 'What it added to what the client owes; negative where it took off.' }),
  balanceInCents: signedCents.meta({ description: 'What the client owed after it.' }),
})
export type AccountRow = z.output<typeof accountRow>

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: "A client's statement: what was charged, paid and given back, and where the money stands.",
  description: "One's own; for an associate, of own clients; an administrator names the client. Without days, all of it.",
  roles: ROLES,
  query: z.object({ clientId: id.optional(), from: businessDate.optional(), to: businessDate.optional() }),
  response: z.strictObject({
    client: personReference,
    toPayInCents: signedCents,
    creditInCents: signedCents,
    heldInCents: signedCents,
    openingInCents: signedCents,
    rows: z.array(accountRow),
    closingInCents: signedCents,
  }),
})

export const moveCredit = endpoint({
  method: 'POST',
  path: '/account/move',
  summary: "Applies a client's credit to one of their bills or purchases.",
  description: "A client's own; an administrator names the client. Above what there is: `creditExceeded`.",
  roles: ['client', 'administrator'],
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
    'What bills wait for is not on the account: a credit note gives that up. Above `writeOffLimit`: `writeOffAboveLimit`.',
  roles: ['administrator'],
  needsRecentAuthentication: true,
  body: z.strictObject({ clientId: id, reason: text(500) }),
  response: done,
})

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
export type Refund = z.output<typeof refund>

export const listRefunds = endpoint({
  method: 'GET',
  path: '/refund',
  summary: 'Refunds that were asked for, paid, refused or came back.',
  description: "A client's own, or all for an administrator.",
  roles: ['client', 'administrator'],
  query: listQueryBy({ sort: ['createdAt', 'code', 'status', 'amountInCents'], range: 'was asked for' }).extend({
    status: repeated(z.enum(REFUND_STATUSES)),
    clientId: repeated(id),
  }),
  response: listOf(refund),
})

export const requestRefund = endpoint({
  method: 'POST',
  path: '/refund',
  summary: "Asks for a client's credit back, or a part of it.",
  description: "One's own credit; an administrator names the client. At most the credit that no other request waits for.",
  roles: ['client', 'administrator'],
  body: z.strictObject({ clientId: id.optional(), amountInCents: paymentAmount, destination: text(200) }),
  response: refund,
})

export const answerRefund = endpoint({
  method: 'PUT',
  path: '/refund/{id}',
  summary: 'Pays a refund, or refuses it with a reason.',
  description: 'Paying takes it off the credit there is then.',
  roles: ['administrator'],
  needsRecentAuthentication: true,
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
  roles: ['administrator'],
  needsRecentAuthentication: true,
  params: idParams,
  body: z.strictObject({ reason: text(500) }),
  response: refund,
})

export const exportRefunds = exportOf(listRefunds)
export const selectRefunds = selectionOf(listRefunds)
