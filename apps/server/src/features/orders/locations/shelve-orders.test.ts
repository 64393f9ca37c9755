// Packages on shelves: put there, moved, taken off, and off by themselves when they leave the warehouse.
import { incidents, locations, manifests, orderActions, orderMatching, orders, personalData } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../../testing/access/given-duties.ts'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { arrivedBundle, billed, handedOver, paid, weighedBundle } from '../../../testing/given/given-packages.ts'
import { givenShelf, locationOf, shelve } from '../../../testing/shelves/given-shelves.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const inMiami = (client?: Person) => given.order({ status: 'inWarehouseMIA', ...(client && { client }) })
const whereIs = async (order: { id: string }) => (await reload(order)).location?.code ?? null
const historyOf = async ({ id }: { id: string }) => {
  const { data } = await administrator.call(personalData.listAudit, { query: { recordId: id } })
  return data
    .filter(({ action }) => action === 'shelve')
    .map(({ changes, place }) => ({ place, ...changes.find(({ field }) => field === 'location') }))
}

describe('a package in Miami', () => {
  test('is put on a shelf, whatever the signs of its code, and moved to another: its history has from and to', async () => {
    const [order, first, second] = [await inMiami(), await givenShelf('MIA', 'Pasillo 1'), await givenShelf('MIA')]
    await shelve(first.code.toLowerCase().replace('-', ''), [order.id])
    const { id, code, zone, walkingOrder } = first
    expect((await reload(order)).location).toEqual({ id, code, zone, walkingOrder })
    expect(await locationOf(code)).toMatchObject({ orderCount: 1 })

    await shelve(second.code, [order.id])
    expect(await whereIs(order)).toBe(second.code)
    expect(await locationOf(code)).toMatchObject({ orderCount: 0 })
    await shelve(null, [order.id])
    expect(await whereIs(order)).toBeNull()
    expect((await historyOf(order)).toReversed()).toEqual([
      { field: 'location', place: 'MIA', from: null, to: first.code },
      { field: 'location', place: 'MIA', from: first.code, to: second.code },
      { field: 'location', place: 'MIA', from: second.code, to: null },
    ])
  })

  test('that lies there already stays as it is, version and all', async () => {
    const [order, shelf] = [await inMiami(), await givenShelf()]
    await shelve(shelf.code, [order.id, order.id])
    const { version } = await reload(order)
    await shelve(shelf.code, [order.id])
    expect(await reload(order)).toMatchObject({ version })
    expect(await historyOf(order)).toHaveLength(1)
  })

  test('leaves its shelf when it is shipped', async () => {
    const [order, shelf] = [await inMiami(), await givenShelf()]
    const bundle = await given.bundle({ orders: [order] })
    const { id } = await given.manifest({ bundles: [bundle] })
    await shelve(shelf.code, [order.id])
    await administrator.call(manifests.shipManifest, { params: { id } })
    expect(await whereIs(order)).toBeNull()
    expect(await locationOf(shelf.code)).toMatchObject({ orderCount: 0 })
  })

  test('leaves it when its scan is undone, and when it ends', async () => {
    const [undone, lost, shelf] = [await inMiami(), await inMiami(), await givenShelf()]
    await shelve(shelf.code, [undone.id, lost.id])
    const arrivals = [{ orderId: undone.id, weightInGrams: 1_000, undo: true as const }]
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })
    const params = { id: lost.id }
    await administrator.call(incidents.openIncident, { params, body: { kind: 'lost', description: 'No aparece.' } })
    const [incident] = (await reload(lost)).incidents
    const body = { incidentId: incident?.id ?? '', outcome: 'lost' as const, resolution: 'No apareció.' }
    await administrator.call(incidents.resolveIncident, { params, body })
    expect([await whereIs(undone), await whereIs(lost)]).toEqual([null, null])
  })

  test('that lay there without an owner lies there as the order that it becomes', async () => {
    const [order, waiting, shelf] = [
      await given.order({ status: 'reviewed' }),
      await given.unmatched(newTracking(), 1_700),
      await givenShelf(),
    ]
    await shelve(shelf.code, [waiting.id])
    await administrator.call(orderMatching.updateOrderClient, { params: { id: waiting.id }, body: { orderId: order.id } })
    expect([await whereIs(order), await whereIs(waiting)]).toEqual([shelf.code, null])
  })
})

