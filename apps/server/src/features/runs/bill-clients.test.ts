// A bill of sale for each of many clients: previewed, started, worked off by the server, each by the ordinary call.
import { bills, incidents, orderActions, orders, runs } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billed, weighed, weighedBundle } from '../../testing/given/given-packages.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
type Wanted = { ids: string[] } | { filter: Record<string, string | string[]> }

const preview = (wanted: Wanted, who: Parameters<typeof signedInAs>[0] = 'administrator') =>
  signedInAs(who).call(runs.previewRun, { body: { act: 'billClients', ...wanted } })
const read = ({ id }: Pick<Run, 'id'>) => administrator.call(runs.getRun, { params: { id } })
const billsOf = async ({ id }: Person) => (await administrator.call(bills.listBills, { query: { clientId: id } })).data
const statusOf = async (id = '') => (await administrator.call(orders.getOrder, { params: { id } })).status

async function finished({ id }: Pick<Run, 'id'>): Promise<Run> {
  await administrator.call(runs.startRun, { params: { id } })
  await expect.poll(async () => (await read({ id })).state, PATIENCE).toBe('done')
  return read({ id })
}

const openIncident = (orderId = '') =>
  administrator.call(incidents.openIncident, { params: { id: orderId }, body: { kind: 'damaged', description: 'Mojado.' } })

// 36.64 and 62.84 (domain, section 8).
const TWO = [
  { weightInGrams: 2_500, valueInCents: 12_000 },
  { weightInGrams: 1_250, valueInCents: 5_500 },
]

describe('a preview', () => {
  test('says how many clients, packages and how much would be billed, and who is refused why, and changes nothing', async () => {
    const [one, two, broken, billedAlready] = [
      await given.client(),
      await given.client(),
      await given.client(),
      await given.client(),
    ]
    const { orderIds } = await weighedBundle(one, TWO)
    await weighedBundle(two, TWO)
    await openIncident((await weighedBundle(broken)).orderIds[0])
    await billed(billedAlready, (await weighedBundle(billedAlready)).orderIds)

    const run = await preview({ ids: [one, two, broken, billedAlready].map(({ id }) => id) })

    expect(run).toMatchObject({
      ...{ act: 'billClients', state: 'previewed', amountInCents: 2 * 6_284, packages: 4 },
      counts: { total: 4, waiting: 2, done: 0, unchanged: 1, refused: 1 },
      reasons: [{ code: 'incidentsOpen', count: 1, examples: [{ id: broken.id }] }],
    })
    expect(await statusOf(orderIds[0])).toBe('inWarehouseUIO')
    expect(await billsOf(one)).toEqual([])
  })

  test('takes all that a filter of the list finds', async () => {
    const client = await given.client({ firstName: 'Clodomira' })
    await weighedBundle(client)
    expect((await preview({ filter: { q: 'clodomira' } })).counts).toMatchObject({ total: 1, waiting: 1 })
    expect((await preview({ filter: { q: 'nadie se llama así' } })).counts).toMatchObject({ total: 0 })
    await expect(preview({ filter: { status: 'inReview' } })).rejects.toMatchObject({ status: 422, code: 'unknownParameter' })
  })

  test('of somebody who is no client is refused', async () => {
    const associate = await given.associate()
    await expect(preview({ ids: [associate.id] })).rejects.toMatchObject({
      ...{ status: 404, code: 'clientNotFound' },
      details: { ids: [associate.id] },
    })
  })

  test('is for administrators', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    await weighedBundle(client)
    const refused = { status: 403, code: 'roleNotAllowed' }
    await expect(preview({ ids: [client.id] }, associate)).rejects.toMatchObject(refused)
    await expect(preview({ ids: [client.id] }, client)).rejects.toMatchObject(refused)
  })
})

