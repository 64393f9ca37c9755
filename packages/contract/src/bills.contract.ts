import { BILL_ACTIONS, BILL_STATUSES, COUNTER_READERS, PAYMENT_METHODS, PRICE_LINE_NAMES, ROLES } from '@app/domain'
import { z } from 'zod'
import { billedOrder, invoiceOwner } from './bills/billed-order.ts'
import { endpoint } from './endpoint.ts'
import { appliedMoney } from './fields/applied-money.ts'
import { done, id, idParams, ids, instant, personReference, recipient, record, signedCents, text } from './fields/fields.ts'
import { amountRange, exportOf, inSet, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { payment } from './fields/payment.ts'
import { lineTreatment } from './fields/prices.ts'
import { timelineEntry } from './fields/timeline.ts'
import { paymentProof } from './payment-proofs.contract.ts'
import { totalsOf } from './totals/list-totals.ts'

export * from './bills/billed-order.ts'

const billLine = z.strictObject({
  id,
  orderId: id,
  name: z.enum(PRICE_LINE_NAMES),
  label: z.string(),
  amountInCents: signedCents,
  treatment: lineTreatment,
})

export const creditNote = z
  .strictObject({
    id,
    code: z.string(),
    createdAt: instant,
    reason: z.string(),
    lines: z.array(billLine).meta({ description: 'The lines of the bill that it gives back, with what it gives back of each.' }),
    taxInCents: signedCents.meta({
      description: 'Of its own base, at most what the bill has left; with the last base all of that.',
    }),
    totalInCents: z.int().positive(),
    takenBackAt: instant.nullable(),
    takenBackReason: z.string(),
  })
  .meta({ description: 'What the house gives back of a bill. What was paid of it already is credit.' })
export type CreditNote = z.output<typeof creditNote>

// Domain, section 4.
export const bill = z
  .strictObject({
    ...record,
    status: z.enum(BILL_STATUSES),
    isFinished: z
      .boolean()
      .meta({ description: 'Charged, and every package of it was closed: nothing is handed over any more.' }),
    client: personReference,
    pickup: recipient,
    invoiceOwner,
    orders: z.array(billedOrder).meta({ description: 'An associate sees their own; the totals are of all.' }),
    subtotalInCents: signedCents.meta({ description: 'Services and purchases, before IVA and duty.' }),
    ivaInBasisPoints: z.int().meta({ description: 'The rate that `taxInCents` was taken at.' }),
    taxInCents: signedCents,
    dutyInCents: signedCents,
    totalInCents: signedCents.meta({ description: 'What it charges, whatever was paid before.' }),
    applied: z.array(appliedMoney),
    creditedInCents: signedCents.meta({ description: 'What credit notes in force gave back of the total.' }),
    dueInCents: signedCents.meta({ description: 'Still to pay: the total less what was credited and applied.' }),
    voidReason: z.string().nullable().meta({ description: 'Why it was voided.' }),
    allowedActions: z.array(z.enum(BILL_ACTIONS)),
  })
  .meta({ description: 'The bill of sale. It is no fiscal document until it is authorised.' })
export type Bill = z.output<typeof bill>

export const billDetail = bill
  .extend({
    lines: z
      .array(billLine.extend({ creditedInCents: signedCents }))
      .meta({ description: 'Its lines without IVA, with what credit notes in force gave back of each.' }),
    creditNotes: z.array(creditNote).meta({ description: 'The oldest first; an associate sees those of their own packages.' }),
    payments: z.array(payment),
    paymentProofs: z.array(paymentProof),
    timeline: z.array(timelineEntry),
  })
  .meta({
    description: "With what was paid and taken back, the client's receipts (which associates do not see) and what happened.",
  })
export type BillDetail = z.output<typeof billDetail>

export const listBills = endpoint({
  method: 'GET',
  path: '/sale-order',
  summary: 'Bills of sale: a client’s own, those of an associate’s clients, or all.',
  roles: ROLES,
  duties: COUNTER_READERS,
  query: listQueryBy({ sort: ['createdAt', 'code', 'status', 'totalInCents'], range: 'issued' }).extend({
    status: repeated(z.enum(BILL_STATUSES)),
    isFinished: z
      .stringbool()
      .optional()
      .meta({ description: 'Whether it is charged and every package of it was closed: `false` leaves those out.' }),
    ...{ clientId: repeated(id), set: inSet },
    associateId: repeated(id).meta({ description: 'Of the associate of its first package, as the report of sales has it.' }),
    totalInCents: amountRange('cents'),
    method: repeated(z.enum(PAYMENT_METHODS)).meta({
      description: 'How a payment was made that pays some of it, and was not taken back.',
    }),
    dateOf: z
      .enum(['issued', 'voided'])
      .optional()
      .meta({ description: 'What `from` and `to` are the days of; `voided` finds voided bills alone.' }),
  }),
  response: listOf(bill),
})

export const getBill = endpoint({
  method: 'GET',
  path: '/sale-order/{id}',
  summary: 'One bill of sale with its payments and receipts.',
  roles: ROLES,
  duties: COUNTER_READERS,
  params: idParams,
  response: billDetail,
})

export const createBill = endpoint({
  method: 'POST',
  path: '/sale-order',
  summary: 'Makes a bill of sale of one client’s packages that are in Quito.',
  description:
    "One client's packages in Quito become one bill. Administrators also bill what is left to charge for packages that ended, where their client answers for that: their extra charges, and what was bought of those that went back to their store.",
  guard: 'ordinary',
  roles: ['client', 'administrator'],
  duties: ['counter', 'accounts'],
  body: z.strictObject({
    orderIds: ids,
    pickupAuthorizedNameId: id
      .nullable()
      .meta({ description: 'An authorized name with the purpose `pickup`, or null for the client.' }),
    invoiceOwnerAuthorizedNameId: id.nullable().meta({
      description: 'Whom it is made out to: an authorized name with the purpose `invoice`, or null for the client.',
    }),
    useBalance: z
      .boolean()
      .default(true)
      .meta({ description: "Whether the client's credit pays what it can of it, or it takes over their debt." }),
  }),
  response: bill,
})

export const getBillPdf = endpoint({
  method: 'GET',
  path: '/sale-order/order/{id}/pdf',
  summary: 'The bill of sale that an order is on, as a PDF.',
  description: 'The bill that the order is on; where it is on none, the one that was voided last, which says so.',
  roles: ROLES,
  duties: COUNTER_READERS,
  params: idParams,
  response: 'file',
})

export const getPdfOfBill = endpoint({
  method: 'GET',
  path: '/sale-order/{id}/pdf',
  summary: 'One bill of sale as a PDF; a voided one says that it is void.',
  description: 'This very bill, also after it was voided and its orders were billed again.',
  roles: ROLES,
  duties: COUNTER_READERS,
  params: idParams,
  response: 'file',
})

export const changeInvoiceOwner = endpoint({
  method: 'PUT',
  path: '/sale-order/{id}/invoice-owner',
  summary: 'Changes whom a bill of sale is made out to.',
  description: 'Until its factura is signed, and while the SRI gave it back: then it is sent again with the new buyer.',
  guard: 'ordinary',
  roles: ['client', 'administrator'],
  duties: ['counter', 'accounts'],
  params: idParams,
  body: z.strictObject({
    authorizedNameId: id.nullable().meta({ description: 'An authorized name with the purpose `invoice`; null for the client.' }),
  }),
  edits: 'bill',
  response: done,
})

export const voidBill = endpoint({
  method: 'DELETE',
  path: '/sale-order/{id}',
  summary: 'Voids a bill of sale that was not paid, with a reason.',
  description: 'Voids a bill that was not paid: its packages can be billed again.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ reason: text(500) }),
  edits: 'bill',
  response: done,
})

export const issueCreditNote = endpoint({
  method: 'POST',
  path: '/sale-order/{id}/credit-note',
  summary: 'Gives back packages of a bill of sale, or amounts of its lines.',
  description:
    'Either packages, of which all that is left is given back, or an amount for each line. IVA follows. What was paid of it already is credit; a bill of which all is given back becomes inactive.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z
    .strictObject({
      orderIds: ids.optional(),
      lines: z
        .array(z.strictObject({ lineId: id, amountInCents: signedCents }))
        .min(1, 'required')
        .max(1_000)
        .optional(),
      reason: text(500),
    })
    .refine(({ orderIds, lines }) => (orderIds === undefined) !== (lines === undefined), {
      error: 'required',
      path: ['orderIds'],
    }),
  edits: 'bill',
  response: creditNote,
})

export const getCreditNotePdf = endpoint({
  method: 'GET',
  path: '/credit-note/{id}/pdf',
  summary: 'One credit note as a PDF; one that was taken back says so.',
  roles: ROLES,
  duties: COUNTER_READERS,
  params: idParams,
  response: 'file',
})

export const takeBackCreditNote = endpoint({
  method: 'DELETE',
  path: '/sale-order/{id}/credit-note',
  summary: 'Takes a credit note back: the bill charges again what it gave back.',
  description: 'What was credit is taken from the account, where it may leave a debt.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.strictObject({ creditNoteId: id, reason: text(500) }),
  edits: 'bill',
  response: done,
})

export const exportBills = exportOf(listBills)
export const selectBills = selectionOf(listBills)
export const totalBills = totalsOf(listBills, ['totalInCents', 'dueInCents'])
