import { files as filesContract, incidents, orders } from '@app/contract'
import type { OrderStatus } from '@app/domain'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { timelineOf } from '../events/events.repository.ts'

const WET = { kind: 'damaged', description: 'La caja llegó mojada por una esquina.' } as const
const photo = async (field: string) => {
  const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#4486a1' } })
    .jpeg()
    .toBuffer()
  return { field, name: `${field}.jpg`, content }
}

type Sent = { body?: object; files?: Awaited<ReturnType<typeof photo>>[]; who?: Person | 'administrator' }
const open = (id: string, { body = WET, files = [], who = 'administrator' }: Sent = {}) =>
  signedInAs(who).call(incidents.openIncident, { params: { id }, body: body as typeof WET, files })

describe('opening an incident', () => {
  test('puts on record what happened to a package, with photos', async () => {
    const client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
    const order = await given.order({ client, status: 'inWarehouseMIA' })

    const incident = await open(order.id, { files: [await photo('photo-0'), await photo('photo-1')] })

    expect(incident).toMatchObject({
      code: expect.stringMatching(/^INC-\d{6}$/),
      kind: 'damaged',
      status: 'opened',
      description: 'La caja llegó mojada por una esquina.',
      photos: [
        { name: 'photo-0.jpg', contentType: 'image/jpeg', purpose: 'photo' },
        { name: 'photo-1.jpg', contentType: 'image/jpeg', purpose: 'photo' },
      ],
      outcome: null,
      resolution: '',
      resolvedAt: null,
      order: { id: order.id, code: order.code, status: 'inWarehouseMIA', client: { id: client.id, name: 'Inés Ñacato' } },
      allowedActions: ['resolve'],
    })
  })

  test('shows it with the order, to its client and its associate too', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const order = await given.order({ client })

    const { id, photos } = await open(order.id, { files: [await photo('photo')] })

    for (const who of [client, associate]) {
      const seen = await signedInAs(who).call(orders.getOrder, { params: { id: order.id } })
      expect(seen).toMatchObject({ incidentOpen: true, incidents: [{ id, description: WET.description, allowedActions: [] }] })
      const download = signedInAs(who).call(filesContract.getFile, { params: { id: photos[0]?.id ?? '' } })
      await expect(download).resolves.toMatchObject({ name: 'photo.jpg' })
    }
  })

  test('is on record, on the order and by itself, and moves nothing', async () => {
    const order = await given.order({ status: 'reviewed' })

    const { id, code, photos } = await open(order.id, { files: [await photo('photo')] })

    const fileIds = photos.map((file) => file.id)
    const told = { note: WET.description, fileIds, actor: { role: 'administrator' } }
    const { status, timeline } = await reload(order)
    expect(status).toBe('reviewed')
    expect(timeline.at(-1)).toMatchObject({ ...told, action: 'openIncident', from: 'reviewed', to: 'reviewed' })
    const { db } = await currentServer()
    expect(await timelineOf(db, id)).toMatchObject([{ ...told, action: 'open', from: null, to: 'opened' }])
    expect(code).not.toBe(order.code)
  })

  test('tells the client what happened', async () => {
    const client = await given.client()
    const order = await given.order({ client })

    await open(order.id)

    const { data } = await notificationsOf(client, { count: 1 })
    expect(data[0]).toMatchObject({
      kind: 'incidentOpened',
      payload: { orderCode: order.code, from: 'inReview', to: 'inReview', note: WET.description },
      location: `/?open=${order.id}`,
    })
  })

  test.each<OrderStatus>(['incomplete', 'sended', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid', 'receivedAndDelivered'])(
    'is possible while the order is %s',
    async (status) => {
      const order = await given.order({ status })

      await open(order.id, { body: { kind: 'delayed', description: 'La aduana la revisa.' } })

      expect(await reload(order)).toMatchObject({ status, incidentOpen: true })
    },
  )

  test('is possible for a package that nobody asked for', async () => {
    const order = await given.unmatched()

    expect(await open(order.id)).toMatchObject({ order: { id: order.id, client: null } })
  })

  test('is possible more than once', async () => {
    const order = await given.order()
    await open(order.id)
    await open(order.id, { body: { kind: 'lost', description: 'No está en su percha.' } })

    expect((await reload(order)).incidents.map(({ kind, status }) => [kind, status])).toEqual([
      ['damaged', 'opened'],
      ['lost', 'opened'],
    ])
  })
})

describe('an incident is refused', () => {
  test('with an order that was removed', async () => {
    const order = await given.order({ status: 'removed' })

    const attempt = open(order.id)

    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: [order.id] } })
    expect((await reload(order)).incidents).toEqual([])
  })

  test('with an order that does not exist', async () => {
    const unknown = crypto.randomUUID()

    await expect(open(unknown)).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: [unknown] } })
  })

  test('to whoever is no administrator, and without a session', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const order = await given.order({ client })

    for (const who of [client, associate]) {
      await expect(open(order.id, { who })).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const unknown = anonymous.call(incidents.openIncident, { params: { id: order.id }, body: WET })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
    expect(await reload(order)).toMatchObject({ incidentOpen: false, incidents: [] })
  })

  test.each([
    ['kind', { ...WET, kind: 'stolen' }, 'notValid'],
    ['description', { ...WET, description: ' ' }, 'required'],
    ['description', { ...WET, description: 'x'.repeat(1_001) }, 'tooLong'],
    ['outcome', { ...WET, outcome: 'lost' }, 'unknownField'],
  ])('with a wrong %s', async (path, body, code) => {
    const order = await given.order()

    await expect(open(order.id, { body })).rejects.toMatchObject({
      status: 422,
      details: { fields: [expect.objectContaining({ path, code })] },
    })
  })

  test('with a file that is no photo of it', async () => {
    const order = await given.order()

    const attempt = open(order.id, { files: [await photo('invoice')] })

    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'fieldNotValid',
      details: { fields: [{ path: 'invoice' }] },
    })
    expect(await reload(order)).toMatchObject({ incidentOpen: false })
  })
})
