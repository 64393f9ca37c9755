import type { Bill } from '@app/contract/bills.contract'
import { allowedActions, type BillFacts, billLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { personView } from '../users/user.view.ts'
import { type BillContext, billContextsOf } from './bill-contexts.repository.ts'
import { billSnapshot } from './bills.kind.ts'
import type { BillRow } from './bills.table.ts'

/** The bills as they are published, in the order given, with what this person may do with each. */
export async function viewBills(db: Db, actor: Doer, bills: readonly BillRow[]): Promise<Bill[]> {
  const contexts = await billContextsOf(db, bills)
  return bills.flatMap((bill) => {
    const context = contexts.get(bill.id)
    return context?.client ? [billView(actor, bill, { ...context, client: context.client })] : []
  })
}

export async function viewBill(db: Db, actor: Doer, bill: BillRow): Promise<Bill> {
  const [view] = await viewBills(db, actor, [bill])
  if (!view) throw new Error(`bill ${bill.id} has no view`)
  return view
}

type Known = BillContext & { client: NonNullable<BillContext['client']> }

function billView(actor: Doer, bill: BillRow, context: Known): Bill {
  return {
    id: bill.id,
    code: bill.code,
    version: bill.version,
    createdAt: bill.createdAt.toISOString(),
    updatedAt: bill.updatedAt.toISOString(),
    status: bill.status,
    client: personView(context.client),
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
    orders: context.orders.filter(isSeenBy(actor)).map((order) => billedOrderView(order, context.lines)),
    subtotalInCents: bill.subtotalInCents,
    ivaInBasisPoints: bill.ivaInBasisPoints,
    taxInCents: bill.taxInCents,
    dutyInCents: bill.dutyInCents,
    paidUpFrontInCents: bill.paidUpFrontInCents,
    totalInCents: bill.totalInCents,
    payment: paymentView(context.payment),
    voidReason: bill.voidReason,
    allowedActions: allowedActions(billLifecycle, billSnapshot(bill, billFacts(context.orders)), actor),
  }
}

/** What another associate's packages cost would tell what those earn. */
const isSeenBy =
  ({ userId, role }: Doer) =>
  ({ associateId }: BillContext['orders'][number]): boolean =>
    role !== 'associate' || associateId === userId

function billedOrderView(order: BillContext['orders'][number], linesOfBill: BillContext['lines']): Bill['orders'][number] {
  const { id, code, description, tracking, serviceInCents, dutyInCents } = order
  const ofOrder = linesOfBill.filter(({ orderId }) => orderId === id)
  const lines = ofOrder.map(({ name, amountInCents, taxable, label, basis }) => ({
    ...{ name, amountInCents, taxable },
    ...(label && { label }),
    ...(basis && { basis }),
  }))
  return { id, code, description, tracking, weightInGrams: billedWeightOf(lines), lines, serviceInCents, dutyInCents }
}

/** As it was billed: weighing again after the bill was voided does not change what it said. */
const billedWeightOf = (lines: Bill['orders'][number]['lines']): number => {
  const basis = lines.find(({ name }) => name === 'freight')?.basis
  return basis && 'weightInGrams' in basis ? basis.weightInGrams : 0
}

const paymentView = (payment: BillContext['payment']): Bill['payment'] =>
  payment && { id: payment.id, method: payment.method, reference: payment.reference, at: payment.at.toISOString() }

/** What its orders say to its lifecycle. */
export function billFacts(orders: readonly Pick<BillContext['orders'][number], 'status' | 'isSettled'>[]): BillFacts {
  const isDelivered = ({ status }: { status: string }) => status === 'receivedAndDelivered'
  return {
    someOrderDelivered: orders.some(isDelivered),
    allOrdersDelivered: orders.every(isDelivered),
    earningSettled: orders.some(({ isSettled }) => isSettled),
  }
}
