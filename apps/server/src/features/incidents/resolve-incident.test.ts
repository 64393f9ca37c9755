import { incidents, manifests } from '@app/contract'
import type { IncidentKind, IncidentResolution, OrderStatus } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../testing/given/given-orders.ts'
import { billed } from '../../testing/given/given-packages.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { timelineOf } from '../events/events.repository.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)

const open = async (orderId: string, kind: IncidentKind = 'lost') => {
  const body = { kind, description: 'No aparece en la bodega.' }
  return (await administrator.call(incidents.openIncident, { params: { id: orderId }, body })).id
}
const RESOLUTION = 'La aerolínea confirmó la pérdida.'
type Ending = { outcome?: IncidentResolution; resolution?: string; who?: Person | 'administrator' }
const resolve = (
  id: string,
  incidentId: string,
  { outcome = 'lost', resolution = RESOLUTION, who = 'administrator' }: Ending = {},
) => signedInAs(who).call(incidents.resolveIncident, { params: { id }, body: { incidentId, outcome, resolution } })
const lose = async (orderId: string, outcome: IncidentResolution = 'lost') =>
  resolve(orderId, await open(orderId), { outcome, resolution: RESOLUTION })

describe('an incident that is solved', () => {
  test('leaves the order where it is', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'reviewed' })
    const incidentId = await open(order.id, 'delayed')

    const incident = await resolve(order.id, incidentId, { outcome: 'solved', resolution: 'Apareció en otra percha.' })

    expect(incident).toMatchObject({
      status: 'resolved',
      kind: 'delayed',
      outcome: 'solved',
      resolution: 'Apareció en otra percha.',
      order: { status: 'reviewed' },
      allowedActions: [],
    })
    expect(Date.parse(incident.resolvedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await reload(order)).toMatchObject({ status: 'reviewed', incidentOpen: false, incidents: [{ status: 'resolved' }] })
  })

  test('is on record, and told to the client', async () => {
    const client = await given.client()
    const order = await given.order({ client })
    const incidentId = await open(order.id)

    await resolve(order.id, incidentId, { outcome: 'solved', resolution: 'Apareció.' })

    const { db } = await currentServer()
    const told = { note: 'Apareció.', actor: { role: 'administrator' } }
    expect((await reload(order)).timeline.at(-1)).toMatchObject({
      ...told,
      action: 'resolveIncident',
      from: 'inReview',
      to: 'inReview',
    })
    expect((await timelineOf(db, incidentId)).at(-1)).toMatchObject({
      ...told,
      action: 'resolve',
      from: 'opened',
      to: 'resolved',
    })
    const { data } = await notificationsOf(client, { count: 2 })
    expect(data[0]).toMatchObject({
      kind: 'incidentResolved',
      payload: { orderCode: order.code, from: 'inReview', to: 'inReview', note: 'Apareció.' },
    })
  })

  test.each<OrderStatus>(['pendingOfPay', 'paid', 'receivedAndDelivered'])('may be of an order that is %s', async (status) => {
    const order = await given.order({ status })

    await lose(order.id, 'solved')

    expect(await reload(order)).toMatchObject({ status, incidentOpen: false })
    expect(await books()).toEqual([])
  })

  test('leaves another one open', async () => {
    const order = await given.order()
    const [first, second] = [await open(order.id), await open(order.id, 'damaged')]

    await resolve(order.id, first, { outcome: 'solved' })

    expect(await reload(order)).toMatchObject({
      incidentOpen: true,
      incidents: [{ id: first }, { id: second, status: 'opened' }],
    })
  })
})

