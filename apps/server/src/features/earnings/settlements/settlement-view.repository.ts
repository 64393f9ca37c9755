// What is read of settlements to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { Settlement, SettlementDetail } from '@app/contract/earnings.contract'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listAsJson, objectAsJson } from '../../../db/as-json.ts'
import { type RowOf, recordView } from '../../../db/record-view.ts'
import { recordReader } from '../../../records/record-reader.ts'
import { companyAccountAsJson } from '../../company/company-accounts.repository.ts'
import { timelineAsJson } from '../../events/events.repository.ts'
import { isSettledEntry } from '../../orders/order-earnings.repository.ts'
import { ordersTable } from '../../orders/orders.table.ts'
import { orderPricesTable } from '../../orders/prices/order-prices.table.ts'
import { personNamedBy, writerNamedBy } from '../../people/person-columns.repository.ts'
import { earningEntriesTable } from '../earnings.table.ts'
import { settlementKind } from './settlements.kind.ts'
import { settlementsTable } from './settlements.table.ts'

const { id, code, version, createdAt, updatedAt, kind, status, associateId, paidOn, method, accountId, reference } =
  settlementsTable
const { totalInCents, actorId, takenBackAt, reason } = settlementsTable
const line = alias(earningEntriesTable, 'settlement_line')
const settled = alias(earningEntriesTable, 'settled')
const counter = alias(earningEntriesTable, 'counter')

/** The lines as they were made, each with the entry that it settles. */
const ofLines = sql`from ${earningEntriesTable} as "settlement_line" join ${earningEntriesTable} as "settled" on ${settled.id} = ${line.settlesId}
  where ${line.settlementId} = ${id} and ${line.reversesId} is null`
const isTakenOff = sql`${settled.reversesId} is not null`
const sumWhere = (condition: SQL) => sql`coalesce(sum(0 - ${line.amountInCents}) filter (where ${condition}), 0)`

type Figures = Pick<Settlement, 'orders' | 'earnedInCents' | 'takenBackInCents'>

const SETTLEMENT_VIEW = {
  ...{ id, code, version, createdAt, updatedAt, kind, status, paidOn, method, reference, totalInCents, takenBackAt, reason },
  associate: personNamedBy(associateId),
  account: companyAccountAsJson(accountId),
  figures: objectAsJson(
    {
      orders: sql`count(distinct ${line.orderId})`,
      earnedInCents: sumWhere(sql`not (${isTakenOff})`),
      takenBackInCents: sumWhere(isTakenOff),
    },
    ofLines,
  ) as SQL<Figures>,
  deductedLater: sql<boolean>`exists (
    select from ${earningEntriesTable} as "settlement_line" join ${earningEntriesTable} as "counter" on ${counter.reversesId} = ${line.settlesId}
    where ${line.settlementId} = ${id} and ${isSettledEntry(counter.id)}
  )`,
  actor: writerNamedBy(actorId),
}

export const settlementInView = recordView(settlementsTable, id, SETTLEMENT_VIEW)
export type SettlementInView = RowOf<typeof SETTLEMENT_VIEW>

const order = {
  ...{ id: ordersTable.id, code: ordersTable.code, description: ordersTable.description },
  client: personNamedBy(ordersTable.clientId),
}
const LINE = {
  order: objectAsJson(order, sql`from ${ordersTable} where ${ordersTable.id} = ${line.orderId}`),
  weightInGrams: sql`(select ${orderPricesTable.weightInGrams} from ${orderPricesTable} where ${orderPricesTable.id} = ${settled.orderPriceId})`,
  isTakenBack: isTakenOff,
  amountInCents: sql`0 - ${line.amountInCents}`,
}

/** @throws settlementNotFound also where it is beyond reach. */
export const readSettlement = recordReader(settlementKind, () => ({
  ...SETTLEMENT_VIEW,
  lines: listAsJson<SettlementDetail['lines'][number]>(LINE, ofLines, sql`${isTakenOff}, ${line.id}`),
  timeline: timelineAsJson(id),
}))
