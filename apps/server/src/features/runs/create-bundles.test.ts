// The bundles of a proposal, made by one run: each by the use case of `POST /bundle`, whatever becomes of the others.
import { bundles, orderActions, runs } from '@app/contract'
import type { Run, RunItem } from '@app/contract/runs/runs.contract'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { givenPackagesLike } from '../../testing/given/given-many-packages.repository.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { readBarCodes } from '../../testing/read-bar-codes.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { finishedRun, measuredPreview, previewedRun } from '../../testing/runs/given-runs.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { ordersTable } from '../orders/orders.table.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const administrator = signedInAs('administrator')
type Named = { id: string }
const ABSENT = '00000000-0000-7000-8000-000000000000'
const idsOf = (records: readonly Named[]) => records.map(({ id }) => id)
const making = (...groups: readonly Named[][]) => ({
  act: 'createBundles' as const,
  values: { bundles: groups.map((orders) => ({ orderIds: idsOf(orders) })) },
})
const ready = (client: Person, weightInGrams = 1_000) => given.order({ client, status: 'inWarehouseMIA', weightInGrams })
const itemsOf = async ({ id }: Pick<Run, 'id'>, result: RunItem['result']) =>
  (await administrator.call(runs.getRunItems, { params: { id }, query: { result } })).items

describe('the bundles of a proposal', () => {
  test('are previewed first: nothing is made', async () => {
    const client = await given.client()
    const [one, two, three] = [await ready(client), await ready(client), await ready(client)]
    const run = await previewedRun(making([one, two], [three]))
    expect(run).toMatchObject({ state: 'previewed', counts: { total: 2, waiting: 2, refused: 0 }, undoableUntil: null })
    expect((await reload(one)).bundle).toBeNull()
  })

  test('are made one by one once it is started; the run is about them from then on', async () => {
    const client = await given.client()
    const [one, two, three] = [await ready(client), await ready(client), await ready(client)]
    const run = await finishedRun(await previewedRun(making([one, two], [three])))
    expect(run.counts).toMatchObject({ total: 2, done: 2, refused: 0 })

    const [both, alone] = await itemsOf(run, 'done')
    expect((await reload(one)).bundle).toEqual(both?.record)
    expect((await reload(two)).bundle).toEqual(both?.record)
    expect((await reload(three)).bundle).toEqual(alone?.record)
    expect(await administrator.call(bundles.getBundle, { params: { id: both?.record.id ?? '' } })).toMatchObject({
      ...{ status: 'inWarehouseMIA', weightInGrams: 2_000, consignee: { identification: client.identification } },
    })
  })

  test('are labelled, listed and undone together by their run, or by several', async () => {
    const client = await given.client()
    const [first, later] = [
      await finishedRun(await previewedRun(making([await ready(client)]))),
      await finishedRun(await previewedRun(making([await ready(client)], [await ready(client)]))),
    ]
    const codes = [...(await itemsOf(first, 'done')), ...(await itemsOf(later, 'done'))].map(({ record }) => record.code)
    const { content } = await administrator.call(runs.getRunLabels, { params: { id: later.id } })
    expect((await readBarCodes(content)).map(({ text }) => text)).toEqual(codes.slice(1))

    const listed = await previewedRun({ act: 'printBundles', of: [first.id, later.id] })
    expect((await itemsOf(listed, 'waiting')).map(({ record }) => record.code)).toEqual(codes)

    const undone = await finishedRun(await previewedRun({ act: 'removeBundles', of: listed.id }))
    expect(undone.counts).toMatchObject({ done: 3, refused: 0 })
  })

  test('of which one became impossible are the others all the same; it says why, and which package is in the way', async () => {
    const client = await given.client()
    const [held, beside, taken, free] = [await ready(client), await ready(client), await ready(client), await ready(client)]
    await administrator.call(orderActions.holdOrders, {
      body: { orderIds: [held.id], reason: 'contents', note: '', until: 'released' },
    })
    const run = await previewedRun(making([beside, held], [taken], [free]))
    expect(run).toMatchObject({
      counts: { waiting: 2, refused: 1 },
      reasons: [{ code: 'orderHeld', count: 1, examples: [{ id: beside.id, code: beside.code }] }],
    })
    await administrator.call(bundles.createBundle, { body: { orderIds: [taken.id] } })

    const done = await finishedRun(run)

    expect(done.counts).toMatchObject({ done: 1, refused: 2 })
    expect(await itemsOf(done, 'refused')).toMatchObject([
      { record: { id: beside.id, code: beside.code }, reason: 'orderHeld', details: { ids: [held.id] } },
      { record: { id: taken.id, code: taken.code }, reason: 'orderAlreadyBundled', details: { ids: [taken.id] } },
    ])
    expect((await reload(free)).bundle).not.toBeNull()
    expect((await reload(beside)).bundle).toBeNull()
  })

  test('that one package is twice in is made once', async () => {
    const client = await given.client()
    const [one, two] = [await ready(client), await ready(client)]
    const run = await finishedRun(await previewedRun(making([one], [one, two])))
    expect(run).toMatchObject({ counts: { done: 1, refused: 1 }, reasons: [{ code: 'orderAlreadyBundled' }] })
  })

  test('are counted in the consignee’s year one after the other', async () => {
    const client = await given.client()
    const dear = () => given.order({ client, status: 'inWarehouseMIA', weightInGrams: 500, valueInCents: 36_000 })
    const groups = [[await dear()], [await dear()], [await dear()], [await dear()], [await dear()]]
    const run = await previewedRun(making(...groups))
    expect(run.counts).toMatchObject({ waiting: 5, refused: 0 })
    expect(await finishedRun(run)).toMatchObject({
      ...{ counts: { done: 4, refused: 1 }, reasons: [{ code: 'yearlyQuotaExceeded' }] },
    })
  })

  test('cancelled in between leave the rest as it was', async () => {
    const client = await given.client()
    const one = await ready(client)
    const run = await previewedRun(making([one]))
    await administrator.call(runs.cancelRun, { params: { id: run.id } })
    await expect(administrator.call(runs.startRun, { params: { id: run.id } })).rejects.toMatchObject({ code: 'runOver' })
    expect(await previewedRun({ act: 'printBundles', of: run.id })).toMatchObject({ counts: { total: 0 } })
    expect((await reload(one)).bundle).toBeNull()
  })
})

