import { orderActions, orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

describe('a client', () => {
  test('sees own orders, the newest first', async () => {
    const client = await given.client()
    const first = await given.order({ client })
    const second = await given.order({ client })
    await given.order()

    const list = await signedInAs(client).call(orders.listClientOrders)
    expect(idsOf(list)).toEqual([second.id, first.id])
    expect(list.meta).toEqual({ page: 1, limit: 100, total: 2, totalPages: 1, nextCursor: null })
  })

  test('sees those of some statuses', async () => {
    const client = await given.client()
    const reviewed = await given.order({ client, status: 'reviewed' })
    const inMiami = await given.order({ client, status: 'inWarehouseMIA' })
    await given.order({ client })

    const list = await signedInAs(client).call(orders.listClientOrders, { query: { status: ['reviewed', 'inWarehouseMIA'] } })
    expect(idsOf(list)).toEqual([inMiami.id, reviewed.id])
  })
})

describe('how long a package waits', () => {
  test('is counted from the day it came and from its last step, and sorted by', async () => {
    const client = await given.client()
    const [first, second] = [await given.order({ client }), await given.order({ client, status: 'reviewed' })]
    expect(first).toMatchObject({ intakeAt: null, statusSince: first.createdAt })
    expect(Date.parse(second.statusSince)).toBeGreaterThan(Date.parse(second.createdAt))

    const body = (orderId: string) => ({ body: { arrivals: [{ orderId, weightInGrams: 900 }] } })
    for (const { id } of [second, first]) await signedInAs('administrator').call(orderActions.confirmWarehouse, body(id))
    const list = (orderBy: 'intakeAt' | 'statusSince') =>
      signedInAs(client).call(orders.listClientOrders, { query: { orderBy, mode: 'asc' } })
    const { data } = await list('intakeAt')
    expect(data.map(({ id, intakeAt, statusSince }) => [id, Date.parse(intakeAt ?? '') <= Date.parse(statusSince)])).toEqual([
      [second.id, true],
      [first.id, true],
    ])
    expect(idsOf(await list('statusSince'))).toEqual([second.id, first.id])
  })
})

describe('an associate', () => {
  test('sees the orders of own clients, of all or of one', async () => {
    const associate = await given.associate()
    const [one, another] = [await given.client({ associate }), await given.client({ associate })]
    const first = await given.order({ client: one })
    const second = await given.order({ client: another })
    await given.order()

    const caller = signedInAs(associate)
    expect(idsOf(await caller.call(orders.listAssociateOrders))).toEqual([second.id, first.id])
    expect(idsOf(await caller.call(orders.listAssociateOrders, { query: { clientId: one.id } }))).toEqual([first.id])
    expect(idsOf(await caller.call(orders.listOrdersOfClient, { params: { id: one.id } }))).toEqual([first.id])
  })

  test('sees those that are in no bundle yet', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const bundled = await given.order({ client, status: 'inWarehouseMIA' })
    const free = await given.order({ client, status: 'inWarehouseMIA' })
    await given.bundle({ orders: [bundled] })

    const list = (query: object) => signedInAs(associate).call(orders.listAssociateOrders, { query })
    expect(idsOf(await list({ isBundled: 'false' }))).toEqual([free.id])
    expect(idsOf(await list({ isBundled: 'true' }))).toEqual([bundled.id])
  })

  test('finds no client of somebody else', async () => {
    const { client } = await given.order()
    const attempt = signedInAs('associate').call(orders.listOrdersOfClient, { params: { id: client?.id ?? '' } })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })
})

describe('an administrator', () => {
  test('sees all orders, or those that are in no bundle', async () => {
    const client = await given.client()
    const bundled = await given.order({ client, status: 'inWarehouseMIA' })
    const free = await given.order({ client, status: 'inWarehouseMIA' })
    await given.bundle({ orders: [bundled] })

    const list = (query: object) =>
      signedInAs('administrator').call(orders.listAllOrders, { query: { clientId: client.id, ...query } })
    expect(idsOf(await list({}))).toEqual([free.id, bundled.id])
    expect(idsOf(await list({ isBundled: 'false' }))).toEqual([free.id])
    expect(idsOf(await list({ isBundled: 'true', status: ['inWarehouseMIA'] }))).toEqual([bundled.id])
  })

  test('sees the packages that nobody asked for', async () => {
    const unmatched = await given.unmatched()
    await given.order()
    const list = await signedInAs('administrator').call(orders.listUnmatchedOrders)
    expect(list.data).toMatchObject([{ id: unmatched.id, client: null, status: 'inWarehouseMIA' }])
  })
})

