// What is read of orders to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { Shelf } from '@app/contract/locations/shelf'
import type { ExtraCharge, PriceLine, UntreatedLine } from '@app/domain'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { Page } from '../../../db/paging.ts'
import { type Listed, type RowOf, recordView } from '../../../db/record-view.ts'
import { billsTable } from '../../bills/bills.table.ts'
import { bundlesTable } from '../../bundles/bundles.table.ts'
import { dropshippingRequestsTable } from '../../dropshipping/dropshipping.table.ts'
import { ivaOfBill } from '../../ledger/billed-lines.repository.ts'
import { ivaInForceAsJson } from '../../parameters/parameters.repository.ts'
import { personNamedBy } from '../../people/person-columns.repository.ts'
import { purchasesTable } from '../../purchases/purchases.table.ts'
import { locationsTable } from '../locations/locations.table.ts'
import {
  billedAfterEnd,
  hasChargesLeft,
  hasEarner,
  hasOnlyCategory,
  hasOpenIncident,
  isChargeable,
  isOverLimit,
  isSettled,
} from '../order-facts.repository.ts'
import { itemNamesAsJson } from '../order-items.repository.ts'
import { ordersTable } from '../orders.table.ts'
import { extraChargesToPrice } from '../prices/order-charges.repository.ts'
import { orderPricesTable } from '../prices/order-prices.table.ts'
import { linesOnBill } from '../prices/purchase-lines.repository.ts'

type Named = { id: string; code: string } | null
type Bought = { lines: PriceLine[] } | null

const { searchText: _searched, ...columns } = getTableColumns(ordersTable)
const { id, bundleId, billId, purchaseId, dropshippingRequestId, splitFromId, clientId, associateId } = ordersTable

const named = (table: typeof bundlesTable | typeof billsTable, column: SQL) =>
  sql<Named>`(select json_build_object('id', ${table.id}, 'code', ${table.code}) from ${table} where ${table.id} = ${column})`

/** What was bought is charged once: with the order it became, not with the parts that were split from it. */
const isWhole = sql`${splitFromId} is null`

/** An order with what its published form needs. */
export const ORDER_VIEW = {
  ...columns,
  client: personNamedBy(clientId),
  associate: personNamedBy(associateId),
  itemNames: itemNamesAsJson(id),
  location: sql<Shelf | null>`(select json_build_object('id', ${locationsTable.id}, 'code', ${locationsTable.code},
    'zone', ${locationsTable.zone}, 'walkingOrder', ${locationsTable.walkingOrder})
    from ${locationsTable} where ${locationsTable.id} = ${ordersTable.locationId})`,
  bundle: named(bundlesTable, sql`${bundleId}`),
  bill: named(billsTable, sql`${billId}`),
  billedIva: ivaOfBill(ordersTable),
  /** Of the day, for prices that are frozen and not billed. */
  ivaInForce: ivaInForceAsJson(sql.placeholder('now')),
  frozenLines: sql<UntreatedLine[] | null>`(select ${orderPricesTable.lines} from ${orderPricesTable}
    where ${orderPricesTable.orderId} = ${id} and ${orderPricesTable.supersededAt} is null)`,
  extraCharges: sql<ExtraCharge[]>`${extraChargesToPrice}`,
  purchase: sql<Bought>`(select json_build_object('lines', ${linesOnBill(ordersTable.billId)})
    from ${purchasesTable} where ${purchasesTable.id} = ${purchaseId} and ${isWhole})`,
  quoteLines: sql<PriceLine[] | null>`(select ${dropshippingRequestsTable.quoteLines} from ${dropshippingRequestsTable}
    where ${dropshippingRequestsTable.id} = ${dropshippingRequestId} and ${isWhole})`,
  earningSettled: isSettled,
  hasAssociate: hasEarner,
  incidentOpen: hasOpenIncident,
  overLimit: isOverLimit(sql.placeholder('now')),
  onlyCategory: hasOnlyCategory(sql.placeholder('now')),
  chargeable: isChargeable,
  chargesLeft: hasChargesLeft,
  billedAfterEnd,
}

const view = recordView(ordersTable, id, ORDER_VIEW)
export type OrderInView = RowOf<typeof ORDER_VIEW>

const given = () => ({ now: now().toISOString() })

/** One page, and how many there are. */
export const pageOfOrders = (db: Db, condition: SQL | undefined, page: Page): Promise<Listed<OrderInView>> =>
  view.page(db, condition, page, given())

/** In the order asked for. */
export const readOrders = (db: Db, ids: readonly string[]): Promise<OrderInView[]> => view.byIds(db, ids, given())
