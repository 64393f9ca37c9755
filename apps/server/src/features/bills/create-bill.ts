import type { bills as contract, Received } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { type Actor, billLifecycle, DomainError, NOTHING_YET, nextStatus } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { actOnOrders } from '../orders/act-on-orders.ts'
import { contextsOf } from '../orders/order-contexts.repository.ts'
import { lockOrders } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { priceOf } from '../orders/prices/order-price.ts'
import { billCreated } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import * as users from '../users/users.repository.ts'
import { billAmounts } from './bill-amounts.ts'
import { chargeBill } from './bill-charges.ts'
import { choosePeople } from './bill-people.ts'
import { addBill, addContents } from './bills.repository.ts'
import type { BillRow } from './bills.table.ts'
import { viewBill } from './bills.view.ts'

type Request = Received<typeof contract.createBill>['body']

/** One client's packages in Quito become one bill of sale: all of them or none (domain, section 8). */
export async function createBill(db: Db, actor: Actor, request: Request): Promise<Bill> {
  const bill = await db.transaction(async (tx) => {
    const orders = await lockOrders(tx, actor, request.orderIds)
    return billOrders(tx, actor, orders, request)
  })
  return viewBill(db, actor, bill)
}

async function billOrders(db: Db, actor: Actor, orders: readonly OrderRow[], request: Request): Promise<BillRow> {
  const client = await users.get(db, clientOf(orders))
  const { lines, columns, byOrder } = await amountsOf(db, orders)
  const code = await nextCode(db, 'bill')
  const status = nextStatus(billLifecycle, 'create', NOTHING_YET, actor)
  const people = await choosePeople(db, client, request)
  const bill = await addBill(db, { code, status, clientId: client.id, ...people, ...columns, createdById: actor.userId })
  await actOnOrders(db, actor, 'requestPayment', orders, () => ({ billId: bill.id }), { changes: { bill: code } })
  await addContents(db, bill.id, byOrder, lines)
  await chargeBill(db, actor, bill, byOrder)
  await addEvents(db, actor, [{ aggregate: 'bill', aggregateId: bill.id, action: 'create', to: status }])
  await say(db, billCreated, { billId: bill.id, code, doer: { userId: actor.userId, role: actor.role } })
  return bill
}

function clientOf(orders: readonly OrderRow[]): string {
  const clientId = orders[0]?.clientId
  const others = orders.filter((order) => order.clientId !== clientId)
  if (others.length > 0) throw new DomainError('differentClients', { ids: others.map(({ id }) => id) })
  if (!clientId) throw new DomainError('customerRequired', { ids: orders.map(({ id }) => id) })
  return clientId
}

/** What their orders show, and IVA rounded once over all. One without a frozen price is not in Quito yet: its lifecycle refuses it. */
async function amountsOf(db: Db, orders: readonly OrderRow[]) {
  const inForce = await readParametersWithVersion(db)
  const contexts = await contextsOf(
    db,
    orders.map(({ id }) => id),
  )
  const priced = orders.map((order) => {
    const context = contexts.get(order.id)
    const price = context && priceOf(order, context, inForce.parameters.ivaInBasisPoints)
    return { orderId: order.id, lines: price?.lines ?? [] }
  })
  return billAmounts(priced, inForce)
}
