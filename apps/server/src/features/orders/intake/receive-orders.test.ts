import { orderActions } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { notificationsOf } from '../../../testing/notifications.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const scan = ({ id }: { id: string }, weightInGrams = 1_500) =>
  administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: id, weightInGrams }] } })
const ask = (orderId: string) =>
  administrator.call(orderActions.updateIncomplete, { body: { orderId, missing: ['other'], note: 'Falta la factura.' } })
const answer = (client: Person, id: string) =>
  signedInAs(client).call(orderActions.completeOrder, { params: { id }, body: { comment: 'Son zapatos.' } })
const resume = (orderId: string) => administrator.call(orderActions.updateIncomplete, { body: { orderId, resume: true } })

/** An order that waits for its client's answer, or whose client has answered. */
async function asked(client: Person, from: 'inReview' | 'reviewed', isAnswered = false): Promise<Order> {
  const order = await given.order({ client, status: from })
  await ask(order.id)
  if (isAnswered) await answer(client, order.id)
  return reload(order)
}

describe('a package that comes while its order lacks something', () => {
  test.each(['inReview', 'reviewed'] as const)('is weighed, and goes on in Miami once answered (%s)', async (from) => {
    const client = await given.client()
    const order = await asked(client, from)

    const { orders } = await scan(order, 2_500)

    expect(orders).toMatchObject([
      { status: 'incomplete', missing: ['other'], missingNote: 'Falta la factura.', weights: { warehouseInGrams: 2_500 } },
    ])
    expect((await reload(order)).timeline.at(-1)).toMatchObject({
      action: 'confirmWarehouse',
      from: 'incomplete',
      to: 'incomplete',
      place: 'MIA',
    })
    await answer(client, order.id)
    expect(await resume(order.id)).toMatchObject({ status: 'inWarehouseMIA', missing: [], missingNote: '' })
  })

  test('is weighed after the answer too', async () => {
    const order = await asked(await given.client(), 'inReview', true)

    expect((await scan(order)).orders).toMatchObject([{ status: 'incompleteState', weights: { warehouseInGrams: 1_500 } }])
    expect(await resume(order.id)).toMatchObject({ status: 'inWarehouseMIA' })
  })

  test('can be bundled like any other after that', async () => {
    const client = await given.client()
    const order = await asked(client, 'reviewed')
    await scan(order)
    await answer(client, order.id)
    await resume(order.id)

    expect(await given.bundle({ orders: [order] })).toMatchObject({ orders: [{ id: order.id }] })
  })

  test('keeps the day on which it came when it is weighed again', async () => {
    const order = await asked(await given.client(), 'reviewed')
    await scan(order, 900)
    const { intakeAt } = await reload(order)

    expect((await scan(order, 950)).orders).toMatchObject([{ status: 'incomplete', weightInGrams: 950, intakeAt }])
    expect(intakeAt).not.toBeNull()
  })

  test('asks for what the scale found besides, in words after the first ones', async () => {
    const order = await asked(await given.client(), 'reviewed')

    expect((await scan(order, 4_500)).orders).toMatchObject([
      {
        status: 'incomplete',
        missing: ['categoryLimit', 'other'],
        missingNote: 'Falta la factura. El paquete pesa 4,50 kg y su categoría permite hasta 4 kg.',
      },
    ])
  })

  test('asks anew when its client had answered and it is too heavy', async () => {
    const order = await asked(await given.client(), 'reviewed', true)

    expect((await scan(order, 4_500)).orders).toMatchObject([{ status: 'incomplete', missing: ['categoryLimit'] }])
    expect((await reload(order)).timeline.slice(-2)).toMatchObject([
      { action: 'confirmWarehouse', to: 'incompleteState' },
      { action: 'markIncomplete', from: 'incompleteState', to: 'incomplete', actor: null },
    ])
  })

  test('is told to its client', async () => {
    const client = await given.client()
    const order = await asked(client, 'reviewed', true)
    await scan(order)

    const { data } = await notificationsOf(client, { count: 3 })
    expect(data[0]).toMatchObject({ kind: 'orderInMiami', payload: { orderCode: order.code, to: 'incompleteState' } })
  })

  test('that waited without client meets it when the tracking is entered', async () => {
    const client = await given.client()
    const order = await asked(client, 'reviewed')
    const waiting = await given.unmatched(newTracking(), 1_800)

    const body = { tracking: waiting.tracking ?? '' }
    expect(await administrator.call(orderActions.setTracking, { params: { id: order.id }, body })).toMatchObject({
      id: order.id,
      status: 'incomplete',
      weights: { warehouseInGrams: 1_800 },
      tracking: waiting.tracking,
    })
    expect(await reload(waiting)).toMatchObject({ status: 'removed' })
    await answer(client, order.id)
    expect(await resume(order.id)).toMatchObject({ status: 'inWarehouseMIA' })
  })

  test('does not meet a second one', async () => {
    const order = await asked(await given.client(), 'reviewed')
    await scan(order)
    const waiting = await given.unmatched()

    const body = { tracking: waiting.tracking ?? '' }
    const attempt = administrator.call(orderActions.setTracking, { params: { id: order.id }, body })
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: [order.id] } })
    expect(await reload(waiting)).toMatchObject({ status: 'inWarehouseMIA' })
  })
})
