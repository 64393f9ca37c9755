// What of a record's history is told to its client, in sentences of their own; the rest is how the house works.
import type { BillAction } from './bill-lifecycle.ts'
import type { DropshippingAction } from './dropshipping-lifecycle.ts'
import type { OrderAction } from './order-lifecycle.ts'
import type { PurchaseAction } from './purchase-lifecycle.ts'

/** `toldOfMove`: where it brings the record to another status. */
type Told = 'told' | 'toldOfMove' | 'hidden'

/** Hidden: values, bundles, assignments and earnings (client, "History"). A new action does not compile before it is here. */
const ORDER: Readonly<Record<OrderAction, Told>> = {
  create: 'told',
  createFromPurchase: 'told',
  createFromDropshipping: 'told',
  createUnmatched: 'told',
  split: 'told',
  createFromSplit: 'told',
  completeIncomplete: 'told',
  saveIncomplete: 'hidden',
  resume: 'told',
  setValue: 'toldOfMove',
  confirmWarehouse: 'told',
  mergeUnmatched: 'told',
  setTracking: 'hidden',
  bundle: 'hidden',
  ship: 'told',
  confirmArrival: 'told',
  confirmWeight: 'told',
  requestPayment: 'told',
  confirmPayment: 'told',
  payFromBalance: 'told',
  payByCreditNote: 'told',
  deliver: 'told',
  settleEarning: 'hidden',
  undoWeight: 'told',
  setExtraCharges: 'told',
  authorizeBundling: 'told',
  editDescription: 'told',
  assignClient: 'hidden',
  changeCategory: 'told',
  markIncomplete: 'told',
  hold: 'told',
  release: 'told',
  explainDelay: 'hidden',
  setObservation: 'hidden',
  shelve: 'hidden',
  unbundle: 'hidden',
  undoWarehouse: 'told',
  voidBill: 'told',
  undoPayment: 'told',
  openIncident: 'told',
  resolveIncident: 'told',
  compensateDamage: 'told',
  removeAsLost: 'told',
  removeAsDamaged: 'told',
  removeAsSeized: 'told',
  removeAsRefused: 'told',
  removeAsReturned: 'told',
  removeAsAbandoned: 'told',
  remove: 'told',
  removeAsCancelled: 'told',
  reopen: 'told',
  keepForHouse: 'told',
}

const PURCHASE: Readonly<Record<PurchaseAction, Told>> = {
  create: 'told',
  accept: 'told',
  reject: 'told',
  change: 'told',
  choose: 'told',
  addInvoice: 'told',
  addPaymentProof: 'told',
  approve: 'told',
  review: 'told',
  update: 'told',
  removeInvoiceLine: 'hidden',
  remove: 'told',
  cancel: 'told',
  cancelWhole: 'told',
}

const BILL: Readonly<Record<BillAction, Told>> = {
  create: 'told',
  addPaymentProof: 'told',
  confirmPayment: 'told',
  payFromBalance: 'told',
  payByCreditNote: 'told',
  issueCreditNote: 'told',
  creditWhole: 'hidden',
  takeBackCreditNote: 'told',
  changeInvoiceOwner: 'told',
  deliver: 'told',
  undoPayment: 'told',
  void: 'told',
}

const DROPSHIPPING: Readonly<Record<DropshippingAction, Told>> = {
  create: 'told',
  accept: 'told',
  refuse: 'told',
  change: 'told',
  quote: 'told',
  purchase: 'told',
  quoteAnew: 'told',
  refuseWithOrder: 'told',
  markInDelivery: 'told',
}

export const CLIENT_HISTORY = { order: ORDER, purchase: PURCHASE, bill: BILL, dropshipping: DROPSHIPPING } as const
export type ToldRecord = keyof typeof CLIENT_HISTORY

type Happened = { action: string; from: string | null; to: string | null }

/** Whether the record's client reads of it. What no table names is the house's own. */
export function isToldToClient(record: ToldRecord, { action, from, to }: Happened): boolean {
  const told = (CLIENT_HISTORY[record] as Readonly<Record<string, Told>>)[action] ?? 'hidden'
  return told === 'told' || (told === 'toldOfMove' && from !== to)
}
