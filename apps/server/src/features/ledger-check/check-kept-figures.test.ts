// What reports add up is kept of each package and bill; whatever moves a figure tells of it, and what is kept is what the records say.
import { bills, earnings, users } from '@app/contract'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Flight, givenFlight, withCosts } from '../../testing/flights/given-flights.ts'
import { credit, freightOf } from '../../testing/given/given-credit-notes.ts'
import { end } from '../../testing/given/given-ended.ts'
import { given } from '../../testing/given/given-orders.ts'
import { billed, paid } from '../../testing/given/given-packages.ts'
import { settled } from '../../testing/given/given-settlements.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { keepFigures } from '../reports/keep-figures.ts'
import { checkKeptFigures } from './check-kept-figures.ts'

const administrator = signedInAs('administrator')
const database = async () => (await currentServer()).db

/** Figures are kept, then this happens: nothing that is kept is claimed that no record says, before it is kept anew and after. */
async function holdsAfter(happens: () => Promise<unknown>): Promise<void> {
  const db = await database()
  await keepFigures(db)
  await happens()
  expect(await checkKeptFigures(db)).toEqual([])
  await keepFigures(db)
  expect(await checkKeptFigures(db)).toEqual([])
}

const changes = async () =>
  (await (await database()).execute<{ count: number }>(sql`select count(*)::int from figure_changes`)).rows[0]?.count

let associate: Person
let client: Person
let flight: Flight
let bundleId: string
const THREE = [1_000, 500, 2_000].map((weightInGrams) => ({ weightInGrams, valueInCents: 2_000 }))

beforeAll(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
  flight = await givenFlight({ client, packages: THREE }, { client: await given.client(), packages: THREE })
  await withCosts(flight.manifestId, { freight: 3_000, dutyPaid: 1_000 })
  const { rows } = await (await database()).execute<{ id: string }>(
    sql`select bundle_id as id from orders where id = ${flight.orderIds[0]}`,
  )
  bundleId = rows[0]?.id ?? ''
}, 60_000)

describe('through what people do', () => {
  test('a way from the bill to its payment, a credit, a void and another bill', async () => {
    const [one = '', two = ''] = flight.orderIds
    await holdsAfter(async () => paid(await billed(client, [one])))
    await holdsAfter(() => withCosts(flight.manifestId, { freight: 9_000, customs: 100, dutyPaid: 500 }))
    const wrong = await billed(client, [two])
    await holdsAfter(() => administrator.call(bills.voidBill, { params: { id: wrong.id }, body: { reason: 'Otra retira.' } }))
    const again = await billed(client, [two])
    await holdsAfter(async () => credit(again, { lines: [{ lineId: await freightOf(again), amountInCents: 100 }] }))
    await holdsAfter(async () => {
      const [settlement] = await settled([one])
      await administrator.call(earnings.takeBackSettlement, {
        params: { id: settlement?.id ?? '' },
        body: { reason: 'Era otra cuenta.' },
      })
    })
    await holdsAfter(() => end(flight.orderIds[2] ?? '', 'lost'))
  })

  test('a client who goes to another associate', async () => {
    const { id } = await given.associate()
    await holdsAfter(() =>
      administrator.call(users.unassignClients, { params: { id: associate.id }, body: { clientIds: [client.id] } }),
    )
    await holdsAfter(() => administrator.call(users.assignClients, { params: { id }, body: { clientIds: [client.id] } }))
  })

  test('what no report counts yet tells of nothing', async () => {
    await keepFigures(await database())
    await given.order({ client: await given.client() })
    expect(await changes()).toBe(0)
  })
})

describe('tells of what is kept and no record says', () => {
  const [one, bill] = [() => flight.orderIds[0] ?? '', sql`(select bill_id from bill_figures order by bill_id limit 1)`]
  const KEPT: readonly [string, () => SQL, object][] = [
    [
      'a margin',
      () => sql`update package_figures set service_in_cents = service_in_cents + 1 where order_id = ${one()}`,
      { amount: 'keptMargin' },
    ],
    [
      'a margin that is not kept',
      () => sql`delete from package_figures where order_id = ${one()}`,
      { record: 'order', amount: 'keptMargin' },
    ],
    [
      'the days of stages',
      () => sql`update package_stages set ended = '[]' where order_id = ${one()}`,
      { record: 'order', amount: 'keptStages' },
    ],
    [
      'sales',
      () => sql`update bill_figures set tax_in_cents = tax_in_cents + 1 where bill_id = ${bill}`,
      { record: 'bill', amount: 'keptSales' },
    ],
    [
      'a declaration',
      () => sql`update declaration_figures set collected_in_cents = collected_in_cents + 1 where bundle_id = ${bundleId}`,
      { record: 'manifest', amount: 'keptDeclarations' },
    ],
    [
      'how many packages ended a stage on a day',
      () =>
        sql`update stage_days set packages = packages + 1 where stage = 'received' and ctid = (select min(ctid) from stage_days where stage = 'received')`,
      { record: 'stageDay', amount: 'received' },
    ],
  ]

  test.each(KEPT)('%s', async (_what, change, found) => {
    const db = await database()
    await keepFigures(db)
    const undone = new Error('undone')
    const checked = db.transaction(async (tx) => {
      await tx.execute(change())
      expect(await checkKeptFigures(tx)).toContainEqual(expect.objectContaining(found))
      throw undone
    })
    await expect(checked).rejects.toBe(undone)
  })
})

