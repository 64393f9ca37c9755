// What clients paid: a book that is only ever added to (domain, section 10).
import { PAYMENT_METHODS, ROLES } from '@app/domain'
import { z } from 'zod'
import { companyAccountReference } from './company.contract.ts'
import { endpoint } from './endpoint.ts'
import {
  businessDate,
  codeReference,
  date,
  done,
  id,
  idParams,
  ids,
  instant,
  optionalText,
  paymentAmount,
  personReference,
  signedCents,
  text,
} from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { storedFile } from './files.contract.ts'

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
export type Payment = z.output<typeof payment>

export const listPayments = endpoint({
  method: 'GET',
  path: '/payment',
  summary: 'What clients paid and what was taken back, newest first.',
  description: "A client's own; for an associate, of the bills and purchases of their clients.",
  roles: ROLES,
  query: listQueryBy({
    sort: ['createdAt', 'receivedOn', 'code', 'amountInCents'],
    range: 'received',
  }).extend({
    clientId: repeated(id),
    billId: repeated(id).meta({ description: 'Payments that were applied to one of these bills.' }),
    purchaseId: repeated(id).meta({ description: 'Payments that were applied to one of these purchases.' }),
    method: repeated(z.enum(PAYMENT_METHODS)),
    accountId: repeated(id).meta({ description: 'Payments into one of these accounts of the company.' }),
    isTakenBack: z
      .stringbool()
      .optional()
      .meta({ description: 'Those that were taken back, and what takes them back; or all others.' }),
  }),
  response: listOf(payment),
})

export const getPayment = endpoint({
  method: 'GET',
  path: '/payment/{id}',
  summary: 'One payment, with what it was applied to.',
  roles: ['administrator'],
  params: idParams,
  response: payment,
})

const USUAL_ACCOUNT = 'Where it is not named: Caja for cash, the main account at a bank for the rest.'

export const confirmClientPayment = endpoint({
  method: 'PUT',
  path: '/order/admin/paid/client',
  summary: 'Confirms that clients paid their bills of sale.',
  description:
    'Each client pays the bills that the named orders are on with one payment: what is due, or the amount that came, where it is of one client. A part leaves its bill waiting for the rest; more is credit.',
  guard: 'ordinary',
  roles: ['administrator'],
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
  params: idParams,
  body: z.strictObject({ reason: text(500) }),
  response: done,
})

export const exportPayments = exportOf(listPayments)
export const selectPayments = selectionOf(listPayments)
