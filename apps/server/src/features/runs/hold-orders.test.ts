// Many packages held back and released at once: previewed, started, undone.
import { bundles, orderActions, runs, type Sent } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { finishedRun, undoneRun } from '../../testing/runs/given-runs.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
type Asked = Sent<typeof runs.previewRun>['body']
type Values = Extract<Asked, { act: 'holdOrders' }>['values']

const FOR_ANOTHER: Values = { reason: 'travelTogether', note: 'Llega otro el lunes.', until: 'released' }
const holding = (ids: string[], values: Values = FOR_ANOTHER) =>
  administrator.call(runs.previewRun, { body: { act: 'holdOrders', values, ids } })
const releasing = (ids: string[]) => administrator.call(runs.previewRun, { body: { act: 'releaseOrders', ids } })
const inMiami = () => given.order({ status: 'inWarehouseMIA', isAuthorizedToBundle: true })
const bundled = async () => {
  const order = await inMiami()
  await administrator.call(bundles.createBundle, { body: { orderIds: [order.id] } })
  return order
}
const holdOf = async (order: { id: string }) => (await reload(order)).hold

describe('holding many', () => {
  test('a preview says which are held, wait for the same and are refused, and changes nothing', async () => {
    const [free, held, inBundle] = [await inMiami(), await inMiami(), await bundled()]
    await finishedRun(await holding([held.id]))

    const run = await holding([free.id, held.id, inBundle.id])

    expect(run).toMatchObject({
      ...{ act: 'holdOrders', state: 'previewed', amountInCents: null },
      counts: { total: 3, waiting: 1, done: 0, unchanged: 1, refused: 1 },
      reasons: [{ code: 'orderActionNotAllowed', count: 1, examples: [{ code: inBundle.code }] }],
    })
    expect(await holdOf(free)).toBeNull()
    expect((await holding([held.id], { ...FOR_ANOTHER, reason: 'contents' })).counts).toMatchObject({ waiting: 1, unchanged: 0 })
  })

  test('each waits then, for the reason and with the note that were given', async () => {
    const orders = [await inMiami(), await inMiami()]
    const run = await finishedRun(await holding(orders.map(({ id }) => id)))

    expect(run.counts).toMatchObject({ done: 2, refused: 0 })
    for (const order of orders)
      expect(await holdOf(order)).toEqual({ reason: 'travelTogether', until: null, note: 'Llega otro el lunes.' })
  })

  test('undone, each has the hold that it had, or none; what was released meanwhile stays so', async () => {
    const [free, held, touched] = [await inMiami(), await inMiami(), await inMiami()]
    const contents = { reason: 'contents' as const, note: 'Parece perfume.', until: 'released' as const }
    await administrator.call(orderActions.holdOrders, { body: { orderIds: [held.id], ...contents } })
    const run = await finishedRun(await holding([free.id, held.id, touched.id]))
    await administrator.call(orderActions.releaseOrders, { body: { orderIds: [touched.id] } })

    const undone = await undoneRun(run)

    expect(undone.counts).toMatchObject({ done: 2, refused: 1 })
    expect(undone.reasons).toMatchObject([{ code: 'orderChangedMeanwhile', examples: [{ code: touched.code }] }])
    expect([await holdOf(free), await holdOf(touched)]).toEqual([null, null])
    expect(await holdOf(held)).toEqual({ reason: 'contents', until: null, note: 'Parece perfume.' })
  })

  test('a day that has passed, or none where one is needed, is refused by its name', async () => {
    const { id } = await inMiami()
    for (const [values, code] of [
      [{ ...FOR_ANOTHER, until: 'day' }, 'fieldRequired'],
      [{ ...FOR_ANOTHER, until: 'day', day: '2020-01-01' }, 'fieldNotValid'],
    ] as const)
      await expect(holding([id], values)).rejects.toMatchObject({
        status: 422,
        code,
        details: { fields: [{ path: 'values.day', code }] },
      })
  })

  test('associates do not', async () => {
    const associate = await given.associate()
    const { id } = await given.order({ client: await given.client({ associate }), status: 'inWarehouseMIA' })
    const asked: Asked[] = [
      { act: 'holdOrders', values: FOR_ANOTHER, ids: [id] },
      { act: 'releaseOrders', ids: [id] },
    ]
    for (const body of asked)
      await expect(signedInAs(associate).call(runs.previewRun, { body })).rejects.toMatchObject({ code: 'roleNotAllowed' })
  })
})

describe('releasing many', () => {
  test('those that wait go on, the others stay as they are, and there is no undo', async () => {
    const [held, free] = [await inMiami(), await inMiami()]
    await finishedRun(await holding([held.id]))

    const run = await releasing([held.id, free.id])
    expect(run.counts).toMatchObject({ waiting: 1, unchanged: 1, refused: 0 })
    expect(await finishedRun(run)).toMatchObject({ counts: { done: 1, unchanged: 1 }, undoableUntil: null })

    expect(await holdOf(held)).toBeNull()
    await expect(administrator.call(runs.undoRun, { params: { id: run.id } })).rejects.toMatchObject({ code: 'runNotUndoable' })
  })
})