describe('a package in Quito', () => {
  test('lies on a shelf from its arrival until it is handed over', async () => {
    const client = await given.client()
    const [{ orderIds }, shelf] = [await weighedBundle(client), await givenShelf('UIO')]
    const [id = ''] = orderIds
    await shelve(shelf.code, orderIds)
    const bill = await paid(await billed(client, orderIds))
    expect(await whereIs({ id })).toBe(shelf.code)
    await handedOver(client, bill)
    expect(await whereIs({ id })).toBeNull()
  })

  test('may lie on one before it is weighed', async () => {
    const [{ orderIds }, shelf] = [await arrivedBundle(await given.client()), await givenShelf('UIO')]
    await shelve(shelf.code, orderIds)
    expect(await locationOf(shelf.code)).toMatchObject({ orderCount: 1 })
  })
})

describe('what is refused', () => {
  test('a package that does not lie in the shelf’s warehouse is named, and none of the others is put there', async () => {
    const here = await inMiami()
    const { orderIds } = await weighedBundle(await given.client())
    const [announced, shelf] = [await given.order({ status: 'reviewed' }), await givenShelf('MIA')]
    const away = [...orderIds, announced.id]
    await expect(shelve(shelf.code, [here.id, ...away])).rejects.toMatchObject({
      ...{ status: 409, code: 'notInThisWarehouse' },
      details: { ids: away },
    })
    expect(await whereIs(here)).toBeNull()
  })

  test('a shelf that is not there, and one that is retired; what lies there stays', async () => {
    const [order, other, shelf] = [await inMiami(), await inMiami(), await givenShelf()]
    await expect(shelve('ZZ-99', [order.id])).rejects.toMatchObject({ status: 404, code: 'locationNotFound' })
    await shelve(shelf.code, [order.id])
    const body = { zone: '', walkingOrder: 1, isActive: false }
    await administrator.call(locations.updateLocation, { params: { id: shelf.id }, body })
    await expect(shelve(shelf.code, [other.id])).rejects.toMatchObject({ status: 409, code: 'locationRetired' })
    expect(await whereIs(order)).toBe(shelf.code)
  })

  test('whoever has the duty of the other warehouse puts nothing on a shelf, and takes nothing off', async () => {
    const [order, shelf] = [await inMiami(), await givenShelf('MIA')]
    await shelve(shelf.code, [order.id])
    const quito = signedInAs(await givenDuties(['warehouseUIO']))
    for (const code of [shelf.code, null])
      await expect(quito.call(locations.shelveOrders, { body: { code, orderIds: [order.id] } })).rejects.toMatchObject({
        ...{ status: 403, code: 'permissionMissing' },
      })
    const miami = signedInAs(await givenDuties(['warehouseMIA']))
    await miami.call(locations.shelveOrders, { body: { code: null, orderIds: [order.id] } })
    expect(await whereIs(order)).toBeNull()
  })
})

test('clients and associates read of no shelf: not in the order, nor in its history', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const [order, shelf] = [await inMiami(client), await givenShelf()]
  await shelve(shelf.code, [order.id])
  for (const who of [client, associate]) {
    const read = await signedInAs(who).call(orders.getOrder, { params: { id: order.id } })
    expect(read.location).toBeNull()
    expect(JSON.stringify(read)).not.toContain(shelf.code)
  }
  const { timeline } = await signedInAs(client).call(orders.getOrder, { params: { id: order.id } })
  expect(timeline.map(({ action }) => action)).not.toContain('shelve')
})

test('the code of a shelf finds what lies there, for administrators alone', async () => {
  const associate = await given.associate()
  const [order, shelf] = [await inMiami(await given.client({ associate })), await givenShelf()]
  await shelve(shelf.code, [order.id])
  const q = shelf.code.replace('-', '').toLowerCase()
  expect((await administrator.call(orders.listAllOrders, { query: { q } })).data.map(({ id }) => id)).toEqual([order.id])
  expect((await signedInAs(associate).call(orders.listAssociateOrders, { query: { q } })).data).toEqual([])
})