describe('a run', () => {
  test('makes one bill a client, in their name, with their balance, by who started it', async () => {
    const [plain, inFavour] = [await given.client(), await given.client()]
    const packages = [await weighedBundle(plain, TWO), await weighedBundle(inFavour)]
    const { db } = await currentServer()
    await db.execute(sql`insert into ledger_entries (id, client_id, kind, amount_in_cents, created_at)
      values (gen_random_uuid(), ${inFavour.id}, 'opening', -1000, now())`)

    const done = await finished(await preview({ ids: [plain.id, inFavour.id] }))

    expect(done).toMatchObject({ counts: { total: 2, waiting: 0, done: 2, unchanged: 0, refused: 0 }, packages: 3 })
    const [bill, ...others] = await billsOf(plain)
    expect(others).toEqual([])
    expect(bill).toMatchObject({
      ...{ totalInCents: 6_284, dueInCents: 6_284, status: 'pendingPayment' },
      pickup: { authorizedNameId: null, identification: plain.identification },
      invoiceOwner: { identification: plain.identification },
    })
    expect(bill?.orders.map(({ id }) => id).sort()).toEqual(packages[0]?.orderIds.toSorted())
    const [second] = await billsOf(inFavour)
    expect((second?.totalInCents ?? 0) - (second?.dueInCents ?? 0)).toBe(1_000)
    expect(await statusOf(packages[1]?.orderIds[0])).toBe('pendingOfPay')
  })

  test('started twice bills once', async () => {
    const client = await given.client()
    await weighedBundle(client)
    const run = await preview({ ids: [client.id] })
    await Promise.all([finished(run), finished(run)])
    expect(await billsOf(client)).toHaveLength(1)
  })

  test('of two over the same clients bills once: the other finds nothing to do', async () => {
    const client = await given.client()
    await weighedBundle(client)
    const [first, second] = [await preview({ ids: [client.id] }), await preview({ ids: [client.id] })]
    expect((await finished(first)).counts).toMatchObject({ done: 1 })
    expect((await finished(second)).counts).toMatchObject({ unchanged: 1, done: 0, refused: 0 })
    expect(await billsOf(client)).toHaveLength(1)
  })

  test('leaves a package with an open incident, and what is weighed after the preview, for another bill', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client, TWO)
    await openIncident(orderIds[0])
    const run = await preview({ ids: [client.id] })
    const later = await weighedBundle(client)

    expect((await finished(run)).counts).toMatchObject({ done: 1 })

    const [bill] = await billsOf(client)
    expect(bill?.orders.map(({ id }) => id)).toEqual([orderIds[1]])
    expect(await statusOf(later.orderIds[0])).toBe('inWarehouseUIO')
  })

  test('refuses a client whose packages cost something else by then, or of whom one was billed, and bills the others', async () => {
    const [dearer, partly, same] = [await given.client(), await given.client(), await given.client()]
    const changed = await weighedBundle(dearer)
    const two = await weighedBundle(partly, TWO)
    await weighedBundle(same)
    const run = await preview({ ids: [dearer.id, partly.id, same.id] })
    const charges = [{ name: 'Reempaque', amountInCents: 500, note: '' }]
    await administrator.call(orderActions.setExtraCharges, { params: { id: changed.orderIds[0] ?? '' }, body: { charges } })
    await billed(partly, two.orderIds.slice(0, 1))

    const done = await finished(run)

    expect(done.counts).toEqual({ total: 3, waiting: 0, done: 1, unchanged: 0, refused: 2 })
    expect(done.reasons.map(({ code }) => code).sort()).toEqual(['orderActionNotAllowed', 'orderChangedMeanwhile'])
    expect(await billsOf(dearer)).toEqual([])
    expect(await billsOf(partly)).toHaveLength(1)
    expect(await billsOf(same)).toHaveLength(1)
  })

  test('refuses what is weighed again', async () => {
    const client = await given.client()
    const arrived = await weighed(await arrivedBundle(client), [2_500])
    const run = await preview({ ids: [client.id] })
    await weighed(arrived, [2_900])
    expect((await finished(run)).reasons).toMatchObject([{ code: 'orderChangedMeanwhile', count: 1 }])
    expect(await billsOf(client)).toEqual([])
  })
})

test('a house without its data bills nobody', async () => {
  const client = await given.client()
  await weighedBundle(client)
  const { db } = await currentServer()
  const [before] = (await db.execute<{ legal_name: string }>(sql`select legal_name from company`)).rows
  await db.execute(sql`update company set legal_name = ''`)
  try {
    await expect(preview({ ids: [client.id] })).rejects.toMatchObject({ code: 'companyIncomplete' })
  } finally {
    await db.execute(sql`update company set legal_name = ${before?.legal_name ?? ''}`)
  }
})

test('the books add up after all of it', async () => {
  const off = await checkBooks((await currentServer()).db)
  expect(off).toEqual([])
})
