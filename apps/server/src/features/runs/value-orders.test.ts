// One declared value for many orders: previewed, started, undone.
import { orderActions, runs } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { readBarCodes } from '../../testing/read-bar-codes.ts'
import { finishedRun, previewedRun, undoneRun } from '../../testing/runs/given-runs.ts'
import { signedInAs } from '../../testing/world.ts'

type Who = Parameters<typeof signedInAs>[0]
const administrator = signedInAs('administrator')
const valuing = (ids: string[], productValueInCents: number, who?: Who) =>
  previewedRun({ act: 'valueOrders', values: { productValueInCents }, ids }, who)
const reviewed = (valueInCents = 5_000) => given.order({ status: 'reviewed', valueInCents })
const declaredFor = async (order: { id: string }) => (await reload(order)).productValueInCents

describe('a value for many', () => {
  test('is previewed: which get it, have it, and are refused why; nothing changes', async () => {
    const [one, same, first, shipped] = [
      await reviewed(),
      await reviewed(7_000),
      await given.order(),
      await given.order({ status: 'sended' }),
    ]

    const run = await valuing(
      [one, same, first, shipped].map(({ id }) => id),
      7_000,
    )

    expect(run).toMatchObject({ act: 'valueOrders', state: 'previewed', amountInCents: null })
    expect(run.counts).toEqual({ total: 4, waiting: 1, done: 0, unchanged: 1, refused: 2 })
    expect(run.reasons).toMatchObject([{ code: 'orderActionNotAllowed', count: 2 }])
    expect(await declaredFor(one)).toBe(5_000)
  })

  test('that passes the limit of the category is refused, order by order', async () => {
    const { id } = await reviewed()
    expect((await valuing([id], 40_100)).reasons).toMatchObject([{ code: 'categoryBLimitExceeded', count: 1 }])
  })

  test('is given, each with its event, and taken back; what changed since stays', async () => {
    const [one, touched] = [await reviewed(5_000), await reviewed(6_000)]
    const run = await finishedRun(await valuing([one.id, touched.id], 7_000))
    expect(run.counts).toMatchObject({ done: 2, refused: 0 })
    expect([await declaredFor(one), await declaredFor(touched)]).toEqual([7_000, 7_000])
    expect((await reload(one)).timeline.at(-1)).toMatchObject({ action: 'setValue' })
    await administrator.call(orderActions.setValue, { params: { id: touched.id }, body: { productValueInCents: 7_100 } })

    const undone = await undoneRun(run)

    expect(undone.counts).toMatchObject({ done: 1, refused: 1 })
    expect(undone.reasons).toMatchObject([{ code: 'orderChangedMeanwhile', examples: [{ code: touched.code }] }])
    expect([await declaredFor(one), await declaredFor(touched)]).toEqual([5_000, 7_100])
  })

  test('is an associate’s for their own clients, and no counter’s', async () => {
    const associate = await given.associate()
    const own = await given.order({ client: await given.client({ associate }), status: 'reviewed' })
    expect((await finishedRun(await valuing([own.id], 7_000, associate), associate)).counts).toMatchObject({ done: 1 })
    await expect(valuing([(await reviewed()).id], 7_000, associate)).rejects.toMatchObject({ code: 'orderNotFound' })
    const counter = await givenDuties(['counter'])
    await expect(valuing([own.id], 7_000, counter)).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
  })

  test('is more than nothing', async () => {
    const { id } = await reviewed()
    await expect(valuing([id], 0)).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'values.productValueInCents' }] },
    })
  })
})

describe('the labels of many orders', () => {
  test('are of what is chosen or found, in its order; what ended has none', async () => {
    const client = await given.client()
    const orders = [await given.order({ client }), await given.order({ client }), await given.order({ client })]
    const [gone] = orders
    await administrator.call(orderActions.removeOrders, { body: { orderIds: [gone?.id ?? ''], reason: 'Dos veces.' } })

    const run = await previewedRun({ act: 'printOrders', ids: orders.map(({ id }) => id) })
    expect(run.counts).toMatchObject({ total: 3, waiting: 2, refused: 1 })
    const { content } = await administrator.call(runs.getRunLabels, { params: { id: run.id } })

    expect((await readBarCodes(content)).map(({ text }) => text)).toEqual(orders.slice(1).map(({ code }) => code))
    const found = await previewedRun({ act: 'printOrders', filter: { clientId: client.id } })
    expect(found.counts).toMatchObject({ waiting: 2 })
  })
})
