import { incidents, orderActions } from '@app/contract'
import type { OrderStatus } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { notificationsOf } from '../../../testing/notifications.ts'
import { anonymous, currentServer, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const remove = (who: Parameters<typeof signedInAs>[0], orderIds: string[], reason = '') =>
  signedInAs(who).call(orderActions.removeOrders, { body: { orderIds, reason } })
const cancel = (who: Parameters<typeof signedInAs>[0], orderIds: string[]) =>
  signedInAs(who).call(orderActions.removeOrders, {
    body: { orderIds, outcome: 'storeCancelled', reason: 'Sin existencias.' },
  })

describe('removing orders', () => {
  test('is for a client while they are in review', async () => {
    const client = await given.client()
    const [inReview, reviewed] = [await given.order({ client }), await given.order({ client, status: 'reviewed' })]

    await expect(remove(client, [inReview.id, reviewed.id])).rejects.toMatchObject({
      status: 409,
      code: 'orderNotAllowedToDelete',
      sentence: 'Order not allowed to delete',
      details: { ids: [reviewed.id] },
    })
    expect(await reload(inReview)).toMatchObject({ status: 'inReview' })

    expect(await remove(client, [inReview.id])).toEqual({ ok: true })
    expect(await reload(inReview)).toMatchObject({ status: 'removed' })
  })

  test.each<OrderStatus>(['inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA'])(
    'is for staff until they are bundled: %s',
    async (status) => {
      const associate = await given.associate()
      const { id } = await given.order({ client: await given.client({ associate }), status })

      await remove(associate, [id], 'El cliente la canceló.')
      const { timeline } = await reload({ id })
      expect(timeline.at(-1)).toMatchObject({ action: 'remove', from: status, to: 'removed', note: 'El cliente la canceló.' })
    },
  )

  test.each<OrderStatus>(['sended', 'paid', 'removed'])('is for nobody once they are %s', async (status) => {
    const { id } = await given.order({ status })
    await expect(remove('administrator', [id])).rejects.toMatchObject({ status: 409, code: 'orderNotAllowedToDelete' })
  })

  test('is for administrators while they are in a bundle, not for an associate', async () => {
    const associate = await given.associate()
    const order = await given.order({ client: await given.client({ associate }), status: 'inWarehouseMIA' })
    await given.bundle({ orders: [order] })

    await expect(remove(associate, [order.id])).rejects.toMatchObject({ status: 409, details: { because: ['bundled'] } })
    await remove('administrator', [order.id])

    expect(await reload(order)).toMatchObject({ status: 'removed', bundle: null })
  })

  test('says that the store cancelled what never came', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const [expected, there] = [
      await given.order({ client, status: 'reviewed' }),
      await given.order({ client, status: 'inWarehouseMIA' }),
    ]

    await cancel(associate, [expected.id])
    expect(await reload(expected)).toMatchObject({
      ...{ status: 'removed', outcome: 'storeCancelled', responsible: 'store' },
      closing: { reason: 'Sin existencias.', returnCarrier: '', returnTracking: '' },
    })
    await expect(cancel('administrator', [there.id])).rejects.toMatchObject({ code: 'orderNotAllowedToDelete' })
    await expect(cancel(client, [there.id])).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })

  test('is withdrawn by the client unless somebody else answers for it, which needs a reason', async () => {
    const [first, second] = [await given.order(), await given.order()]

    await remove('administrator', [first.id])
    expect(await reload(first)).toMatchObject({ outcome: 'withdrawn', responsible: 'client' })

    const body = { orderIds: [second.id], responsible: 'house' as const }
    const unexplained = signedInAs('administrator').call(orderActions.removeOrders, { body })
    await expect(unexplained).rejects.toMatchObject({ status: 422, code: 'fieldRequired' })
    await signedInAs('administrator').call(orderActions.removeOrders, { body: { ...body, reason: 'Lo registramos dos veces.' } })
    expect(await reload(second)).toMatchObject({ outcome: 'withdrawn', responsible: 'house' })
  })

  test('ends what was open with them', async () => {
    const order = await given.order()
    const body = { kind: 'delayed', description: 'La tienda no contesta.' } as const
    await signedInAs('administrator').call(incidents.openIncident, { params: { id: order.id }, body })

    await remove('administrator', [order.id], 'Ya no lo quiere.')

    const resolved = { status: 'resolved', outcome: 'withdrawn', resolution: 'Ya no lo quiere.' }
    expect(await reload(order)).toMatchObject({ incidentOpen: false, incidents: [resolved] })
  })

  test('takes all of them, in bundles and not, or none', async () => {
    const client = await given.client()
    const inBundles = await Promise.all(['a', 'b'].map(() => given.order({ client, status: 'inWarehouseMIA' })))
    for (const order of inBundles) await given.bundle({ orders: [order] })
    const [free, shipped] = [
      await given.order({ client, status: 'inWarehouseMIA' }),
      await given.order({ client, status: 'sended' }),
    ]
    const ids = [...inBundles, free].map(({ id }) => id)

    await expect(remove('administrator', [...ids, shipped.id])).rejects.toMatchObject({ details: { ids: [shipped.id] } })
    for (const order of inBundles) expect(await reload(order)).toMatchObject({ status: 'inWarehouseMIA', outcome: null })

    await remove('administrator', ids)
    for (const order of [...inBundles, free])
      expect(await reload(order)).toMatchObject({ status: 'removed', outcome: 'withdrawn', bundle: null, responsible: 'client' })
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  })

  test('tells the client, with why', async () => {
    const client = await given.client()
    const order = await given.order({ client })

    await remove('administrator', [order.id], 'La registraste dos veces.')

    const { data } = await notificationsOf(client, { count: 1 })
    expect(data[0]).toMatchObject({
      kind: 'orderRemoved',
      payload: { orderCode: order.code, from: 'inReview', to: 'removed' },
    })
  })

  test('frees the tracking for another order', async () => {
    const tracking = newTracking()
    const order = await given.order({ tracking })
    await remove('administrator', [order.id])

    expect(await given.order({ tracking })).toMatchObject({ status: 'inReview', tracking })
  })

  test('finds none of somebody else', async () => {
    const foreign = await given.order()
    const own = await given.client()
    const mine = await given.order({ client: own })
    await expect(remove(own, [mine.id, foreign.id])).rejects.toMatchObject({
      status: 404,
      code: 'orderNotFound',
      details: { ids: [foreign.id] },
    })
    await expect(remove('associate', [foreign.id])).rejects.toMatchObject({ status: 404 })
    await expect(anonymous.call(orderActions.removeOrders, { body: { orderIds: [mine.id] } })).rejects.toMatchObject({
      status: 401,
    })
    expect(await reload(mine)).toMatchObject({ status: 'inReview' })
  })

  test('needs one', async () => {
    await expect(remove('administrator', [])).rejects.toMatchObject({
      details: { fields: [{ path: 'orderIds', code: 'required' }] },
    })
  })
})
