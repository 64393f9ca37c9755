import { orderMatching } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { askFor } from '../../../testing/package-requests.ts'
import { currentServer, signedInAs } from '../../../testing/world.ts'
import { ordersTable } from '../orders.table.ts'

const match = (id: string, orderId: string) =>
  signedInAs('administrator').call(orderMatching.updateOrderClient, { params: { id }, body: { orderId } })

describe('a package without client that an order waits for', () => {
  test('is matched by hand: the order survives with its weight and tracking', async () => {
    const [order, waiting] = [await given.order({ status: 'reviewed' }), await given.unmatched(newTracking(), 1_700)]

    expect(await match(waiting.id, order.id)).toMatchObject({
      id: order.id,
      status: 'inWarehouseMIA',
      client: { id: order.client?.id },
      tracking: waiting.tracking,
      weights: { warehouseInGrams: 1_700 },
      intakeAt: waiting.intakeAt,
    })
    expect(await reload(waiting)).toMatchObject({ status: 'removed' })
  })

  test('is matched with one that lacks something, which goes on waiting', async () => {
    const [order, waiting] = [await given.order({ status: 'incomplete' }), await given.unmatched()]
    expect(await match(waiting.id, order.id)).toMatchObject({ id: order.id, status: 'incomplete', weightInGrams: 1_200 })
  })

  test('is matched with an order that has no tracking number yet', async () => {
    const client = await given.client()
    const { orders } = await askFor(client, [
      { tracking: newTracking(), items: [{ description: 'Gorra', quantity: 1, unitPriceInCents: 900 }] },
    ])
    const { db } = await currentServer()
    const id = orders[0]?.id ?? ''
    await db.update(ordersTable).set({ tracking: null, trackingNormalised: null }).where(eq(ordersTable.id, id))
    const waiting = await given.unmatched()
    expect(await match(waiting.id, id)).toMatchObject({ id, tracking: waiting.tracking, status: 'inWarehouseMIA' })
  })

  test('goes to one of two orders, when both are chosen at once', async () => {
    const waiting = await given.unmatched()
    const orders = [await given.order(), await given.order()]
    const attempts = await Promise.allSettled(orders.map(({ id }) => match(waiting.id, id)))
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const after = await Promise.all(orders.map(reload))
    expect(after.map(({ status }) => status).sort()).toEqual(['inReview', 'inWarehouseMIA'])
  })

  test('is not matched with what is no order that waits, naming it', async () => {
    const waiting = await given.unmatched()
    const refused = [
      await given.order({ status: 'inWarehouseMIA' }),
      await given.order({ status: 'removed' }),
      await given.unmatched(),
    ]
    for (const { id } of refused) {
      await expect(match(waiting.id, id)).rejects.toMatchObject({
        status: 409,
        code: 'orderActionNotAllowed',
        details: { ids: [id] },
      })
    }
    const order = await given.order()
    await expect(match(order.id, waiting.id)).rejects.toMatchObject({ status: 409, details: { ids: [order.id, waiting.id] } })
    await expect(match(waiting.id, waiting.id)).rejects.toMatchObject({ details: { fields: [{ path: 'orderId' }] } })
    const nobody = crypto.randomUUID()
    await expect(match(waiting.id, nobody)).rejects.toMatchObject({
      status: 404,
      code: 'orderNotFound',
      details: { ids: [nobody] },
    })
    expect(await reload(waiting)).toMatchObject({ status: 'inWarehouseMIA' })
  })
})
