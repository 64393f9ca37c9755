import { orderActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { askFor, wanted } from '../../../testing/package-requests.ts'
import { currentServer, signedInAs } from '../../../testing/world.ts'
import { lockOpenOrdersByTracking } from '../orders.repository.ts'

const administrator = signedInAs('administrator')
const register = (tracking: string) =>
  administrator.call(orderActions.createUnmatched, { body: { tracking, weightInGrams: 1_200 } })
const openOrders = async (tracking: string) => lockOpenOrdersByTracking((await currentServer()).db, [tracking])

/** Each is tried several times, because who comes first is luck. */
const TIMES = Array.from({ length: 8 }, (_, time) => time)

describe('a package and its order that come at the same moment', () => {
  test.each(TIMES)('meet when the client asks for it (%i)', async () => {
    const [tracking, client] = [newTracking(), await given.client()]
    const attempts = await Promise.allSettled([register(tracking), askFor(client, [wanted({ tracking })])])

    expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await openOrders(tracking)).toMatchObject([
      { clientId: client.id, status: 'inWarehouseMIA', warehouseWeightInGrams: 1_200 },
    ])
  })

  test.each(TIMES)('meet when staff enter its tracking (%i)', async () => {
    const [tracking, order] = [newTracking(), await given.order({ status: 'reviewed' })]
    const setting = administrator.call(orderActions.setTracking, { params: { id: order.id }, body: { tracking } })
    const attempts = await Promise.allSettled([register(tracking), setting])

    expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await openOrders(tracking)).toMatchObject([{ id: order.id, status: 'inWarehouseMIA' }])
  })

  test.each(TIMES)('meet when its owner saves the tracking of an incomplete order (%i)', async () => {
    const [tracking, client] = [newTracking(), await given.client()]
    const { id } = await given.order({ client, status: 'incomplete' })
    const saving = signedInAs(client).call(orderActions.updateIncomplete, { body: { orderId: id, save: { tracking } } })
    const attempts = await Promise.allSettled([register(tracking), saving])

    expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await openOrders(tracking)).toMatchObject([{ id, status: 'incomplete', warehouseWeightInGrams: 1_200 }])
  })
})

describe('a package that waits', () => {
  test('goes to one of two clients who ask for it at once', async () => {
    const waiting = await given.unmatched()
    const clients = [await given.client(), await given.client()]
    const attempts = await Promise.allSettled(
      clients.map((client) => askFor(client, [wanted({ tracking: waiting.tracking ?? '' })])),
    )
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(attempts.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'trackingTaken' } })
    expect(await reload(waiting)).toMatchObject({ status: 'removed' })
    expect(await openOrders(waiting.tracking ?? '')).toHaveLength(1)
  })

  test('goes to one of two owners who answer with its tracking at once', async () => {
    const waiting = await given.unmatched()
    const clients = [await given.client(), await given.client()]
    const orders = await Promise.all(clients.map((client) => given.order({ client, status: 'incomplete' })))
    const attempts = await Promise.allSettled(
      orders.map(({ id }, at) =>
        signedInAs(clients[at] ?? 'client').call(orderActions.completeOrder, {
          params: { id },
          body: { tracking: waiting.tracking ?? '' },
        }),
      ),
    )
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await Promise.all(orders.map(reload))).filter(({ intakeAt }) => intakeAt !== null)).toHaveLength(1)
  })
})
