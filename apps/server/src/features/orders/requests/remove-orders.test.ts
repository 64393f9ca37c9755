import { orderActions } from '@app/contract'
import type { OrderStatus } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

const remove = (who: Parameters<typeof signedInAs>[0], orderIds: string[], reason = '') =>
  signedInAs(who).call(orderActions.removeOrders, { body: { orderIds, reason } })

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

  test('is for nobody while they are in a bundle', async () => {
    const order = await given.order({ status: 'inWarehouseMIA' })
    await given.bundle({ orders: [order] })
    await expect(remove('administrator', [order.id])).rejects.toMatchObject({ status: 409, details: { ids: [order.id] } })
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