/** Each column that a figure comes from, whichever call writes it. */
describe('whatever is written', () => {
  const ofOrder = (set: SQL) => sql`update orders set ${set} where id = ${flight.orderIds[0]}`
  const ofBundle = (set: SQL) => sql`update bundles set ${set} where id = ${bundleId}`
  const ofManifest = (set: SQL) => sql`update manifests set ${set} where id = ${flight.manifestId}`
  const WRITTEN: readonly [string, () => SQL][] = [
    ['the weight by the store', () => ofOrder(sql`store_weight_in_grams = 901`)],
    ['the weight in Miami', () => ofOrder(sql`warehouse_weight_in_grams = 902`)],
    ['the weight in Quito', () => ofOrder(sql`real_weight_in_grams = 903`)],
    ['the weight that is billed', () => ofOrder(sql`final_weight_in_grams = 904, final_weight_reason = 'Báscula'`)],
    ['the day of the order', () => ofOrder(sql`order_date = order_date - 3`)],
    ['when Miami received it', () => ofOrder(sql`intake_at = intake_at - interval '2 days'`)],
    ['when it was bundled', () => ofOrder(sql`bundled_at = bundled_at - interval '2 days'`)],
    ['the promised day', () => ofOrder(sql`promised_date = promised_date + 1`)],
    ['the day of the arrival', () => ofOrder(sql`arrival_date = arrival_date + 2`)],
    ['that it has no client', () => ofOrder(sql`associate_id = null`)],
    ['when it was shipped', () => ofBundle(sql`sent_at = sent_at - interval '1 day'`)],
    ['when it arrived', () => ofBundle(sql`arrived_at = arrived_at + interval '1 day'`)],
    ['when it was weighed', () => ofBundle(sql`weighed_at = weighed_at + interval '2 days'`)],
    ['what a bundle weighs', () => ofBundle(sql`weight_in_grams = 9_001`)],
    ['what a bundle declares', () => ofBundle(sql`declared_value_in_cents = 9_002`)],
    ["the value of a customs' invoice", () => ofBundle(sql`customs_invoice_value_in_cents = 9_003`)],
    ['the duty of a declaration', () => ofBundle(sql`duty_in_cents = 9_004`)],
    [
      'what customs collected of it',
      () => ofBundle(sql`customs = '{"adValoremInCents": 1, "fodinfaInCents": 2, "ivaInCents": 3}'`),
    ],
    ['the day of the flight', () => ofManifest(sql`arrival_date = arrival_date + 1`)],
    ['the freight', () => ofManifest(sql`freight_cost_in_cents = 7_777`)],
    ['what customs cost', () => ofManifest(sql`customs_cost_in_cents = 3`)],
    ['other costs', () => ofManifest(sql`other_cost_in_cents = 11`)],
    ['the duty paid', () => ofManifest(sql`duty_paid_in_cents = 1`)],
    ['that a cost is no longer known', () => ofManifest(sql`duty_paid_in_cents = null`)],
    ['that a bundle is on no manifest', () => ofBundle(sql`manifest_id = null`)],
  ]

  test.each(WRITTEN)('%s', async (_what, change) => {
    const db = await database()
    await holdsAfter(async () => {
      const { rowCount } = await db.execute(change())
      expect(rowCount).toBe(1)
    })
  })
})

test('two instances that keep figures at once keep each once', async () => {
  const db = await database()
  await db.execute(sql`insert into figure_changes (changed, record_id) select 'manifest', id from manifests`)
  await Promise.all([keepFigures(db), keepFigures(db), keepFigures(db)])
  await keepFigures(db)
  expect(await changes()).toBe(0)
  expect(await checkKeptFigures(db)).toEqual([])
})
