import { authorizedNames, bills, bundles, deliveries, files, orders } from '@app/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  billed,
  billedBundle,
  NOBODY_ELSE,
  ordersOf,
  paid,
  paidBundle,
  weighedBundle,
} from '../../testing/given/given-packages.ts'
import { newPerson } from '../../testing/people.ts'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const deliver = (orderIds: string[], identification: string, who: Person | 'administrator' = 'administrator') =>
  signedInAs(who).call(deliveries.deliverOrders, { body: { orderIds, identification } })
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const TWO = [
  { weightInGrams: 1_000, valueInCents: 4_000 },
  { weightInGrams: 1_000, valueInCents: 4_000 },
]

const picture = async (field: string) => {
  const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#4486a1' } })
    .png()
    .toBuffer()
  return { field, name: `${field}.png`, content }
}
const deliverWith = (file: Awaited<ReturnType<typeof picture>>, orderIds: string[], identification: string) =>
  administrator.call(deliveries.deliverOrders, { body: { orderIds, identification }, files: [file] })

type Collector = { name: string; phone: string; identificationType: 'cedula'; identification: string }
const collectorOf = (client: Person, person: Collector) =>
  signedInAs(client).call(authorizedNames.addAuthorizedName, { body: { ...person, purposes: ['pickup'] } })

/** A paid package that somebody else collects. */
async function paidForCollector(client: Person) {
  const { identification } = newPerson()
  const person = { name: 'Luis Guamán', phone: '+593991234567', identificationType: 'cedula' as const, identification }
  const { id } = await collectorOf(client, person)
  const { orderIds } = await weighedBundle(client)
  const body = { orderIds, ...NOBODY_ELSE, pickupAuthorizedNameId: id }
  const bill = await paid(await signedInAs(client).call(bills.createBill, { body }))
  return { bill, collector: person }
}

