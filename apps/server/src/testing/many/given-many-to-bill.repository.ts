// Many clients with packages that were weighed in Quito, in a few statements: copies of one client and of one package.
import { sql } from 'drizzle-orm'
import { copy } from '../given/given-many-earnings.repository.ts'
import { currentServer } from '../server.ts'

/** So many clients, called `Wil` and `Quishpe` and a number in letters, each with so many packages like this one, in no bundle. */
export async function givenManyToBill(
  { clientId, orderId }: { clientId: string; orderId: string },
  clients: number,
  packages: number,
): Promise<void> {
  const { db } = await currentServer()
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table copied on commit drop as
      select gen_random_uuid() as id, number from generate_series(1, ${sql.raw(String(clients))}) as number`)
    await tx.execute(sql`create temporary table owners on commit drop as select * from copied`)
    const letters = sql`translate(copied.number::text, '0123456789', 'ABCDEFGHIJ')`
    await copy(tx, 'users', sql`original.id = ${clientId}`, {
      id: sql`copied.id`,
      email: sql`'tobill' || copied.number || '@example.com'`,
      casillero_code: sql`'UIO-' || (80000 + copied.number)`,
      identification: sql`(1810000000 + copied.number)::text`,
      first_name: sql`'Wil' || ${letters}`,
      last_name: sql`'Quishpe' || ${letters}`,
    })
    await tx.execute(sql`drop table copied`)
    await tx.execute(sql`create temporary table copied on commit drop as
      select owners.id as client_id, gen_random_uuid() as order_id
      from owners, generate_series(1, ${sql.raw(String(packages))})`)
    await copy(tx, 'orders', sql`original.id = ${orderId}`, {
      ...{ id: sql`copied.order_id`, client_id: sql`copied.client_id`, bundle_id: sql`null`, bundled_at: sql`null` },
      ...{ code: sql`'COPY-' || copied.order_id`, tracking_normalised: sql`copied.order_id::text` },
    })
    const ofOrder = { id: sql`gen_random_uuid()`, order_id: sql`copied.order_id` }
    await copy(tx, 'order_items', sql`original.order_id = ${orderId}`, ofOrder)
    await copy(tx, 'order_prices', sql`original.order_id = ${orderId}`, ofOrder)
  })
  // As PostgreSQL does by itself a while later.
  await db.execute(sql`analyze users, orders, order_items, order_prices`)
}
