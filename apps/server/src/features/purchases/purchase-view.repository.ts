// What is read of purchases to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { Purchase, PurchaseDetail } from '@app/contract/purchases.contract'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { now } from '../../clock.ts'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { recordReader } from '../../records/record-reader.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { type Doer, timelineAsJson } from '../events/events.repository.ts'
import { filesAsJson } from '../files/files.repository.ts'
import { moneyOf } from '../ledger/money-of-purchase.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { valuesInForceAsJson } from '../parameters/parameters.repository.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { invoiceLinesAsJson } from './purchase-invoices.repository.ts'
import { itemsAsJson } from './purchase-items.repository.ts'
import { reviewsAsJson } from './purchase-reviews.repository.ts'
import { purchaseKind } from './purchases.kind.ts'
import { purchasesTable as purchases } from './purchases.table.ts'

const { id, code, purchaseId, splitFromId } = ordersTable

const nameOf = (column: PgColumn): SQL<string | null> =>
  sql`(select ${authorizedNamesTable.name} from ${authorizedNamesTable} where ${authorizedNamesTable.id} = ${column})`

const PURCHASE_VIEW = {
  ...getTableColumns(purchases),
  client: personNamedBy(purchases.clientId),
  associate: personNamedBy(purchases.associateId),
  consigneeName: nameOf(purchases.consigneeAuthorizedNameId),
  pickupName: nameOf(purchases.pickupAuthorizedNameId),
  items: itemsAsJson(purchases.id),
  ...moneyOf(purchases.id),
  /** The parts of a split package share its purchase: the one that was not split off is what the purchase became. */
  order: objectAsJson<NonNullable<Purchase['order']>>(
    { id, code },
    sql`from ${ordersTable} where ${purchaseId} = ${purchases.id} and ${splitFromId} is null`,
  ),
}

export const purchaseInView = recordView(purchases, purchases.id, PURCHASE_VIEW)
export type PurchaseInView = RowOf<typeof PURCHASE_VIEW>

const read = recordReader(purchaseKind, () => ({
  ...PURCHASE_VIEW,
  invoiceLines: invoiceLinesAsJson(purchases.id),
  reviews: reviewsAsJson(purchases.id),
  orders: listAsJson<PurchaseDetail['orders'][number]>(
    { id, code },
    sql`from ${ordersTable} where ${purchaseId} = ${purchases.id}`,
    sql`${code}`,
  ),
  files: filesAsJson('purchase', sql`= ${purchases.id}`) as SQL<PurchaseDetail['files']>,
  timeline: timelineAsJson(purchases.id),
  hasDiscount: sql<boolean>`(select ${usersTable.hasDiscount} from ${usersTable} where ${usersTable.id} = ${purchases.clientId})`,
  inForce: valuesInForceAsJson(sql.placeholder('now')),
}))
export type PurchaseInDetail = Awaited<ReturnType<typeof read>>

/** @throws NOT_FOUND also where it is beyond reach. */
export const readPurchaseInDetail = (db: Db, doer: Doer, id: string): Promise<PurchaseInDetail> =>
  read(db, doer, id, { now: now().toISOString() })
