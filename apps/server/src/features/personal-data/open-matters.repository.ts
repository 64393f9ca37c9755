// What of a person is still open, in one statement over the whole schema: tables are data here, as they are in kept-of-person.repository.ts.
import { billsThatAre, type ClosingObstacle, dropshippingThatIs, ORDERS, purchasesThatAre } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

type Open = { kind: ClosingObstacle; table: string; isOf: (id: string) => SQL }
type OpenSum = { kind: ClosingObstacle; table: string; isOf: (id: string) => SQL; sign: 1 | -1 }
export type Found = { kind: ClosingObstacle; count: number; amountInCents: number | null }

const among = (column: string, values: readonly string[]): SQL =>
  sql`t.${sql.identifier(column)} = any(${sql.param([...values])}::text[])`
const not = (condition: SQL): SQL => sql`not (${condition})`
const of = (column: string, id: string): SQL => sql`t.${sql.identifier(column)} = ${id}`

const RECORDS: readonly Open[] = [
  { kind: 'openOrders', table: 'orders', isOf: (id) => sql`${of('client_id', id)} and ${not(among('status', ORDERS.closed))}` },
  {
    kind: 'openPurchases',
    table: 'purchases',
    isOf: (id) => sql`${of('client_id', id)} and ${among('status', purchasesThatAre('open'))}`,
  },
  {
    kind: 'openDropshipping',
    table: 'dropshipping_requests',
    isOf: (id) => sql`${of('client_id', id)} and ${among('status', dropshippingThatIs('open'))}`,
  },
  {
    kind: 'openIncidents',
    table: 'incidents',
    isOf: (id) =>
      sql`t.resolved_at is null and t.order_id in (select o.id from ${sql.identifier('orders')} o where o.client_id = ${id})`,
  },
  {
    kind: 'unpaidBills',
    table: 'bills',
    isOf: (id) => sql`${of('client_id', id)} and ${among('status', billsThatAre('unpaid'))}`,
  },
  {
    kind: 'pendingReceipts',
    table: 'payment_proofs',
    isOf: (id) => sql`${of('client_id', id)} and ${among('status', ['pending'])}`,
  },
  { kind: 'requestedRefunds', table: 'refunds', isOf: (id) => sql`${of('client_id', id)} and ${among('status', ['requested'])}` },
  {
    kind: 'waitingApprovals',
    table: 'approvals',
    isOf: (id) => sql`t.answered_at is null and ${id} in (t.client_id, t.asked_by_id, t.record_id)`,
  },
  { kind: 'clients', table: 'users', isOf: (id) => of('associate_id', id) },
  {
    kind: 'ordersOfClients',
    table: 'orders',
    isOf: (id) => sql`${of('associate_id', id)} and ${not(among('status', ORDERS.closed))}`,
  },
]

const ofAccount = (id: string): SQL => sql`${of('client_id', id)} and t.bill_id is null and t.purchase_id is null`
/** What the books say: owed to the house is positive in the clients' book, owed by it in the associates'. */
const SUMS: readonly OpenSum[] = [
  { kind: 'debt', table: 'ledger_entries', isOf: ofAccount, sign: 1 },
  { kind: 'credit', table: 'ledger_entries', isOf: ofAccount, sign: -1 },
  { kind: 'held', table: 'ledger_entries', isOf: (id) => sql`${of('client_id', id)} and t.purchase_id is not null`, sign: -1 },
]
const EARNINGS: Omit<OpenSum, 'sign'> = { kind: 'earnings', table: 'earning_entries', isOf: (id) => of('associate_id', id) }

/** In the order in which a person would see to them; of a sum of money its amount. */
export async function openMattersOf(db: Db, id: string): Promise<Found[]> {
  const counted = RECORDS.map(
    ({ kind, table, isOf }) =>
      sql`select ${kind}::text as kind, count(*)::int as count, null::bigint as amount from ${sql.identifier(table)} t where ${isOf(id)}`,
  )
  const summed = SUMS.map(({ kind, table, isOf, sign }) =>
    sumOf(kind, table, isOf(id), sql`greatest(${sql.raw(String(sign))} * sum(t.amount_in_cents), 0)`),
  )
  const earned = sumOf(EARNINGS.kind, EARNINGS.table, EARNINGS.isOf(id), sql`sum(t.amount_in_cents)`)
  const { rows } = await db.execute<{ kind: ClosingObstacle; count: number; amount: string | null }>(
    sql.join([...counted, ...summed, earned], sql` union all `),
  )
  return rows
    .map(({ kind, count, amount }) => ({ kind, count, amountInCents: amount === null ? null : Number(amount) }))
    .filter(({ count }) => count > 0)
}

const sumOf = (kind: ClosingObstacle, table: string, isOf: SQL, sum: SQL): SQL =>
  sql`select ${kind}::text, case when coalesce(${sum}, 0) = 0 then 0 else 1 end, coalesce(${sum}, 0)::bigint from ${sql.identifier(table)} t where ${isOf}`
