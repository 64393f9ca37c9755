import type { Bill } from '@app/contract/bills.contract'
import { type BillFacts, billLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { offeredActions } from '../../records/offered.ts'
import type { Doer } from '../events/events.repository.ts'
import { titleOfOrder } from '../orders/lists/order-titles.repository.ts'
import { type BillInView, billInView, type OrderOnBill } from './bill-view.repository.ts'
import { billSnapshot } from './bills.kind.ts'

/** The bill as it is published, with what this person may do with it. */
export async function viewBill(db: Db, actor: Doer, { id }: { id: string }): Promise<Bill> {
  const [bill] = await billInView.byIds(db, [id])
  if (!bill) throw new Error(`bill ${id} has no view`)
  return billView(actor, bill)
}

export function billView(actor: Doer, bill: BillInView): Bill {
  return {
    id: bill.id,
    code: bill.code,
    version: bill.version,
    createdAt: bill.createdAt,
    updatedAt: bill.updatedAt,
    status: bill.status,
    isFinished: isFinished(bill),
    client: bill.client,
    pickup: {
      authorizedNameId: bill.pickupAuthorizedNameId,
      name: bill.pickupName,
      identificationType: bill.pickupIdentificationType,
      identification: bill.pickupIdentification,
    },
    invoiceOwner: {
      name: bill.invoiceOwnerName,
      identificationType: bill.invoiceOwnerIdentificationType,
      identification: bill.invoiceOwnerIdentification,
      email: bill.invoiceOwnerEmail,
      address: bill.invoiceOwnerAddress,
    },
    orders: bill.orders.filter(isSeenBy(actor)).map((order) => billedOrderView(order, bill)),
    subtotalInCents: bill.subtotalInCents,
    ivaInBasisPoints: bill.ivaInBasisPoints,
    taxInCents: bill.taxInCents,
    dutyInCents: bill.dutyInCents,
    totalInCents: bill.totalInCents,
    applied: bill.applied.map((money) => ({ ...money, at: instantAsAnswered(money.at) })),
    creditedInCents: bill.creditedInCents,
    dueInCents: bill.dueInCents,
    voidReason: bill.voidReason,
    allowedActions: offeredActions(billLifecycle, billSnapshot(bill, billFacts(bill)), actor),
  }
}

/** What another associate's packages cost would tell what those earn. */
export const isSeenBy =
  ({ userId, role }: Doer) =>
  ({ associateId }: Pick<OrderOnBill, 'associateId'>): boolean =>
    role !== 'associate' || associateId === userId

/** Of all its packages, also those that an associate does not see; what was found and is billed anew is not of it any more. */
function isFinished({ status, orders }: Pick<BillInView, 'status' | 'orders'>): boolean {
  const held = orders.filter(({ voidedAt }) => voidedAt === null)
  return status === 'charged' && held.length > 0 && held.every(({ outcome }) => outcome !== null)
}

function billedOrderView(order: OrderOnBill, bill: Pick<BillInView, 'status' | 'lines'>): Bill['orders'][number] {
  const { id, code, outcome, description, tracking, serviceInCents, dutyInCents } = order
  // A void bill lets go of all of them.
  const isReleased = order.voidedAt !== null && bill.status !== 'inactive'
  const ofOrder = bill.lines.filter(({ orderId }) => orderId === id)
  const lines = ofOrder.map(({ name, amountInCents, treatment, label, basis }) => ({
    ...{ name, amountInCents, treatment },
    ...(label && { label }),
    ...(basis && { basis }),
  }))
  const weightInGrams = billedWeightOf(lines)
  const title = titleOfOrder(order)
  return { id, code, outcome, isReleased, description, title, tracking, weightInGrams, lines, serviceInCents, dutyInCents }
}

/** As it was billed: weighing again after the bill was voided does not change what it said. */
const billedWeightOf = (lines: Bill['orders'][number]['lines']): number => {
  const basis = lines.find(({ name }) => name === 'freight')?.basis
  return basis && 'weightInGrams' in basis ? basis.weightInGrams : 0
}

/** What its orders say to its lifecycle. */
function billFacts({ orders, credited, invoiced }: Pick<BillInView, 'orders' | 'credited' | 'invoiced'>): BillFacts {
  const isDelivered = ({ status }: { status: string }) => status === 'receivedAndDelivered'
  const held = orders.filter(({ voidedAt }) => voidedAt === null)
  return {
    someOrderDelivered: held.some(isDelivered),
    allOrdersDelivered: held.some(isDelivered) && held.every((order) => isDelivered(order) || order.status === 'removed'),
    credited,
    invoiced,
  }
}