describe('what people type', () => {
  const find = async (q: string) => idsOf(await signedInAs('administrator').call(orders.listAllOrders, { query: { q } }))

  test('finds by code, tracking as it is printed, description and client', async () => {
    const client = await given.client({ firstName: 'Añasco', lastName: 'Quiñónez' })
    const { id, code } = await given.order({ client, tracking: '1Z999AA10199999999' })
    for (const q of [code.toLowerCase(), '1z 999 AA1-0199', 'anasco', 'Quiñónez', client.casilleroCode ?? '']) {
      expect(await find(q), q).toEqual([id])
    }
    expect(await find('zapatos')).toContain(id)
    expect(await find('100%')).toEqual([])
  })

  test('finds nothing of others for a client', async () => {
    const { tracking } = await given.order()
    const list = await signedInAs('client').call(orders.listClientOrders, { query: { q: tracking ?? '' } })
    expect(list.data).toEqual([])
  })

  test('of a whole tracking, its packages alone; what others have narrows nothing', async () => {
    const [mine, other] = [await given.client(), await given.client()]
    const whole = await given.order({ client: mine, tracking: 'TBA000111222333' })
    const named = await given.order({ client: mine, tracking: 'TBA0001112223339' })
    const elsewhere = await given.order({ client: other, tracking: 'TBA00011122233' })
    const ofMine = async (q: string) => idsOf(await signedInAs(mine).call(orders.listClientOrders, { query: { q } }))
    expect(await ofMine('tba 000-111 222 333')).toEqual([whole.id])
    expect(await find('TBA000111222333')).toEqual([whole.id])
    // Another client has just that: for this one it is a part of two trackings, as if nobody had it.
    expect(await ofMine('TBA00011122233')).toEqual([named.id, whole.id])
    expect(await find('TBA00011122233')).toEqual([elsewhere.id])
  })

  test('is not searched for below three characters', async () => {
    const client = await given.client()
    await given.order({ client })
    expect((await signedInAs(client).call(orders.listClientOrders, { query: { q: 'xy' } })).data).toHaveLength(1)
  })
})

describe('a list', () => {
  test('comes in pages, sorted as asked', async () => {
    const client = await given.client()
    for (const valueInCents of [2_000, 3_000, 1_000]) await given.order({ client, valueInCents })
    const page = (query: object) =>
      signedInAs(client).call(orders.listClientOrders, {
        query: { orderBy: 'productValueInCents', mode: 'asc', limit: 2, ...query },
      })

    const first = await page({})
    expect(first.data.map(({ productValueInCents }) => productValueInCents)).toEqual([1_000, 2_000])
    expect(first.meta).toMatchObject({ page: 1, limit: 2, total: 3, totalPages: 2 })
    const second = await page({ page: 2 })
    expect(second.data.map(({ productValueInCents }) => productValueInCents)).toEqual([3_000])
  })

  test.each(['password', '__proto__', 'constructor', "code'; drop table orders; --"])(
    'refuses to be sorted by what is no column of it: %s',
    async (orderBy) => {
      const listing = signedInAs('client').call(orders.listClientOrders, { query: { orderBy: orderBy as 'code' } })
      await expect(listing).rejects.toMatchObject({
        status: 422,
        details: { fields: [{ path: 'orderBy', code: 'fieldNotValid' }] },
      })
    },
  )

  test.each([
    ['page', 0],
    ['limit', 101],
    ['status', 'lost'],
  ])('refuses a %s of %s', async (path, value) => {
    const { status } = await signedInAs('client').fetch(`/api/order/client?${path}=${value}`)
    expect(status).toBe(422)
  })
})

describe('who may list', () => {
  const calls = {
    'own orders': [orders.listClientOrders, ['client']],
    'orders of own clients': [orders.listAssociateOrders, ['associate']],
    'all orders': [orders.listAllOrders, ['administrator']],
    'unmatched packages': [orders.listUnmatchedOrders, ['administrator']],
  } as const

  test.each(Object.entries(calls))('%s', async (_name, [endpoint, allowed]) => {
    await expect(anonymous.call(endpoint)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
    for (const role of ['client', 'associate', 'administrator'] as const) {
      const attempt = signedInAs(role).call(endpoint)
      if (([...allowed] as string[]).includes(role)) await expect(attempt).resolves.toHaveProperty('data')
      else await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
  })

  test('a client not somebody’s orders by their id', async () => {
    const client = await given.client()
    const attempt = signedInAs(client).call(orders.listOrdersOfClient, { params: { id: client.id } })
    await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })
})

describe('packages that ended', () => {
  test('are found by how, by staff: the associate’s own, all for administrators', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const [withdrawn, cancelled, open] = [
      await given.order({ client }),
      await given.order({ client }),
      await given.order({ client }),
    ]
    const foreign = await given.order()
    const remove = (orderIds: string[], outcome: 'withdrawn' | 'storeCancelled') =>
      signedInAs('administrator').call(orderActions.removeOrders, { body: { orderIds, outcome, reason: 'Sin existencias.' } })
    await remove([withdrawn.id], 'withdrawn')
    await remove([cancelled.id, foreign.id], 'storeCancelled')

    const own = (outcome: ('withdrawn' | 'storeCancelled' | 'lost')[]) =>
      signedInAs(associate).call(orders.listAssociateOrders, { query: { outcome } }).then(idsOf)
    expect(await own(['storeCancelled'])).toEqual([cancelled.id])
    expect(await own(['withdrawn', 'storeCancelled'])).toEqual([cancelled.id, withdrawn.id])
    expect(await own(['lost'])).toEqual([])
    const all = idsOf(await signedInAs('administrator').call(orders.listAllOrders, { query: { outcome: ['storeCancelled'] } }))
    expect(all).toEqual(expect.arrayContaining([cancelled.id, foreign.id]))
    expect(all).not.toContain(open.id)
    await expect(own(['eaten' as 'lost'])).rejects.toMatchObject({ status: 422 })
  })
})
