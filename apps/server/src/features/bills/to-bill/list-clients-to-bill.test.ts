// What was weighed in Quito and is on no bill, one row a client, as staff read it before they bill.
import { bills, clientsToBill, incidents, orderActions } from '@app/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { arrivedBundle, billed, NOBODY_ELSE, weighedBundle } from '../../../testing/given/given-packages.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const list = (query: { q?: string; orderBy?: 'packages'; mode?: 'asc'; from?: string; to?: string }) =>
  administrator.call(clientsToBill.listClientsToBill, { query })
const rowOf = async ({ identification }: Person) => (await list({ q: identification })).data[0]

const TWO = [
  { weightInGrams: 2_500, valueInCents: 12_000 },
  { weightInGrams: 1_250, valueInCents: 5_500 },
]

async function openIncident(orderId: string): Promise<void> {
  await administrator.call(incidents.openIncident, { params: { id: orderId }, body: { kind: 'damaged', description: 'Mojado.' } })
}

describe('a client', () => {
  // 24.90 + 12.35, IVA 5.59 rounded once, duties of 20.00: as on the bill of both (domain, section 8).
  test('has one row: packages, weight, and what their bill will come to', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client, TWO)

    const row = await rowOf(client)

    expect(row).toMatchObject({
      ...{ id: client.id, client: { id: client.id }, packages: 2, weightInGrams: 3_750, totalInCents: 6_284 },
      ...{ withIncident: 0, toWeigh: 0, creditInCents: 0, debtInCents: 0, oldestInDays: 0 },
    })
    const bill = await administrator.call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })
    expect(bill.totalInCents).toBe(row?.totalInCents)
    expect(await rowOf(client)).toBeUndefined()
  })

  test('is charged for what was added to a package, as its bill will', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const charges = [{ name: 'Reempaque', amountInCents: 500, note: '' }]
    await administrator.call(orderActions.setExtraCharges, { params: { id: orderIds[0] ?? '' }, body: { charges } })

    const row = await rowOf(client)

    expect((await billed(client, orderIds)).totalInCents).toBe(row?.totalInCents)
  })

  test('says what is left out: an open incident, and what is not weighed', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client, TWO)
    await openIncident(orderIds[0] ?? '')
    await arrivedBundle(client)

    const row = await rowOf(client)

    expect(row).toMatchObject({ packages: 1, weightInGrams: 1_250, withIncident: 1, toWeigh: 1 })
  })

  test('is there though every package has an open incident, with nothing to bill', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    await openIncident(orderIds[0] ?? '')
    expect(await rowOf(client)).toMatchObject({ packages: 0, totalInCents: 0, withIncident: 1 })
  })

  test('has their credit and their debt beside it', async () => {
    const [inFavour, inDebt] = [await given.client(), await given.client()]
    const { db } = await currentServer()
    for (const [client, inCents] of [[inFavour, -700] as const, [inDebt, 300] as const]) {
      await weighedBundle(client)
      await db.execute(sql`insert into ledger_entries (id, client_id, kind, amount_in_cents, created_at)
        values (gen_random_uuid(), ${client.id}, 'opening', ${inCents}, now())`)
    }
    expect(await rowOf(inFavour)).toMatchObject({ creditInCents: 700, debtInCents: 0 })
    expect(await rowOf(inDebt)).toMatchObject({ creditInCents: 0, debtInCents: 300 })
  })

  test('comes before those who wait less, is found by their name and by days, and counts in the totals', async () => {
    const name = 'Esperanza'
    const [late, early] = [await given.client({ firstName: name }), await given.client({ firstName: name })]
    await weighedBundle(late)
    const { orderIds } = await weighedBundle(early, TWO)
    const { db } = await currentServer()
    await weighedDaysAgo(db, orderIds, 9)

    const { data, totals, meta } = await list({ q: name })

    expect(data.map(({ id, oldestInDays }) => [id, oldestInDays])).toEqual([
      [early.id, 9],
      [late.id, 0],
    ])
    expect(totals).toMatchObject({ clients: 2, packages: 3, withIncident: 0 })
    expect(meta.total).toBe(2)
    const fewest = await list({ q: name, orderBy: 'packages', mode: 'asc' })
    expect(fewest.data.map(({ id }) => id)).toEqual([late.id, early.id])
    const day = data[0]?.oldestOn ?? ''
    expect((await list({ q: name, from: day, to: day })).data.map(({ id }) => id)).toEqual([early.id])
  })
})

/** A frozen price is never changed: only its day is, as if it had been frozen then. */
async function weighedDaysAgo(db: Awaited<ReturnType<typeof currentServer>>['db'], orderIds: readonly string[], days: number) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table order_prices disable trigger user`)
    await tx.execute(sql`update order_prices set created_at = created_at - ${days} * interval '1 day'
      where order_id = any(${sql.param([...orderIds])}::uuid[])`)
    await tx.execute(sql`alter table order_prices enable trigger user`)
  })
}
