// Different calls about the same packages at the same moment: either order of the two is allowed, nothing between.
import { bundles, incidents, manifests, orderActions, orderMatching } from '@app/contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { checkBooks } from '../../features/ledger-check/check-books.ts'
import { atOnce, ROUNDS, rowsOf } from '../../testing/at-once.ts'
import { boxPart, givenBox } from '../../testing/given/given-boxes.ts'
import { given } from '../../testing/given/given-orders.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')

const inMiami = (client: Person) => given.order({ client, status: 'inWarehouseMIA', valueInCents: 100 })
const bundle = (orderIds: string[]) => administrator.call(bundles.createBundle, { body: { orderIds } })
const edit = (id: string, orderIds: string[]) => administrator.call(bundles.updateBundle, { params: { id }, body: { orderIds } })
const ship = (id: string) => administrator.call(manifests.shipManifest, { params: { id } })

type Id = { id: string }

const stateOf = async (...orders: Id[]) => {
  const ids = orders.map(({ id }) => sql`${id}::uuid`)
  const rows = await rowsOf(sql`select id, status from orders where id in (${sql.join(ids, sql`, `)})`)
  return orders.map(({ id }) => rows.find((row) => row.id === id)?.status)
}

const dutyOf = sql`(select sum((line ->> 'amountInCents')::int) from jsonb_array_elements(o.estimate_lines) line where line ->> 'name' = 'duty')`

/** What a bundle weighs and declares is what is in it, everything in it is where it is, and bears its part of one duty. */
async function expectBundlesToAddUp(): Promise<void> {
  const off = await rowsOf(sql`
    select b.code from bundles b left join orders o on o.bundle_id = b.id where b.status not in ('removed', 'receivedAndDelivered')
    group by b.id having count(o.id) = 0 or sum(o.warehouse_weight_in_grams) <> b.weight_in_grams
      or sum(o.product_value_in_cents) <> b.declared_value_in_cents
      or bool_or(o.status not in (b.status, 'removed'))
      or sum(${dutyOf}) filter (where o.status <> 'removed') <> 2000`)
  expect(off).toEqual([])
}

afterAll(async () => {
  expect(await checkBooks((await currentServer()).db)).toEqual([])
  await expectBundlesToAddUp()
})

test('a package that is put into a bundle while it is shipped goes with it, or stays free', async () => {
  const client = await given.client()
  for (const round of ROUNDS) {
    const [inside, coming] = [await inMiami(client), await inMiami(client)]
    const { id } = await bundle([inside.id])
    const manifest = await given.manifest({ bundles: [{ id } as never] })
    const outcomes = await atOnce(
      round,
      () => edit(id, [inside.id, coming.id]),
      () => ship(manifest.id),
    )
    expect([
      ['done', 'done'],
      ['bundleActionNotAllowed', 'done'],
    ]).toContainEqual(outcomes)
    expect(await stateOf(inside, coming)).toEqual(['sended', outcomes[0] === 'done' ? 'sended' : 'inWarehouseMIA'])
  }
})

test('a package that two bundles want is in one', async () => {
  const client = await given.client()
  for (const round of ROUNDS) {
    const [one, two, wanted] = [await inMiami(client), await inMiami(client), await inMiami(client)]
    const [first, second] = [await bundle([one.id]), await bundle([two.id])]
    const outcomes = await atOnce(
      round,
      () => edit(first.id, [wanted.id, one.id]),
      () => edit(second.id, [two.id, wanted.id]),
    )
    expect(outcomes.toSorted()).toEqual(['done', 'orderAlreadyBundled'])
  }
})

test('a package that is split while it is bundled is bundled in part, or stays whole', async () => {
  const client = await given.client()
  for (const round of ROUNDS.slice(0, 6)) {
    const box = await givenBox(client, 3_000)
    const parts = [boxPart(2, 1, { weightInGrams: 2_000 }), boxPart(1, 1, { weightInGrams: 1_000 })]
    const outcomes = await atOnce(
      round,
      () => administrator.call(orderActions.splitOrder, { params: { id: box.id }, body: { parts } }),
      () => bundle([box.id]),
    )
    expect([
      ['done', 'done'],
      ['orderActionNotAllowed', 'done'],
    ]).toContainEqual(outcomes)
    const pieces = await rowsOf(sql`
      select warehouse_weight_in_grams as weight, product_value_in_cents as value, bundle_id is not null as bundled
      from orders where id = ${box.id}::uuid or split_from_id = ${box.id}::uuid order by id`)
    const split = [
      { weight: 2_000, value: 9_500, bundled: true },
      { weight: 1_000, value: 5_500, bundled: false },
    ]
    expect(pieces).toEqual(outcomes[0] === 'done' ? split : [{ weight: 3_000, value: 15_000, bundled: true }])
    await administrator.call(bundles.removeBundle, { params: { id: String((await bundleOf(box))[0]?.id) } })
  }
})

const bundleOf = ({ id }: Id) => rowsOf(sql`select bundle_id as id from orders where id = ${id}::uuid`)

test('a package is somebody else’s or in a bundle of whose it was', async () => {
  const [before, after] = [await given.client(), await given.client()]
  for (const round of ROUNDS) {
    const [order, mate] = [await inMiami(before), await inMiami(before)]
    const outcomes = await atOnce(
      round,
      () => administrator.call(orderMatching.updateOrderClient, { params: { id: order.id }, body: { clientId: after.id } }),
      () => bundle([mate.id, order.id]),
    )
    expect([
      ['done', 'differentConsignees'],
      ['orderActionNotAllowed', 'done'],
    ]).toContainEqual(outcomes)
    const isMoved = outcomes[0] === 'done'
    const rows = await rowsOf(
      sql`select client_id as client, bundle_id is not null as bundled from orders where id = ${order.id}::uuid`,
    )
    expect(rows).toEqual([{ client: isMoved ? after.id : before.id, bundled: !isMoved }])
  }
})

test('a package that is given up while its bundle arrives is gone, and the rest has arrived', async () => {
  const client = await given.client()
  for (const round of ROUNDS) {
    const [lost, kept] = [await inMiami(client), await inMiami(client)]
    const inside = await bundle([lost.id, kept.id])
    const manifest = await given.manifest({ status: 'sended', bundles: [inside] })
    const params = { id: lost.id }
    const opened = { kind: 'lost' as const, description: 'No aparece.' }
    const { id: incidentId } = await administrator.call(incidents.openIncident, { params, body: opened })
    const resolved = { incidentId, outcome: 'lost' as const, resolution: 'La aerolínea no la encuentra.' }
    const outcomes = await atOnce(
      round,
      () => administrator.call(incidents.resolveIncident, { params, body: resolved }),
      () => administrator.call(bundles.confirmBundleArrival, { body: { bundleIds: [inside.id] } }),
    )
    expect(outcomes).toEqual(['done', 'done'])
    expect(await stateOf(lost, kept)).toEqual(['removed', 'arrived'])
    expect(await rowsOf(sql`select status from manifests where id = ${manifest.id}::uuid`)).toEqual([{ status: 'arrived' }])
  }
})