describe('a package that is lost for good', () => {
  test.each<OrderStatus>([
    'inReview',
    'reviewed',
    'incomplete',
    'incompleteState',
    'inWarehouseMIA',
    'sended',
    'arrived',
    'inWarehouseUIO',
  ])('is removed while it is %s', async (status) => {
    const order = await given.order({ status })

    await lose(order.id)

    expect(await reload(order)).toMatchObject({ status: 'removed', incidentOpen: false })
    expect(await books()).toEqual([])
  })

  test('or seized, is told so, once, with why', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'sended' })

    const incident = await lose(order.id, 'seized')

    expect(incident).toMatchObject({ outcome: 'seized', order: { status: 'removed' } })
    const { data } = await notificationsOf(client, { count: 5 })
    expect(data.map(({ kind }) => kind).slice(0, 2)).toEqual(['incidentResolved', 'incidentOpened'])
    expect(data[0]).toMatchObject({
      payload: { orderCode: order.code, from: 'sended', to: 'removed', note: `Decomisado. ${RESOLUTION}` },
      location: `/tuspedidos?view=closed&open=${order.id}`,
    })
    expect((await reload(order)).timeline.at(-1)).toMatchObject({ action: 'removeAsSeized', to: 'removed', note: RESOLUTION })
  })

  test('takes its other open incidents with it', async () => {
    const order = await given.order()
    const [delayed, lost] = [await open(order.id, 'delayed'), await open(order.id)]

    await resolve(order.id, lost)

    const resolved = { status: 'resolved', outcome: 'lost', resolution: RESOLUTION }
    expect((await reload(order)).incidents).toMatchObject([
      { id: delayed, ...resolved },
      { id: lost, ...resolved },
    ])
  })

  test('frees its tracking', async () => {
    const tracking = newTracking()
    const client = await given.client()
    const order = await given.order({ client, tracking })
    await lose(order.id)

    expect(await given.order({ client, tracking })).toMatchObject({ status: 'inReview', tracking })
  })
})

describe('an incident is not resolved', () => {
  test('twice', async () => {
    const order = await given.order()
    const incidentId = await open(order.id)
    await resolve(order.id, incidentId, { outcome: 'solved' })

    const again = resolve(order.id, incidentId, { outcome: 'lost' })

    await expect(again).rejects.toMatchObject({ status: 409, code: 'incidentActionNotAllowed' })
    expect((await reload(order)).status).toBe('inReview')
  })

  test('with another order, or where there is none', async () => {
    const [order, other] = [await given.order(), await given.order()]
    const incidentId = await open(order.id)
    const absent = { status: 404, code: 'incidentNotFound', details: { ids: [incidentId] } }

    await expect(resolve(other.id, incidentId)).rejects.toMatchObject(absent)
    await expect(resolve(crypto.randomUUID(), incidentId)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
    expect(await reload(other)).toMatchObject({ status: 'inReview' })
  })

  test('by whoever is no administrator, or without a session', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const order = await given.order({ client })
    const incidentId = await open(order.id)

    for (const who of [client, associate]) {
      await expect(resolve(order.id, incidentId, { who })).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const body = { incidentId, outcome: 'lost', resolution: RESOLUTION } as const
    const unknown = anonymous.call(incidents.resolveIncident, { params: { id: order.id }, body })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
    expect(await reload(order)).toMatchObject({ status: 'inReview', incidentOpen: true })
  })

  test.each([
    ['outcome', { outcome: 'withdrawn' }, 'notValid'],
    ['responsible', { responsible: 'customs' }, 'notValid'],
    ['resolution', { resolution: '' }, 'required'],
    ['incidentId', { incidentId: '7' }, 'notValid'],
  ])('with a wrong %s', async (path, changes, code) => {
    const order = await given.order()
    const body = { incidentId: await open(order.id), outcome: 'lost' as const, resolution: RESOLUTION, ...changes }

    const attempt = administrator.call(incidents.resolveIncident, { params: { id: order.id }, body: body as never })

    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [expect.objectContaining({ path, code })] } })
  })
})

describe('at the same moment', () => {
  test('of ten that resolve one incident, one does', async () => {
    const order = await given.order({ status: 'inWarehouseUIO' })
    const incidentId = await open(order.id)

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => resolve(order.id, incidentId)))

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await books()).toEqual([])
  })

  test('a package is lost and billed: it is not billed, or its bill is credited; or it was billed and is not lost yet', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseUIO' })
    const incidentId = await open(order.id)

    const [lost, bill] = await Promise.allSettled([resolve(order.id, incidentId), billed(client, [order.id])])

    expect([lost.status, bill.status]).toContain('fulfilled')
    expect((await reload(order)).status).toBe(lost.status === 'fulfilled' ? 'removed' : 'pendingOfPay')
    expect(await books()).toEqual([])
  })

  test('a package is lost and shipped: it is either out of its bundle in Miami, or closed in one that left', async () => {
    const order = await given.order({ status: 'inWarehouseMIA' })
    const manifest = await given.manifest({ bundles: [await given.bundle({ orders: [order] })] })
    const incidentId = await open(order.id)

    const ship = administrator.call(manifests.shipManifest, { params: { id: manifest.id } })
    const [lost] = await Promise.allSettled([resolve(order.id, incidentId), ship])

    expect((await reload(order)).status).toBe(lost.status === 'fulfilled' ? 'removed' : 'sended')
  })
})