describe('who makes them', () => {
  test('is an associate, of their own clients’ packages', async () => {
    const associate = await given.associate()
    const [own, other] = [await ready(await given.client({ associate })), await ready(await given.client())]
    const run = await finishedRun(await previewedRun(making([own], [other]), associate), associate)
    expect(run).toMatchObject({
      counts: { done: 1, refused: 1 },
      reasons: [{ code: 'orderNotFound', examples: [{ code: '—' }] }],
    })
    expect((await reload(own)).bundle).not.toBeNull()
    expect((await reload(other)).bundle).toBeNull()
  })

  test('has the duty of the ordinary call', async () => {
    const counter = await givenDuties(['counter'])
    const order = await ready(await given.client())
    await expect(previewedRun(making([order]), counter)).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
    await expect(previewedRun(making([order]), await given.client())).rejects.toMatchObject({ code: 'roleNotAllowed' })
  })
})

test('the packages are named by the values alone, and there is at least one in each', async () => {
  const order = await ready(await given.client())
  const refused = { status: 422, code: 'validationFailed' }
  await expect(previewedRun({ ...making([order]), ids: [order.id] })).rejects.toMatchObject(refused)
  await expect(previewedRun(making())).rejects.toMatchObject(refused)
  await expect(previewedRun(making([order], []))).rejects.toMatchObject(refused)
  expect(await previewedRun(making([{ id: ABSENT }]))).toMatchObject({
    counts: { refused: 1 },
    reasons: [{ code: 'orderNotFound' }],
  })
})

test('a thousand are previewed in as few statements as ten', async () => {
  const client = await given.client()
  const first = await ready(client)
  await givenPackagesLike(first.id, { inWarehouseMIA: 999 })
  const { db } = await currentServer()
  const orders = await db.select({ id: ordersTable.id }).from(ordersTable).where(eq(ordersTable.clientId, client.id))
  const groups = orders.map((order) => [order])

  const ten = await measuredPreview(recorder, making(...groups.slice(0, 10)))
  const all = await measuredPreview(recorder, making(...groups))

  expect(all.run.counts).toMatchObject({ total: 1_000, waiting: 1_000 })
  expect(ten.statements).toBeGreaterThan(0)
  // Their rows are written in slices.
  expect(all.statements).toBeLessThanOrEqual(ten.statements + 1)
})
