import { bundles, earnings, manifests, orders, prices } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { arrivedBundle, billed, weighedBundle } from '../../testing/given/given-packages.ts'
import { MINUTE, move, standStillAt } from '../../testing/moved-clock.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

/** Ten minutes before midnight in Quito. */
standStillAt(new Date('2031-06-03T04:50:00Z'))
const administrator = signedInAs('administrator')
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const bundleOf = (id: string) => administrator.call(bundles.getBundle, { params: { id } })
const undo = (...bundleIds: string[]) => administrator.call(prices.confirmBundleWeights, { body: { undo: true, bundleIds } })
const books = async () => checkBooks((await currentServer()).db)
const TWO = [
  { weightInGrams: 1_000, valueInCents: 4_000 },
  { weightInGrams: 1_000, valueInCents: 4_000 },
]

describe('undoing the weighing of a bundle', () => {
  test('leads it, its packages and its manifest back to where they had arrived', async () => {
    const associate = await given.associate()
    const { orderIds, bundleId, manifestId } = await weighedBundle(await given.client({ associate }), TWO)

    const { bundles: undone } = await undo(bundleId)

    expect(undone).toMatchObject([
      { id: bundleId, status: 'arrived', orders: [{ realWeightInGrams: null }, { status: 'arrived' }] },
    ])
    expect(await orderOf(orderIds[0])).toMatchObject({ status: 'arrived', isPriceFinal: false, weights: { realInGrams: null } })
    const manifest = await administrator.call(manifests.getManifest, { params: { id: manifestId } })
    expect(manifest).toMatchObject({ status: 'arrived' })
    const { totals } = await signedInAs(associate).call(earnings.listEarnings)
    expect(totals).toEqual({ pendingInCents: 0, collectedInCents: 0, settledInCents: 0, toTakeOffInCents: 0 })
    expect(await books()).toEqual([])
  })

  test('lets it be weighed anew', async () => {
    const associate = await given.associate()
    const { orderIds, bundleId, manifestId } = await weighedBundle(await given.client({ associate }), TWO)
    await undo(bundleId)

    const weights = orderIds.map((orderId) => ({ orderId, weightInGrams: 900 }))
    await administrator.call(prices.confirmBundleWeights, { body: { weights } })

    expect(await orderOf(orderIds[1])).toMatchObject({ status: 'inWarehouseUIO', weightInGrams: 900, isPriceFinal: true })
    expect(await administrator.call(manifests.getManifest, { params: { id: manifestId } })).toMatchObject({ status: 'finished' })
    expect(await books()).toEqual([])
  })

  test('is offered while it may be done', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await weighedBundle(client, TWO)
    expect((await bundleOf(bundleId)).allowedActions).toContain('undoWeights')
    await billed(client, orderIds.slice(0, 1))
    expect((await bundleOf(bundleId)).allowedActions).not.toContain('undoWeights')
  })

  test('is refused once one of its packages is billed', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await weighedBundle(client, TWO)
    await billed(client, orderIds.slice(0, 1))

    await expect(undo(bundleId)).rejects.toMatchObject({
      status: 409,
      code: 'bundleActionNotAllowed',
      details: { ids: [bundleId] },
    })
    expect(await orderOf(orderIds[1])).toMatchObject({ status: 'inWarehouseUIO' })
  })

  test('is refused on another day, and where nothing was weighed, all or none', async () => {
    const { bundleId: old } = await weighedBundle(await given.client())
    move(15 * MINUTE)
    const { bundleId: weighed } = await weighedBundle(await given.client())
    const { bundleId: arrived } = await arrivedBundle(await given.client())

    await expect(undo(weighed, old, arrived)).rejects.toMatchObject({
      code: 'bundleActionNotAllowed',
      details: { ids: expect.arrayContaining([old, arrived]) },
    })
    expect(await bundleOf(weighed)).toMatchObject({ status: 'inWarehouseUIO' })
  })

  test('is refused for a bundle that does not exist', async () => {
    const unknown = crypto.randomUUID()
    await expect(undo(unknown)).rejects.toMatchObject({ status: 404, code: 'bundleNotFound', details: { ids: [unknown] } })
  })
})
