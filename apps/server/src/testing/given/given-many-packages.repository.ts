// A client of many packages, in a few statements: copies of one, at statuses and days of their own.
import type { OrderStatus } from '@app/domain'
import { sql } from 'drizzle-orm'
import { currentServer } from '../server.ts'
import { copy } from './given-many-earnings.repository.ts'

/** So many more packages like this one at each of these statuses, each a minute older than the one before it. */
export async function givenPackagesLike(orderId: string, counts: Partial<Record<OrderStatus, number>>): Promise<void> {
  const { db } = await currentServer()
  const wanted = Object.entries(counts).map(([status, count]) => sql`(${status}, ${sql.raw(String(count))})`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table copied on commit drop as
      select gen_random_uuid() as order_id, status, number
      from (values ${sql.join(wanted, sql`, `)}) as wanted (status, packages), generate_series(1, packages) as number`)
    const order = { id: sql`copied.order_id`, code: sql`'COPY-' || copied.order_id`, status: sql`copied.status` }
    const created_at = sql`original.created_at - copied.number * interval '1 minute'`
    const tracking_normalised = sql`copied.order_id::text`
    await copy(tx, 'orders', sql`original.id = ${orderId}`, { ...order, created_at, tracking_normalised })
    const item = { id: sql`gen_random_uuid()`, order_id: sql`copied.order_id` }
    await copy(tx, 'order_items', sql`original.order_id = ${orderId}`, item)
  })
  // As PostgreSQL does by itself a while later.
  await db.execute(sql`analyze orders, order_items`)
}