describe('handing packages over', () => {
  test('to the client records who, and when', async () => {
    const client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
    const [id = ''] = ordersOf(await paidBundle(client))

    const { orders: delivered } = await deliver([id], client.identification)

    expect(delivered).toEqual([expect.objectContaining({ id, status: 'receivedAndDelivered' })])
    const { delivery } = await orderOf(id)
    expect(delivery).toMatchObject({ name: 'Inés Ñacato', identification: client.identification })
    expect(Date.parse(delivery?.at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  test('to the person whom the bill names', async () => {
    const { bill, collector } = await paidForCollector(await given.client())

    await deliver(ordersOf(bill), collector.identification)

    expect((await orderOf(ordersOf(bill)[0])).delivery).toMatchObject({ name: 'Luis Guamán' })
  })

  test('reads an identification typed with spaces and a hyphen', async () => {
    const client = await given.client()
    const [id = ''] = ordersOf(await paidBundle(client))
    const { identification } = client

    await deliver([id], ` ${identification.slice(0, 9)}-${identification.slice(9)} `)

    expect((await orderOf(id)).status).toBe('receivedAndDelivered')
  })

  test('delivers the bill and the bundle with the last package', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await weighedBundle(client, TWO)
    await paid(await billed(client, orderIds))
    const [first = '', second = ''] = orderIds
    const state = async () => {
      const [bill] = (await signedInAs(client).call(bills.listBills)).data
      const bundle = await administrator.call(bundles.getBundle, { params: { id: bundleId } })
      return [bill?.status, bundle.status]
    }

    await deliver([first], client.identification)
    expect(await state()).toEqual(['charged', 'paid'])

    await deliver([second], client.identification)
    expect(await state()).toEqual(['delivered', 'receivedAndDelivered'])
  })
})

describe('what shows that packages were handed over', () => {
  test('is a signature, which the delivery shows to whoever sees the order', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const [id = ''] = ordersOf(await paidBundle(client))

    await deliverWith(await picture('signature'), [id], client.identification)

    const { delivery, timeline } = await orderOf(id)
    expect(delivery?.signature).toMatchObject({ name: 'signature.png', contentType: 'image/png', purpose: 'signature' })
    expect(timeline.at(-1)).toMatchObject({ action: 'deliver', fileIds: [delivery?.signature?.id] })
    const params = { id: delivery?.signature?.id ?? '' }
    for (const who of [client, associate]) {
      await expect(signedInAs(who).call(files.getFile, { params })).resolves.toMatchObject({ name: 'signature.png' })
    }
    const stranger = signedInAs(await given.client()).call(files.getFile, { params })
    await expect(stranger).rejects.toMatchObject({ status: 404, code: 'fileNotFound' })
  })

  test('or a photo, once for all packages of one client', async () => {
    const client = await given.client()
    const orderIds = ordersOf(await paidBundle(client, TWO))

    await deliverWith(await picture('photo'), orderIds, client.identification)

    const [first, second] = await Promise.all(orderIds.map(orderOf))
    expect(first?.delivery?.signature).toMatchObject({ name: 'photo.png', purpose: 'photo' })
    expect(second?.delivery?.signature).toEqual(first?.delivery?.signature)
  })

  test('is not shown to one client for what another is given', async () => {
    const [one, other] = [await paidForCollector(await given.client()), await given.client()]
    const collector = await collectorOf(other, one.collector)
    const { orderIds } = await weighedBundle(other)
    const body = { orderIds, ...NOBODY_ELSE, pickupAuthorizedNameId: collector.id }
    await paid(await signedInAs(other).call(bills.createBill, { body }))

    await deliverWith(await picture('signature'), [...ordersOf(one.bill), ...orderIds], one.collector.identification)

    const signatures = await Promise.all(
      [ordersOf(one.bill)[0], orderIds[0]].map(async (id) => (await orderOf(id)).delivery?.signature),
    )
    const id = signatures[1]?.id ?? ''
    expect(signatures[0]?.id).not.toBe(id)
    await expect(signedInAs(other).call(files.getFile, { params: { id } })).resolves.toMatchObject({ name: 'signature.png' })
    const foreign = signedInAs(other).call(files.getFile, { params: { id: signatures[0]?.id ?? '' } })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
  })

  test('is nothing when nothing was given', async () => {
    const client = await given.client()
    const [id = ''] = ordersOf(await paidBundle(client))

    await deliver([id], client.identification)

    expect((await orderOf(id)).delivery?.signature).toBeNull()
  })

  test('is one picture: another part, or a second one, hands nothing over', async () => {
    const client = await given.client()
    const [id = ''] = ordersOf(await paidBundle(client))
    const [signature, photo, invoice] = [await picture('signature'), await picture('photo'), await picture('invoice')]

    for (const [sent, stray] of [
      [[invoice], 'invoice'],
      [[signature, photo], 'photo'],
    ] as const) {
      const attempt = administrator.call(deliveries.deliverOrders, {
        body: { orderIds: [id], identification: client.identification },
        files: [...sent],
      })
      await expect(attempt).rejects.toMatchObject({ status: 422, code: 'fieldNotValid', details: { fields: [{ path: stray }] } })
    }
    expect((await orderOf(id)).status).toBe('paid')
  })
})

describe('a delivery is refused', () => {
  test('to a stranger, in words and at the field', async () => {
    const client = await given.client()
    const [id = ''] = ordersOf(await paidBundle(client))

    const attempt = deliver([id], newPerson().identification)

    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'incorrectIdentification',
      sentence: 'Incorrect identification',
      details: {
        ids: [id],
        fields: [{ path: 'identification', code: 'incorrectIdentification', message: 'Incorrect identification' }],
      },
    })
    expect(await orderOf(id)).toMatchObject({ status: 'paid', delivery: null })
  })

  test('where one of the packages is not theirs: none is handed over', async () => {
    const client = await given.client()
    const [own = ''] = ordersOf(await paidBundle(client))
    const [other = ''] = ordersOf(await paidBundle(await given.client()))

    const attempt = deliver([own, other], client.identification)

    await expect(attempt).rejects.toMatchObject({ code: 'incorrectIdentification', details: { ids: [other] } })
    expect((await orderOf(own)).status).toBe('paid')
  })

  test('before it is paid: none is handed over', async () => {
    const client = await given.client()
    const [ready = ''] = ordersOf(await paidBundle(client))
    const [unpaid = ''] = ordersOf(await billedBundle(client))

    const attempt = deliver([ready, unpaid], client.identification)

    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: [unpaid] } })
    expect((await orderOf(ready)).status).toBe('paid')
  })

  test('to whoever is no administrator, and without a session', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const orderIds = ordersOf(await paidBundle(client))
    const body = { orderIds, identification: client.identification }

    for (const who of [client, associate]) {
      await expect(deliver(orderIds, client.identification, who)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const unknown = anonymous.call(deliveries.deliverOrders, { body })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('of packages that do not exist, and of none', async () => {
    const unknown = crypto.randomUUID()

    await expect(deliver([unknown], '1710034065')).rejects.toMatchObject({ status: 404, details: { ids: [unknown] } })
    await expect(deliver([], '1710034065')).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
    await expect(deliver([unknown], ' ')).rejects.toMatchObject({
      status: 422,
      details: { fields: [expect.objectContaining({ path: 'identification', code: 'required' })] },
    })
  })
})

test('ten people hand one package over at once: it leaves once', async () => {
  const client = await given.client()
  const orderIds = ordersOf(await paidBundle(client))

  const results = await Promise.allSettled(Array.from({ length: 10 }, () => deliver(orderIds, client.identification)))

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
