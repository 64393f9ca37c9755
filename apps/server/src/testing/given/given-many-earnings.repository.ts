// An associate of many packages, in a few statements: copies of one whose client paid it, which no bundle or bill knows.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { currentServer } from '../server.ts'

type Other = Record<string, SQL>

/** So many more packages like this one, each earned and collected. */
export async function givenCopies(orderId: string, count: number): Promise<string[]> {
  const { db } = await currentServer()
  const copies = await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table copied on commit drop as
      select gen_random_uuid() as order_id, gen_random_uuid() as price_id from generate_series(1, ${sql.raw(String(count))})`)
    const loose = {
      bundle_id: sql`null`,
      bundled_at: sql`null`,
      bill_id: sql`null`,
      tracking_normalised: sql`copied.order_id::text`,
    }
    await copy(tx, 'orders', sql`original.id = ${orderId}`, {
      ...loose,
      id: sql`copied.order_id`,
      code: sql`'COPY-' || copied.order_id`,
    })
    const price = { id: sql`copied.price_id`, order_id: sql`copied.order_id` }
    await copy(tx, 'order_prices', sql`original.order_id = ${orderId}`, price)
    const entry = { id: sql`gen_random_uuid()`, order_id: sql`copied.order_id`, order_price_id: sql`copied.price_id` }
    await copy(tx, 'earning_entries', sql`original.order_id = ${orderId} and original.kind = 'accrual'`, entry)
    const { rows } = await tx.execute<{ id: string }>(sql`select order_id as id from copied`)
    return rows.map(({ id }) => id)
  })
  // As PostgreSQL does by itself a while later.
  await db.execute(sql`analyze orders, order_prices, earning_entries`)
  return copies
}

/** Rows of a table once more for each row of `copied`, with other values in some columns. */
export async function copy(db: Db, table: string, of: SQL, other: Other): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`)
  const names = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    rows.map(({ name }) => other[name] ?? sql`original.${sql.identifier(name)}`),
    sql`, `,
  )
  const into = sql.identifier(table)
  await db.execute(sql`insert into ${into} (${names}) select ${values} from ${into} original, copied where ${of}`)
}
