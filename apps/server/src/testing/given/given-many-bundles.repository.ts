// A flight of many bundles, in a few statements: copies of a free one, each with its package and another client, in whose name it goes.
import { sql } from 'drizzle-orm'
import { newPerson } from '../people.ts'
import { currentServer } from '../server.ts'
import { copy } from './given-many-earnings.repository.ts'
import { given } from './given-orders.ts'

/** So many bundles that are free in Miami, the one that they are copies of among them. */
export async function givenFreeBundles(count: number): Promise<string[]> {
  const original = await given.bundle()
  const [orderId = ''] = original.orders.map(({ id }) => id)
  const [clientId = ''] = original.orders.flatMap(({ client }) => client?.id ?? [])
  if (count === 1) return [original.id]
  const { db } = await currentServer()
  const copies = await db.transaction(async (tx) => {
    const cedulas = Array.from({ length: count - 1 }, () => sql`(${newPerson().identification})`)
    await tx.execute(sql`create temporary table copied on commit drop as
      select gen_random_uuid() as order_id, gen_random_uuid() as bundle_id, gen_random_uuid() as client_id, cedula
      from (values ${sql.join(cedulas, sql`, `)}) as consignee (cedula)`)
    const consignee_identification = sql`copied.cedula`
    const name = sql`'copy-' || copied.client_id`
    const client = { id: sql`copied.client_id`, email: name, casillero_code: name, identification: sql`copied.cedula` }
    await copy(tx, 'users', sql`original.id = ${clientId}`, client)
    const bundle = { id: sql`copied.bundle_id`, code: sql`'COPY-' || upper(copied.bundle_id::text)`, consignee_identification }
    await copy(tx, 'bundles', sql`original.id = ${original.id}`, bundle)
    const order = { id: sql`copied.order_id`, code: sql`'COPY-' || copied.order_id`, bundle_id: sql`copied.bundle_id` }
    const own = { client_id: sql`copied.client_id`, tracking_normalised: sql`copied.order_id::text`, consignee_identification }
    await copy(tx, 'orders', sql`original.id = ${orderId}`, { ...order, ...own })
    const item = { id: sql`gen_random_uuid()`, order_id: sql`copied.order_id` }
    await copy(tx, 'order_items', sql`original.order_id = ${orderId}`, item)
    const { rows } = await tx.execute<{ id: string }>(sql`select bundle_id as id from copied`)
    return rows.map(({ id }) => id)
  })
  // As PostgreSQL does by itself a while later.
  await db.execute(sql`analyze users, orders, bundles, order_items`)
  return [original.id, ...copies]
}
