// What screens, figures and repositories mean by "open", "in Miami", "paid": each status of a record is in exactly one group. A new status that is
// in none does not compile.
import type { BillStatus } from './bill-lifecycle.ts'
import type { BundleStatus } from './bundle-lifecycle.ts'
import type { DropshippingStatus } from './dropshipping-lifecycle.ts'
import type { FiscalDocumentStatus } from './fiscal-document-lifecycle.ts'
import type { OrderStatus } from './order-lifecycle.ts'
import type { PaymentProofStatus } from './payment-proof-lifecycle.ts'
import type { PurchaseStatus } from './purchase-lifecycle.ts'
import type { RefundStatus } from './refund-lifecycle.ts'

export type OrderGroup =
  | 'requested'
  | 'expected'
  | 'incomplete'
  | 'atMiami'
  | 'inFlight'
  | 'inQuito'
  | 'billed'
  | 'paid'
  | 'delivered'
  | 'removed'
export const GROUP_OF_ORDER = {
  inReview: 'requested',
  reviewed: 'expected',
  incomplete: 'incomplete',
  incompleteState: 'incomplete',
  inWarehouseMIA: 'atMiami',
  sended: 'inFlight',
  arrived: 'inFlight',
  inWarehouseUIO: 'inQuito',
  pendingOfPay: 'billed',
  paid: 'paid',
  receivedAndDelivered: 'delivered',
  removed: 'removed',
} as const satisfies Record<OrderStatus, OrderGroup>

export type BundleGroup = 'atMiami' | 'inFlight' | 'inQuito' | 'paid' | 'delivered' | 'removed'
export const GROUP_OF_BUNDLE = {
  inWarehouseMIA: 'atMiami',
  sended: 'inFlight',
  arrived: 'inFlight',
  inWarehouseUIO: 'inQuito',
  paid: 'paid',
  receivedAndDelivered: 'delivered',
  removed: 'removed',
} as const satisfies Record<BundleStatus, BundleGroup>

export type BillGroup = 'unpaid' | 'paid' | 'voided'
export const GROUP_OF_BILL = {
  pendingPayment: 'unpaid',
  charged: 'paid',
  delivered: 'paid',
  inactive: 'voided',
} as const satisfies Record<BillStatus, BillGroup>

export type PurchaseGroup = 'open' | 'approved' | 'removed'
export const GROUP_OF_PURCHASE = {
  inReview: 'open',
  pendingChanges: 'open',
  accepted: 'open',
  reviewed: 'approved',
  removed: 'removed',
} as const satisfies Record<PurchaseStatus, PurchaseGroup>

export type DropshippingGroup = 'open' | 'inDelivery' | 'refused'
export const GROUP_OF_DROPSHIPPING = {
  quoting: 'open',
  quoted: 'open',
  accepted: 'open',
  purchased: 'open',
  inDelivery: 'inDelivery',
  refused: 'refused',
} as const satisfies Record<DropshippingStatus, DropshippingGroup>

export type PaymentProofGroup = 'unsettled' | 'accepted'
export const GROUP_OF_PAYMENT_PROOF = {
  pending: 'unsettled',
  refused: 'unsettled',
  accepted: 'accepted',
} as const satisfies Record<PaymentProofStatus, PaymentProofGroup>

export type FiscalDocumentGroup = 'owed' | 'authorised' | 'over'
export const GROUP_OF_FISCAL_DOCUMENT = {
  waiting: 'owed',
  signed: 'owed',
  received: 'owed',
  returned: 'owed',
  authorised: 'authorised',
  annulling: 'authorised',
  annulled: 'over',
  dropped: 'over',
} as const satisfies Record<FiscalDocumentStatus, FiscalDocumentGroup>

const statusesOf =
  <Status extends string, Group extends string>(groupOf: Readonly<Record<Status, Group>>) =>
  (...groups: readonly Group[]): Status[] =>
    (Object.keys(groupOf) as Status[]).filter((status) => groups.includes(groupOf[status]))

/** The statuses of these groups, in the order of the record's life. */
export const ordersThatAre = statusesOf<OrderStatus, OrderGroup>(GROUP_OF_ORDER)
export const bundlesThatAre = statusesOf<BundleStatus, BundleGroup>(GROUP_OF_BUNDLE)
export const billsThatAre = statusesOf<BillStatus, BillGroup>(GROUP_OF_BILL)
export const purchasesThatAre = statusesOf<PurchaseStatus, PurchaseGroup>(GROUP_OF_PURCHASE)
export const dropshippingThatIs = statusesOf<DropshippingStatus, DropshippingGroup>(GROUP_OF_DROPSHIPPING)
export const fiscalDocumentsThatAre = statusesOf<FiscalDocumentStatus, FiscalDocumentGroup>(GROUP_OF_FISCAL_DOCUMENT)
export const paymentProofsThatAre = statusesOf<PaymentProofStatus, PaymentProofGroup>(GROUP_OF_PAYMENT_PROOF)

/** Of orders, what several groups are together. */
export const ORDERS = {
  /** What Miami's station receives. */
  toReceive: ordersThatAre('requested', 'expected'),
  /** Expected from a client, and not in Miami unless as incomplete. */
  announced: ordersThatAre('requested', 'expected', 'incomplete'),
  beforeShipping: ordersThatAre('requested', 'expected', 'incomplete', 'atMiami'),
  /** Not in Quito yet: their day of arrival is an estimate. */
  onTheWay: [...ordersThatAre('requested', 'expected', 'incomplete', 'atMiami'), 'sended'],
  /** In the warehouse in Quito, until they are handed over. */
  lyingInQuito: ordersThatAre('inQuito', 'billed', 'paid'),
  /** Priced, and not paid for. */
  unpaid: ordersThatAre('inQuito', 'billed'),
  collected: ordersThatAre('paid', 'delivered'),
  /** The nine that an order passes on its way; those that wait for an answer and removed ones are not among them (specification, section 5). */
  onItsWay: ordersThatAre('requested', 'expected', 'atMiami', 'inFlight', 'inQuito', 'billed', 'paid', 'delivered'),
  closed: ordersThatAre('delivered', 'removed'),
  open: ordersThatAre('requested', 'expected', 'incomplete', 'atMiami', 'inFlight', 'inQuito', 'billed', 'paid'),
} as const

/** Of refunds, those whose money left the house, also where the bank sent it back. */
export const REFUNDS = { thatLeft: ['paid', 'returned'] } as const satisfies Record<string, readonly RefundStatus[]>

/** Of documents of the SRI. */
export const FISCAL_DOCUMENTS = {
  /** The queue works on them by itself. */
  onTheWay: ['waiting', 'signed', 'received'],
  /** They wait for a person. */
  withPeople: ['returned', 'annulling'],
} as const satisfies Record<string, readonly FiscalDocumentStatus[]>
