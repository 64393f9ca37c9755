// What hangs on orders, read in one go for all of them: people, bundle, bill, frozen price, and the facts of the lifecycle.

import type { PriceLine } from '@app/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { writtenOnce } from '../../db/written-once.ts'
import { billsTable } from '../bills/bills.table.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { dropshippingRequestsTable } from '../dropshipping/dropshipping.table.ts'
import { ivaOfBill } from '../ledger/billed-lines.repository.ts'
import { personColumns } from '../people/person-columns.repository.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { usersTable } from '../users/users.table.ts'
import { billedAfterEnd, hasEarner, hasOpenIncident, isSettled } from './order-facts.repository.ts'
import { ordersTable } from './orders.table.ts'
import { extraChargesToPrice } from './prices/order-charges.repository.ts'
import { orderPricesTable } from './prices/order-prices.table.ts'
import { linesOnBill } from './prices/purchase-lines.repository.ts'

const client = alias(usersTable, 'client')
const associate = alias(usersTable, 'associate')

/** What was bought is charged once: with the order it became, not with the parts that were split from it. */
const isWhole = isNull(ordersTable.splitFromId)

const isAmong = sql`${ordersTable.id} = any(${sql.placeholder('ids')}::uuid[])`

// PostgreSQL weighs every order in which tables can be joined: planning a join of all eight took it longer than the rest of a call.
const readSurroundings = writtenOnce((db) =>
  db
    .select({
      id: ordersTable.id,
      client: personColumns(client),
      associate: personColumns(associate),
      bundle: { id: bundlesTable.id, code: bundlesTable.code },
      bill: { id: billsTable.id, code: billsTable.code },
      billedIva: ivaOfBill(ordersTable),
    })
    .from(ordersTable)
    .leftJoin(client, eq(client.id, ordersTable.clientId))
    .leftJoin(associate, eq(associate.id, ordersTable.associateId))
    .leftJoin(bundlesTable, eq(bundlesTable.id, ordersTable.bundleId))
    .leftJoin(billsTable, eq(billsTable.id, ordersTable.billId))
    .where(isAmong),
)

const readMoney = writtenOnce((db) =>
  db
    .select({
      id: ordersTable.id,
      frozenLines: orderPricesTable.lines,
      extraCharges: extraChargesToPrice,
      purchaseLines: linesOnBill(ordersTable.billId),
      quoteLines: dropshippingRequestsTable.quoteLines,
      billedAfterEnd,
      earningSettled: isSettled,
      hasAssociate: hasEarner,
      incidentOpen: hasOpenIncident,
    })
    .from(ordersTable)
    .leftJoin(orderPricesTable, and(eq(orderPricesTable.orderId, ordersTable.id), isNull(orderPricesTable.supersededAt)))
    .leftJoin(purchasesTable, and(eq(purchasesTable.id, ordersTable.purchaseId), isWhole))
    .leftJoin(dropshippingRequestsTable, and(eq(dropshippingRequestsTable.id, ordersTable.dropshippingRequestId), isWhole))
    .where(isAmong),
)

type Money = Awaited<ReturnType<typeof readMoney>>[number]
export type OrderContext = Awaited<ReturnType<typeof readSurroundings>>[number] &
  Omit<Money, 'purchaseLines'> & { purchase: { lines: PriceLine[] } | null }

export async function contextsOf(db: Db, ids: readonly string[]): Promise<Map<string, OrderContext>> {
  if (ids.length === 0) return new Map()
  const surroundings = await readSurroundings(db, { ids })
  const moneyOf = new Map((await readMoney(db, { ids })).map((money) => [money.id, money]))
  return new Map(
    surroundings.flatMap((around) => {
      const money = moneyOf.get(around.id)
      if (!money) return []
      const { purchaseLines: lines, ...rest } = money
      return [[around.id, { ...around, ...rest, purchase: lines && { lines } }]]
    }),
  )
}
