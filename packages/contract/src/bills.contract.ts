import { BILL_ACTIONS, BILL_STATUSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, id, idParams, ids, instant, personReference, recipient, record, signedCents, text } from './fields/fields.ts'
import { PAYMENT_METHODS } from './fields/payment-methods.ts'
import { priceLine } from './fields/prices.ts'
import { timelineEntry } from './fields/timeline.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'
import { paymentProof } from './payment-proofs.contract.ts'
import { payment } from './payments.contract.ts'

/** Who the bill is made out to. */
export const invoiceOwner = recipient.omit({ authorizedNameId: true }).extend({ email: z.string(), address: z.string() })

export const billedOrder = z.strictObject({
  id,
  code: z.string(),
  description: z.string(),
  tracking: z.string().nullable(),
  weightInGrams: z.int(),
  lines: z.array(priceLine),
  serviceInCents: signedCents,
  dutyInCents: signedCents,
})

/** The bill of sale. It is no fiscal document until it is authorised (domain, section 4). */
export const bill = z.strictObject({
  ...record,
  status: z.enum(BILL_STATUSES),
  client: personReference,
  pickup: recipient,
  invoiceOwner,
  /** An associate sees their own; the totals are of all. */
  orders: z.array(billedOrder),
  /** Services and purchases, before IVA and duty. */
  subtotalInCents: signedCents,
  /** The rate that `taxInCents` was taken at. */
  ivaInBasisPoints: z.int(),
  taxInCents: signedCents,
  dutyInCents: signedCents,
  /** For the assisted purchases on it: what the total does not ask for again. */
  paidUpFrontInCents: signedCents,
  totalInCents: signedCents,
  payment: z.strictObject({ id, method: z.enum(PAYMENT_METHODS), reference: z.string(), at: instant }).nullable(),
  /** Why it was voided. */
  voidReason: z.string().nullable(),
  allowedActions: z.array(z.enum(BILL_ACTIONS)),
})
export type Bill = z.output<typeof bill>

/** With what was paid and taken back, the client's receipts (which associates do not see) and what happened. */
export const billDetail = bill.extend({
  payments: z.array(payment),
  paymentProofs: z.array(paymentProof),
  timeline: z.array(timelineEntry),
})
export type BillDetail = z.output<typeof billDetail>

export const listBills = endpoint({
  method: 'GET',
  path: '/sale-order',
  summary: 'Bills of sale: a client’s own, those of an associate’s clients, or all.',
  roles: ROLES,
  query: listQueryBy('createdAt', 'code', 'status', 'totalInCents').extend({
    status: repeated(z.enum(BILL_STATUSES)),
    clientId: id.optional(),
  }),
  response: listOf(bill),
})

export const getBill = endpoint({
  method: 'GET',
  path: '/sale-order/{id}',
  summary: 'One bill of sale with its payments and receipts.',
  roles: ROLES,
  params: idParams,
  response: billDetail,
})

/** POST /sale-order: one client's packages in Quito become one bill. */
export const createBill = endpoint({
  method: 'POST',
  path: '/sale-order',
  summary: 'Makes a bill of sale of one client’s packages that are in Quito.',
  roles: ['client', 'administrator'],
  body: z.strictObject({
    orderIds: ids,
    /** An authorized name with the purpose `pickup`, or null for the client. */
    pickupAuthorizedNameId: id.nullable(),
    /** An authorized name the bill is made out to, or null for the client. */
    invoiceOwnerAuthorizedNameId: id.nullable(),
  }),
  response: bill,
})

/** The bill that the order is on; where it is on none, the one that was voided last, which says so. */
export const getBillPdf = endpoint({
  method: 'GET',
  path: '/sale-order/order/{id}/pdf',
  summary: 'The bill of sale that an order is on, as a PDF.',
  roles: ROLES,
  params: idParams,
  response: 'file',
})

/** This very bill, also after it was voided and its orders were billed again. */
export const getPdfOfBill = endpoint({
  method: 'GET',
  path: '/sale-order/{id}/pdf',
  summary: 'One bill of sale as a PDF; a voided one says that it is void.',
  roles: ROLES,
  params: idParams,
  response: 'file',
})

/** Voids a bill that was not paid: its packages can be billed again. */
export const voidBill = endpoint({
  method: 'DELETE',
  path: '/sale-order/{id}',
  summary: 'Voids a bill of sale that was not paid, with a reason.',
  roles: ['administrator'],
  params: idParams,
  body: z.strictObject({ reason: text(500) }),
  edits: 'bill',
  response: done,
})

export const exportBills = exportOf(listBills)
export const selectBills = selectionOf(listBills)
