import { orderActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

const register = (tracking: string, more: { weightInGrams?: number; description?: string; labelText?: string } = {}) =>
  signedInAs('administrator').call(orderActions.createUnmatched, { body: { tracking, weightInGrams: 1_200, ...more } })

describe('a package that nobody seems to have asked for', () => {
  test('waits in Miami without a client', async () => {
    const tracking = newTracking()
    const waiting = await register(tracking, { description: 'Caja abierta', labelText: 'ROSA ANDRADE UIO 1042' })

    expect(waiting).toMatchObject({
      status: 'inWarehouseMIA',
      client: null,
      consignee: null,
      tracking,
      carrier: 'Amazon',
      description: 'Caja abierta',
      labelText: 'ROSA ANDRADE UIO 1042',
      weightInGrams: 1_200,
      price: null,
    })
    expect((await reload(waiting)).timeline).toMatchObject([
      { action: 'createUnmatched', from: null, to: 'inWarehouseMIA', place: 'MIA' },
    ])
  })

  test.each([
    ['inReview', '1Z999AA10000000001'],
    ['reviewed', '1Z999AA10000000002'],
  ] as const)('is received as the order’s that has its tracking, %s', async (status, tracking) => {
    const order = await given.order({ status, tracking })
    const received = await register(tracking.toLowerCase().replace('aa', ' aa-'))

    expect(received).toMatchObject({
      id: order.id,
      status: 'inWarehouseMIA',
      weightInGrams: 1_200,
      client: { id: order.client?.id },
    })
    expect((await reload(order)).timeline.at(-1)).toMatchObject({ action: 'confirmWarehouse', from: status })
  })

  test.each(['incomplete', 'incompleteState'] as const)('is received for an order that lacks something, %s', async (status) => {
    const order = await given.order({ status })
    expect(await register(order.tracking ?? '')).toMatchObject({ id: order.id, status, weightInGrams: 1_200 })
  })

  test.each(['inWarehouseMIA', 'sended'] as const)('is refused when that order is %s already', async (status) => {
    const { tracking } = await given.order({ status })
    await expect(register(tracking ?? '')).rejects.toMatchObject({
      status: 409,
      code: 'trackingTaken',
      details: { fields: [{ path: 'tracking' }] },
    })
  })

  test('is refused when an order that lacks something has it already', async () => {
    const order = await given.order({ status: 'incomplete' })
    await register(order.tracking ?? '')
    await expect(register(order.tracking ?? '')).rejects.toMatchObject({ status: 409, code: 'trackingTaken' })
  })

  test('is not registered twice, not even by two at once', async () => {
    const tracking = newTracking()
    const attempts = await Promise.allSettled([register(tracking), register(tracking), register(tracking)])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  test('is found by no client and no associate', async () => {
    const { id } = await register(newTracking())
    const attempt = signedInAs('associate').call(orderActions.setTracking, { params: { id }, body: { tracking: newTracking() } })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
  })

  test('needs a tracking number and a weight', async () => {
    await expect(register('')).rejects.toMatchObject({ details: { fields: [{ path: 'tracking', code: 'required' }] } })
    await expect(register(' - ')).rejects.toMatchObject({ details: { fields: [{ path: 'tracking', code: 'trackingRequired' }] } })
    await expect(register(newTracking(), { weightInGrams: 0 })).rejects.toMatchObject({
      details: { fields: [{ path: 'weightInGrams', code: 'weightNotPositive' }] },
    })
  })

  test('is registered by administrators alone', async () => {
    const body = { tracking: newTracking(), weightInGrams: 1 }
    await expect(anonymous.call(orderActions.createUnmatched, { body })).rejects.toMatchObject({ status: 401 })
    for (const role of ['client', 'associate'] as const) {
      await expect(signedInAs(role).call(orderActions.createUnmatched, { body })).rejects.toMatchObject({ status: 403 })
    }
  })
})
