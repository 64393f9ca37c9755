// One package in the running product: the calls that move it, and what the database says of it.
import { sql } from 'drizzle-orm'
import { given, newTracking } from '../testing/given/given-orders.ts'
import { currentServer } from '../testing/world.ts'
import type { Package } from './package-model.ts'
import { newPeople, type People } from './people.ts'

export type PackageWorld = {
  people: People
  orderId: string
  bundleId: string
  manifestId: string
  billId: string
  paymentId: string
  incidentIds: string[]
}
let people: Promise<People> | undefined

export async function beginPackage(): Promise<PackageWorld> {
  people ??= newPeople()
  const associate = await given.associate()
  // Walks go side by side: money taken back from one package comes from its client's others too, and so does a settled earning.
  const everybody = { ...(await people), associate, owner: await given.client({ associate }) }
  const order = await given.order({ client: everybody.owner, valueInCents: 100, isAuthorizedToBundle: true })
  return { people: everybody, orderId: order.id, bundleId: '', manifestId: '', billId: '', paymentId: '', incidentIds: [] }
}

export const anotherTracking = newTracking

/** Statuses as the model has them. */
export async function observePackage({ orderId, bundleId, manifestId }: PackageWorld): Promise<Package> {
  const { db } = await currentServer()
  const { rows } = await db.execute(sql`
    select o.status as order, o.intake_at is not null as received,
      coalesce(b.status, 'none') as bundle, coalesce(m.status, 'none') as manifest, coalesce(s.status, 'none') as bill,
      exists (select from earning_entries e where e.order_id = o.id and e.kind = 'settlement') and not exists (
        select from earning_entries e where e.order_id = o.id and e.kind = 'accrual' and e.reverses_id is null
          and not exists (select from earning_entries r where r.reverses_id = e.id or r.settles_id = e.id)) as settled,
      (select count(*)::int from incidents i where i.order_id = o.id and i.status = 'opened') as "openIncidents",
      o.hold_reason is not null as held
    from orders o
    left join bundles b on b.id = ${bundleId || null}::uuid and b.status <> 'removed'
    left join manifests m on m.id = ${manifestId || null}::uuid and m.status <> 'removed' and b.manifest_id = m.id
    left join bills s on s.id = o.bill_id
    where o.id = ${orderId}::uuid`)
  return rows[0] as Package
}

/** Everything that a step would change. */
export async function tracesOfPackage({ orderId, bundleId, manifestId, billId }: PackageWorld): Promise<unknown> {
  const { db } = await currentServer()
  const ids = sql.join(
    [orderId, bundleId, manifestId, billId].filter(Boolean).map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.execute(sql`
    select (select string_agg(version::text, ',') from orders where id in (${ids})) as orders,
      (select string_agg(version::text, ',' order by id) from bundles where id in (${ids})) as bundles,
      (select string_agg(version::text, ',' order by id) from manifests where id in (${ids})) as manifests,
      (select string_agg(version::text, ',' order by id) from bills where id in (${ids})) as bills,
      (select count(*) from events where aggregate_id in (${ids})) as events,
      (select count(*) from ledger_entries where order_id = ${orderId}::uuid) as ledger,
      (select count(*) from earning_entries where order_id = ${orderId}::uuid) as earnings,
      (select count(*) from incidents where order_id = ${orderId}::uuid) as incidents`)
  return rows[0]
}

export async function newestPaymentOf(billId: string): Promise<string> {
  const { db } = await currentServer()
  const { rows } = await db.execute(
    sql`select payment_id as id from moves where to_bill_id = ${billId}::uuid and reverses_id is null order by created_at desc, id desc limit 1`,
  )
  return String(rows[0]?.id ?? '')
}
