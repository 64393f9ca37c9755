import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import type { Said } from '../../records/record-event.ts'
import { followOrders } from '../bundles/follow-orders.ts'
import { dropWaitingFacturas, oweFacturas } from '../fiscal-documents/owe-facturas.ts'
import { dueOfBills } from '../ledger/accounts.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { acceptProofsOfBills, reopenProofsOfBills } from '../payment-proof-records/follow-payments.repository.ts'
import { billKind } from './bills.kind.ts'
import type { BillRow } from './bills.table.ts'
import type { HeldBills } from './hold-bills.ts'

/** By what they are paid, and what is said of a bill, and of its packages. */
type SaidOfBills = {
  by?: 'confirmPayment' | 'payFromBalance' | 'payByCreditNote'
  ofBill?: (bill: BillRow) => Said
  ofOrders?: Said
}

/**
 * Follows the money that was moved: of what is held, a bill of which nothing is due is charged and its packages are paid; one of which
 * something is due again waits for payment, and so do its packages. A part changes neither.
 */
export async function settleBills(db: Db, actor: Actor, held: HeldBills, said: SaidOfBills = {}): Promise<void> {
  const due = await dueOfBills(
    db,
    held.bills.map(({ id }) => id),
  )
  const isDue = ({ id }: BillRow) => (due.get(id) ?? 0) > 0
  const paid = held.bills.filter((bill) => bill.status === 'pendingPayment' && !isDue(bill))
  const unpaid = held.bills.filter((bill) => bill.status === 'charged' && isDue(bill))
  await charge(db, actor, held, paid, said)
  await uncharge(db, actor, held, unpaid, said)
  await followOrders(db, actor, held.bundles)
}

async function charge(db: Db, actor: Actor, held: HeldBills, bills: readonly BillRow[], said: SaidOfBills) {
  if (bills.length === 0) return
  const { by = 'confirmPayment', ofBill, ofOrders = {} } = said
  await act(db, actor, billKind, by, bills, { chargedAt: now() }, ofBill)
  await act(db, actor, orderKind, by, ordersOn(held, bills, 'pendingOfPay'), undefined, ofOrders)
  await oweFacturas(
    db,
    bills.map(({ id }) => id),
  )
  // Nobody received what a receipt says where a credit note left nothing to pay.
  if (by === 'payByCreditNote') return
  await acceptProofsOfBills(
    db,
    actor,
    bills.map(({ id }) => id),
  )
}

async function uncharge(
  db: Db,
  actor: Actor,
  held: HeldBills,
  bills: readonly BillRow[],
  { ofBill, ofOrders = {} }: SaidOfBills,
) {
  if (bills.length === 0) return
  await act(db, actor, billKind, 'undoPayment', bills, { chargedAt: null }, ofBill)
  await dropWaitingFacturas(
    db,
    bills.map(({ id }) => id),
    'Se deshizo el pago.',
  )
  await act(db, actor, orderKind, 'undoPayment', ordersOn(held, bills, 'paid'), undefined, ofOrders)
  await reopenProofsOfBills(
    db,
    actor,
    bills.map(({ id }) => id),
  )
}

function ordersOn({ orders }: HeldBills, bills: readonly BillRow[], status: 'pendingOfPay' | 'paid') {
  const ids = new Set(bills.map(({ id }) => id))
  return orders.filter((order) => order.billId !== null && ids.has(order.billId) && order.status === status)
}
