import type { bills as contract, Received } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { type Actor, DomainError } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { create } from '../../records/create.repository.ts'
import { only } from '../../records/only.ts'
import { lock } from '../../records/records.repository.ts'
import { holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import * as company from '../company/company.repository.ts'
import { issuerOf } from '../company/issuer.ts'
import { requireCompleteCompany } from '../company/require-complete-company.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { holdAccounts } from '../ledger/accounts.repository.ts'
import { clientsOfOrders } from '../orders/order-clients.repository.ts'
import { contextsOf } from '../orders/order-contexts.repository.ts'
import type { BilledAfterEnd } from '../orders/order-facts.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { priceOf } from '../orders/prices/order-price.ts'
import { billCreated } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import * as users from '../users/users.repository.ts'
import { billAmounts } from './bill-amounts.ts'
import { chargeBill } from './bill-charges.ts'
import { choosePeople } from './bill-people.ts'
import { billsOf } from './billed-orders.repository.ts'
import { billKind } from './bills.kind.ts'
import { addContents, releaseOrders } from './bills.repository.ts'
import { viewBill } from './bills.view.ts'
import { settleBills } from './settle-bills.ts'
import { takeMoney } from './take-money.ts'

type Request = Received<typeof contract.createBill>['body']

/** One client's packages in Quito, and what is left to charge for those that ended, become one bill of sale: all of them or none (domain, section 8). */
export async function createBill(db: Db, actor: Actor, request: Request): Promise<Bill> {
  const bill = await db.transaction(async (tx) => {
    await requireCompleteCompany(tx)
    await holdAccounts(tx, await clientsOfOrders(tx, request.orderIds))
    const { bundles, manifests } = await holdBundlesOf(tx, request.orderIds)
    const earlier = await billsOf(tx, request.orderIds)
    if (earlier.length > 0) await lock(tx, THE_HOUSE, billKind, earlier)
    const orders = await lock(tx, actor, orderKind, request.orderIds)
    const made = await billOrders(tx, actor, orders, request)
    await takeMoney(tx, actor, made, request)
    await settleBills(tx, actor, { bundles, manifests, ...made }, { by: 'payFromBalance' })
    return only(made.bills)
  })
  return viewBill(db, actor, bill)
}

async function billOrders(db: Db, actor: Actor, orders: readonly OrderRow[], request: Request) {
  const client = await users.get(db, clientOf(orders))
  const { lines, columns, byOrder } = await amountsOf(db, orders)
  const code = await nextCode(db, 'bill')
  const people = await choosePeople(db, client, request)
  const issuer = issuerOf(await company.get(db))
  const made = { code, clientId: client.id, ...people, issuer, ...columns, createdById: actor.userId }
  const bill = only(await create(db, actor, billKind, 'create', [made]))
  const billed = await act(db, actor, orderKind, 'requestPayment', orders, { billId: bill.id }, { changes: { bill: code } })
  await leaveEarlierBills(db, orders)
  await addContents(db, bill.id, byOrder, lines)
  await chargeBill(db, actor, bill, byOrder)
  await say(db, billCreated, { billId: bill.id, code, doer: { userId: actor.userId, role: actor.role } })
  return { bills: [bill], orders: billed }
}

/** One that ended may be on a bill that gave back all it charged for it. */
async function leaveEarlierBills(db: Db, orders: readonly OrderRow[]): Promise<void> {
  for (const { id, billId } of orders) if (billId !== null) await releaseOrders(db, billId, id)
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
    const isOfClosed = order.status === 'removed'
    const billedAfterEnd: BilledAfterEnd = isOfClosed ? (order.outcome === 'returned' ? 'goods' : 'charges') : null
    const charged = context && { ...context, billedAfterEnd, ...(isOfClosed && { billedIva: null }) }
    const price = charged && priceOf(order, charged, inForce.parameters)
    return { orderId: order.id, lines: price?.lines ?? [], isOfClosed }
  })
  return billAmounts(priced, inForce)
}
