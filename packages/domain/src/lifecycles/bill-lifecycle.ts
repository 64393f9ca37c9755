// The life of a bill of sale, domain section 6, as data. A voided bill stays on file as inactive.
import type { Cents } from '../rules/money.ts'
import { actionsOf, BY, type Facts, type Lifecycle, type Transition } from './lifecycle.ts'

export const BILL_STATUSES = ['pendingPayment', 'charged', 'delivered', 'inactive'] as const
export type BillStatus = (typeof BILL_STATUSES)[number]

/** someOrderDelivered, allOrdersDelivered: of the orders it bills, where those that were closed count beside one that was handed over · credited: a credit note of it is in force · invoiced: its factura is signed. */
export const BILL_FACTS = ['someOrderDelivered', 'allOrdersDelivered', 'credited', 'invoiced'] as const
export type BillFact = (typeof BILL_FACTS)[number]
export type BillFacts = Facts<BillFact>

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'create', from: [], to: 'pendingPayment', by: BY.ownerOrAdministrator, call: 'POST /sale-order' },
  { action: 'addPaymentProof', from: ['pendingPayment'], to: 'unchanged', by: BY.owner, call: 'POST /sale-order/{id}/payment-proof' },
  { action: 'confirmPayment', from: ['pendingPayment'], to: 'charged', by: BY.administrator,
    call: 'PUT /order/admin/paid/client/, POST /payment' },
  { action: 'payFromBalance', from: ['pendingPayment'], to: 'charged', by: BY.ownerOrAdministrator, automatic: true,
    call: 'POST /account/move, POST /sale-order' },
  { action: 'payByCreditNote', from: ['pendingPayment'], to: 'charged', by: BY.administrator, automatic: true,
    call: 'POST /sale-order/{id}/credit-note' },
  { action: 'issueCreditNote', from: ['pendingPayment', 'charged', 'delivered'], to: 'unchanged', by: BY.administrator,
    call: 'POST /sale-order/{id}/credit-note' },
  { action: 'creditWhole', from: ['charged', 'delivered'], to: 'inactive', by: BY.administrator, requires: ['credited'],
    automatic: true, call: 'POST /sale-order/{id}/credit-note' },
  { action: 'takeBackCreditNote', from: ['pendingPayment', 'charged', 'delivered'], to: 'unchanged', by: BY.administrator,
    requires: ['credited'], call: 'DELETE /sale-order/{id}/credit-note' },
  { action: 'takeBackCreditNote', from: ['inactive'], to: 'charged', by: BY.administrator, requires: ['credited'],
    call: 'DELETE /sale-order/{id}/credit-note' },
  { action: 'changeInvoiceOwner', from: ['pendingPayment', 'charged', 'delivered'], to: 'unchanged', by: BY.ownerOrAdministrator,
    forbids: ['invoiced'], call: 'PUT /sale-order/{id}/invoice-owner' },
  { action: 'deliver', from: ['charged'], to: 'delivered', by: BY.administrator, requires: ['allOrdersDelivered'], automatic: true,
    call: 'PUT /order/delivery/, PATCH /order/{id}/incident' },
  { action: 'undoPayment', from: ['charged'], to: 'pendingPayment', by: BY.administrator,
    forbids: ['someOrderDelivered'], automatic: true, call: 'DELETE /payment/{id}, DELETE /sale-order/{id}/credit-note' },
  { action: 'void', from: ['pendingPayment'], to: 'inactive', by: BY.administrator, call: 'DELETE /sale-order/{id}' },
] as const satisfies readonly Transition<BillStatus, string, BillFact>[]

export type BillAction = (typeof transitions)[number]['action']

export const billLifecycle: Lifecycle<BillStatus, BillAction, BillFact> = {
  name: 'bill',
  statuses: BILL_STATUSES,
  refusal: 'billActionNotAllowed',
  transitions,
}
export const BILL_ACTIONS = actionsOf(billLifecycle)

/** An inactive bill is voided, or its credit notes gave all of it back (both ways, section 2): voiding takes them back before. */
export const isCreditedWhole = ({ status, creditedInCents }: { status: BillStatus; creditedInCents: Cents }): boolean =>
  status === 'inactive' && creditedInCents > 0
