// What one order shows beside what lists do, read in one statement.
import type { OrderDetail } from '@app/contract/orders.contract'
import type { Parameters, PriceLine, Role } from '@app/domain'
import { sql } from 'drizzle-orm'
import { now } from '../../../clock.ts'
import { objectAsJson } from '../../../db/as-json.ts'
import type { Db } from '../../../db/db.ts'
import { recordReader, withinReachOf } from '../../../records/record-reader.ts'
import { bundlesTable } from '../../bundles/bundles.table.ts'
import { earningEntriesTable } from '../../earnings/earnings.table.ts'
import { type Doer, timelineAsJson } from '../../events/events.repository.ts'
import { fileAsJson, filesAsJson } from '../../files/files.repository.ts'
import { manifestsTable } from '../../manifest-records/manifests.table.ts'
import { valuesInForceAsJson } from '../../parameters/parameters.repository.ts'
import { purchasesTable } from '../../purchases/purchases.table.ts'
import { itemsAsJson } from '../order-items.repository.ts'
import { orderKind } from '../orders.kind.ts'
import { ordersTable } from '../orders.table.ts'
import { extraChargesAsJson } from '../prices/order-charges.repository.ts'
import { orderPricesTable } from '../prices/order-prices.table.ts'
import { arrivalChangesAsJson } from '../promise/arrival-changes.repository.ts'
import { idsOfFiles, relativesAsJson } from '../split/split-orders.repository.ts'
import { compensationsAsJson } from './order-compensations.repository.ts'
import { incidentsAsJson } from './order-incidents.repository.ts'
import { ORDER_VIEW } from './order-view.repository.ts'

const { id, bundleId, clientId, purchaseId, signatureFileId } = ordersTable
const { lines, weightInGrams, parameters, marginInCents, bonusInCents, keptBackInCents, profitInCents } = orderPricesTable
const isInForce = sql`${orderPricesTable.orderId} = ${id} and ${orderPricesTable.supersededAt} is null`

type Frozen = Record<'weightInGrams' | 'marginInCents' | 'bonusInCents' | 'keptBackInCents' | 'profitInCents', number> & {
  lines: PriceLine[]
  parameters: Parameters
}

const detailOf = (role: Role) => ({
  ...ORDER_VIEW,
  items: itemsAsJson(id),
  files: filesAsJson('order', sql`in (${idsOfFiles})`),
  timeline: timelineAsJson(id),
  arrivalChanges: arrivalChangesAsJson(id),
  inForce: valuesInForceAsJson(sql.placeholder('now')),
  charges: extraChargesAsJson(id),
  incidents: incidentsAsJson(id),
  compensations: compensationsAsJson(id),
  relatives: relativesAsJson(withinReachOf(orderKind.reach, role)),
  manifest: objectAsJson<NonNullable<OrderDetail['manifest']>>(
    { id: manifestsTable.id, code: manifestsTable.code, guideNumber: manifestsTable.guideNumber },
    sql`from ${bundlesTable} join ${manifestsTable} on ${manifestsTable.id} = ${bundlesTable.manifestId} where ${bundlesTable.id} = ${bundleId}`,
  ),
  boughtBy: objectAsJson<NonNullable<OrderDetail['purchase']>>(
    { id: purchasesTable.id, code: purchasesTable.code },
    sql`from ${purchasesTable} where ${purchasesTable.id} = ${purchaseId} and ${purchasesTable.clientId} = ${clientId}`,
  ),
  signature: fileAsJson(signatureFileId),
  frozen: objectAsJson<Frozen>(
    { lines, weightInGrams, parameters, marginInCents, bonusInCents, keptBackInCents, profitInCents },
    sql`from ${orderPricesTable} where ${isInForce}`,
  ),
  /** Of the price in force: who earns from the order, though its client may have gone to another associate since. */
  earnerId: sql<string | null>`(select ${earningEntriesTable.associateId} from ${earningEntriesTable} join ${orderPricesTable}
    on ${orderPricesTable.id} = ${earningEntriesTable.orderPriceId} where ${isInForce} and ${earningEntriesTable.reversesId} is null)`,
  isEarningTakenBack: sql<boolean>`exists (select from ${earningEntriesTable} join ${orderPricesTable}
    on ${orderPricesTable.id} = ${earningEntriesTable.orderPriceId} where ${isInForce} and ${earningEntriesTable.reversesId} is not null)`,
})

const read = recordReader(orderKind, detailOf)

export type OrderInDetail = Awaited<ReturnType<typeof read>>

/** @throws orderNotFound also where it is somebody else's. */
export const readOrderInDetail = (db: Db, doer: Doer, orderId: string): Promise<OrderInDetail> =>
  read(db, doer, orderId, { now: now().toISOString() })
