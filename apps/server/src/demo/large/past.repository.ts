// What the past of the large company leaves in each table, one flight at a time.
import type { Role } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { authorizedNamesTable } from '../../features/authorized-names/authorized-names.table.ts'
import { consentRequestsTable } from '../../features/authorized-names/consent/consent-requests.table.ts'
import { billLinesTable, billOrdersTable } from '../../features/bills/bill-lines.table.ts'
import { billsTable } from '../../features/bills/bills.table.ts'
import { bundlesTable } from '../../features/bundles/bundles.table.ts'
import { consentsTable } from '../../features/consents/consents.table.ts'
import { dropshippingRequestsTable } from '../../features/dropshipping/dropshipping.table.ts'
import { earningEntriesTable } from '../../features/earnings/earnings.table.ts'
import { settlementsTable } from '../../features/earnings/settlements/settlements.table.ts'
import { eventValuesTable } from '../../features/events/event-values.table.ts'
import { type Happened, type NewEvent, withoutPersonalValues } from '../../features/events/events.repository.ts'
import { eventsTable } from '../../features/events/events.table.ts'
import { incidentsTable } from '../../features/incidents/incidents.table.ts'
import type { NewLedgerEntry } from '../../features/ledger/ledger.repository.ts'
import { ledgerEntriesTable } from '../../features/ledger/ledger.table.ts'
import { movesTable } from '../../features/ledger/moves.table.ts'
import { paymentsTable } from '../../features/ledger/payments.table.ts'
import { manifestsTable } from '../../features/manifest-records/manifests.table.ts'
import { notificationsTable } from '../../features/notifications/notifications.table.ts'
import { orderItemsTable } from '../../features/orders/order-items.table.ts'
import { ordersTable } from '../../features/orders/orders.table.ts'
import { orderPricesTable } from '../../features/orders/prices/order-prices.table.ts'
import { purchaseItemsTable, purchaseReviewsTable, purchasesTable } from '../../features/purchases/purchases.table.ts'
import { quotaEntriesTable, quotasTable } from '../../features/quotas/quotas.table.ts'
import { quotationsTable } from '../../features/quotations/quotations.table.ts'
import { usersTable } from '../../features/users/users.table.ts'
import { addRows, emptyRow } from './rows.repository.ts'

/** Those that others name come first. */
const TABLES = {
  users: usersTable,
  authorizedNames: authorizedNamesTable,
  consentRequests: consentRequestsTable,
  consents: consentsTable,
  quotations: quotationsTable,
  purchases: purchasesTable,
  purchaseItems: purchaseItemsTable,
  purchaseReviews: purchaseReviewsTable,
  dropshipping: dropshippingRequestsTable,
  manifests: manifestsTable,
  bundles: bundlesTable,
  bills: billsTable,
  orders: ordersTable,
  items: orderItemsTable,
  prices: orderPricesTable,
  settlements: settlementsTable,
  earnings: earningEntriesTable,
  billOrders: billOrdersTable,
  billLines: billLinesTable,
  payments: paymentsTable,
  moves: movesTable,
  entries: ledgerEntriesTable,
  quotas: quotasTable,
  quotaEntries: quotaEntriesTable,
  incidents: incidentsTable,
  events: eventsTable,
  eventValues: eventValuesTable,
  notifications: notificationsTable,
} as const
type Tables = typeof TABLES
type Name = keyof Tables
type RowOf<Of extends Name> = Omit<Tables[Of]['$inferSelect'], 'searchText'>

export type Past = { readonly [Of in Name]: RowOf<Of>[] }

const NAMES = Object.keys(TABLES) as Name[]
export const startPast = (): Past => Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Past

export async function keepPast(db: Db, past: Past): Promise<void> {
  for (const name of NAMES) await addRows(db, TABLES[name], past[name] as never)
}

const EMPTY = Object.fromEntries(NAMES.map((name) => [name, emptyRow(TABLES[name])])) as unknown as { [Of in Name]: RowOf<Of> }

/** Puts a row on record: what is not said is as the table has it by itself. */
export function put<Of extends Name>(past: Past, name: Of, said: Partial<RowOf<Of>>): RowOf<Of> {
  const row = { ...EMPTY[name], ...('id' in EMPTY[name] && { id: newId() }), ...said } as RowOf<Of>
  ;(past[name] as RowOf<Of>[]).push(row)
  return row
}

export type Actor = { userId: string; role: Role }
export const staff = (userId: string): Actor => ({ userId, role: 'administrator' })

/** What happened to a record, by whom and when. */
export function tell(past: Past, { userId: actorId, role: actorRole }: Actor, at: Date, said: NewEvent): void {
  const happened: Happened = { ...said, actorId, actorRole, at }
  const { event, values } = withoutPersonalValues(happened)
  put(past, 'events', { fileIds: [], valueNames: [], ...event })
  for (const one of values) past.eventValues.push(one)
}

/** What it is to a client's book. */
export function enter(past: Past, at: Date, entries: readonly NewLedgerEntry[]): void {
  for (const entry of entries) put(past, 'entries', { ...entry, createdAt: at })
}
