import { earnings, orders, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { billedBundle, ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const settle = (orderIds: string[], who: Person | 'administrator' = 'administrator') =>
  signedInAs(who).call(earnings.settleEarnings, { body: { orderIds, reference: 'TRX-77' } })
const totalsOf = async (associate: Person) => (await signedInAs(associate).call(earnings.listEarnings)).totals
const books = async () => checkBooks((await currentServer()).db)

describe('paying an associate', () => {
  test('settles what was collected', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const orderIds = [...ordersOf(await paidBundle(client)), ...ordersOf(await paidBundle(client))]

    await settle(orderIds)

    expect(await totalsOf(associate)).toEqual({
      pendingInCents: 0,
      collectedInCents: 0,
      settledInCents: 1_604,
      toTakeOffInCents: 0,
    })
    const { data } = await signedInAs(associate).call(earnings.listEarnings)
    expect(data.map(({ earning }) => earning.status)).toEqual(['settled', 'settled'])
    expect(await books()).toEqual([])
  })

  test('is told to whom it is paid, and in nobody else’s history of the package', async () => {
    const [former, associate] = [await given.associate(), await given.associate()]
    const client = await given.client({ associate: former })
    const orderIds = ordersOf(await paidBundle(client))
    const administrator = signedInAs('administrator')
    const isTold = async (who: Person | 'administrator') => {
      const { timeline } = await signedInAs(who).call(orders.getOrder, { params: { id: orderIds[0] ?? '' } })
      return timeline.some(({ action }) => action === 'settleEarning')
    }
    await settle(orderIds)

    expect(await isTold(former)).toBe(true)
    expect(await isTold('administrator')).toBe(true)
    expect(await isTold(client)).toBe(false)
    const clientIds = [client.id]
    await administrator.call(users.unassignClients, { params: former, body: { clientIds } })
    await administrator.call(users.assignClients, { params: associate, body: { clientIds, withOpenOrders: true } })
    expect(await isTold(associate)).toBe(false)
  })

  test('is refused before the client paid: none is settled', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const collected = ordersOf(await paidBundle(client))
    const pending = ordersOf(await billedBundle(client))

    const attempt = settle([...collected, ...pending])

    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: pending } })
    expect(await totalsOf(associate)).toEqual({
      pendingInCents: 802,
      collectedInCents: 802,
      settledInCents: 0,
      toTakeOffInCents: 0,
    })
  })

  test('is refused twice', async () => {
    const associate = await given.associate()
    const orderIds = ordersOf(await paidBundle(await given.client({ associate })))
    await settle(orderIds)

    await expect(settle(orderIds)).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { ids: orderIds },
    })
    expect(await totalsOf(associate)).toMatchObject({ settledInCents: 802 })
  })

  test('is refused where nobody earns', async () => {
    const orderIds = ordersOf(await paidBundle(await given.client()))

    await expect(settle(orderIds)).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { ids: orderIds },
    })
  })

  test('is for administrators alone', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const orderIds = ordersOf(await paidBundle(client))

    for (const who of [client, associate]) {
      await expect(settle(orderIds, who)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const unknown = anonymous.call(earnings.settleEarnings, { body: { orderIds } })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('needs packages that exist', async () => {
    const unknown = crypto.randomUUID()

    await expect(settle([unknown])).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: [unknown] } })
    await expect(settle([])).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
  })

  test('ten times at once, pays once', async () => {
    const associate = await given.associate()
    const orderIds = ordersOf(await paidBundle(await given.client({ associate })))

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => settle(orderIds)))

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await totalsOf(associate)).toEqual({
      pendingInCents: 0,
      collectedInCents: 0,
      settledInCents: 802,
      toTakeOffInCents: 0,
    })
    expect(await books()).toEqual([])
  })
})
