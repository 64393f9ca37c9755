import { orderActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

const set = (who: Parameters<typeof signedInAs>[0], id: string, tracking: string) =>
  signedInAs(who).call(orderActions.setTracking, { params: { id }, body: { tracking } })

describe('giving an order its tracking', () => {
  test('keeps it as it was typed, with the carrier it looks like', async () => {
    const associate = await given.associate()
    const { id } = await given.order({ client: await given.client({ associate }) })

    expect(await set(associate, id, ' 1Z 999AA10123456784 ')).toMatchObject({ tracking: '1Z 999AA10123456784', carrier: 'UPS' })
    const { timeline } = await reload({ id })
    expect(timeline.at(-1)).toMatchObject({
      action: 'setTracking',
      from: 'inReview',
      to: 'inReview',
      actor: { role: 'associate' },
    })
  })

  test('may give it the one it has', async () => {
    const { id, tracking } = await given.order()
    expect(await set('administrator', id, tracking ?? '')).toMatchObject({ tracking })
  })

  test('does not take another open order’s, and says nothing of it', async () => {
    const [{ id, tracking: own }, other] = [await given.order(), await given.order()]
    const attempt = set('administrator', id, other.tracking ?? '')
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'trackingTaken' })
    await attempt.catch(({ details }) => {
      expect(details.fields).toMatchObject([{ path: 'tracking' }])
      expect(JSON.stringify(details)).not.toContain(other.code)
    })
    expect(await reload({ id })).toMatchObject({ tracking: own })
  })

  test('needs a number', async () => {
    const { id } = await given.order()
    await expect(set('administrator', id, '  ')).rejects.toMatchObject({
      details: { fields: [{ path: 'tracking', code: 'required' }] },
    })
    await expect(set('administrator', id, '---')).rejects.toMatchObject({
      details: { fields: [{ path: 'tracking', code: 'trackingRequired' }] },
    })
  })
})

describe('a package that waits in Miami under the tracking', () => {
  test('becomes the order’s: weight, photos and day of intake move, the other ends', async () => {
    const photo = { field: 'photo', name: 'caja.png', content: PNG }
    const tracking = newTracking()
    const waiting = await signedInAs('administrator').call(orderActions.createUnmatched, {
      body: { tracking, weightInGrams: 1_800 },
      files: [photo],
    })
    const client = await given.client()
    const { id } = await given.order({ client, status: 'reviewed', valueInCents: 10_000 })

    expect(await set('administrator', id, tracking)).toMatchObject({
      id,
      status: 'inWarehouseMIA',
      tracking,
      weights: { warehouseInGrams: 1_800 },
    })
    const order = await reload({ id })
    expect(order.files).toMatchObject([{ name: 'caja.png', purpose: 'photo' }])
    expect(order.timeline.at(-1)).toMatchObject({
      action: 'mergeUnmatched',
      from: 'reviewed',
      to: 'inWarehouseMIA',
      place: 'MIA',
    })
    expect(await reload(waiting)).toMatchObject({ status: 'removed', files: [] })
    expect(
      await signedInAs(client).call(orderActions.updateDescription, { body: { orderId: id, description: 'Es mío' } }),
    ).toMatchObject({
      description: 'Es mío',
    })
  })

  test('meets its order from its own side too', async () => {
    const { id, tracking } = await given.order({ status: 'reviewed' })
    const waiting = await given.unmatched()
    expect(await set('administrator', waiting.id, tracking ?? '')).toMatchObject({ id, status: 'inWarehouseMIA' })
  })

  test('waits as incomplete with its client when it is too heavy', async () => {
    const waiting = await given.unmatched(newTracking(), 4_001)
    const { id } = await given.order({ status: 'reviewed' })
    expect(await set('administrator', id, waiting.tracking ?? '')).toMatchObject({
      status: 'incomplete',
      missing: ['categoryLimit'],
    })
  })

  test('is not for an order that has its own package in Miami', async () => {
    const waiting = await given.unmatched()
    const { id } = await given.order({ status: 'inWarehouseMIA' })
    await expect(set('administrator', id, waiting.tracking ?? '')).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { ids: [id] },
    })
    expect(await reload(waiting)).toMatchObject({ status: 'inWarehouseMIA' })
  })

  test('goes to one of two orders that claim it at once', async () => {
    const waiting = await given.unmatched()
    const claims = await Promise.all([given.order({ status: 'reviewed' }), given.order({ status: 'reviewed' })])
    const attempts = await Promise.allSettled(claims.map(({ id }) => set('administrator', id, waiting.tracking ?? '')))
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('who gives it', () => {
  test('staff, within their reach', async () => {
    const { id } = await given.order()
    const body = { tracking: newTracking() }
    await expect(anonymous.call(orderActions.setTracking, { params: { id }, body })).rejects.toMatchObject({ status: 401 })
    await expect(set('client', id, body.tracking)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(set('associate', id, body.tracking)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
  })

  test.each(['sended', 'removed'] as const)('nobody once it is %s', async (status) => {
    const { id } = await given.order({ status })
    await expect(set('administrator', id, newTracking())).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
