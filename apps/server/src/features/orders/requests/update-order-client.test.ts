import { files as filesContract, orderActions, orderMatching, orders as ordersContract } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { notificationsOf } from '../../../testing/notifications.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { eventsTable } from '../../events/events.table.ts'
import { purchasesTable } from '../../purchases/purchases.table.ts'
import { ordersTable } from '../orders.table.ts'

type Who = Parameters<typeof signedInAs>[0]
const administrator = signedInAs('administrator')
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')
const assign = (id: string, clientId: string, names = {}, who: Who = 'administrator') =>
  signedInAs(who).call(orderMatching.updateOrderClient, { params: { id }, body: { clientId, ...names } })
const seenBy = (who: Who, id: string) => signedInAs(who).call(ordersContract.getOrder, { params: { id } })

describe('a package without client', () => {
  test('becomes a client’s, who is asked what is inside', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const waiting = await given.unmatched(newTracking(), 1_200)

    expect(await assign(waiting.id, client.id)).toMatchObject({
      id: waiting.id,
      status: 'incomplete',
      missing: ['value', 'items'],
      missingNote: 'Falta el valor de lo que contiene el paquete. Falta el detalle de lo que contiene el paquete.',
      client: { id: client.id },
      associate: { id: associate.id },
      consignee: { authorizedNameId: null, identification: client.identification },
      pickup: { authorizedNameId: null, identification: client.identification },
      tracking: waiting.tracking,
      weights: { warehouseInGrams: 1_200 },
      estimatedArrivalDate: null,
    })
    expect((await reload(waiting)).timeline.map(({ action }) => action)).toEqual([
      'createUnmatched',
      'assignClient',
      'markIncomplete',
    ])
    const { data } = await notificationsOf(client, { count: 2 })
    expect(data.map(({ kind }) => kind)).toEqual(['orderIncomplete', 'orderInMiami'])
  })

  test('goes on in Miami once its client has said so', async () => {
    const client = await given.client()
    const { id } = await given.unmatched(newTracking(), 1_200)
    await assign(id, client.id)
    const items = [{ description: 'Gorras', quantity: 2, unitPriceInCents: 1_500 }]
    await signedInAs(client).call(orderActions.completeOrder, { params: { id }, body: { items } })

    const resumed = await administrator.call(orderActions.updateIncomplete, { body: { orderId: id, resume: true } })
    // 1.20 kg: freight 10.80, 0.60 of the value, IVA 1.71, duty 20.00.
    expect(resumed).toMatchObject({ status: 'inWarehouseMIA', productValueInCents: 3_000, price: { totalInCents: 3_311 } })
  })

  test('may be declared and collected by those whom the client named', async () => {
    const client = await given.client()
    const { id: consigneeAuthorizedNameId } = await given.authorizedName(client)
    const { id: pickupAuthorizedNameId } = await given.authorizedName(client, {
      name: 'Luis Guamán',
      identification: '1710034065',
      purposes: ['pickup'],
    })
    const { id } = await given.unmatched()

    expect(await assign(id, client.id, { consigneeAuthorizedNameId, pickupAuthorizedNameId })).toMatchObject({
      consignee: { authorizedNameId: consigneeAuthorizedNameId, name: 'Lucía Vaca' },
      pickup: { authorizedNameId: pickupAuthorizedNameId, name: 'Luis Guamán' },
    })
  })

  test('asks a client without cédula for somebody who has one', async () => {
    const client = await given.client({ identificationType: 'passport', identification: 'AB1234567' })
    const { id } = await given.unmatched()
    expect(await assign(id, client.id)).toMatchObject({ status: 'incomplete', missing: ['value', 'items', 'identification'] })
  })
})

describe('an order of somebody else', () => {
  test('becomes the client’s, with the associate they have now; both are told', async () => {
    const [associate, former] = [await given.associate(), await given.client()]
    const client = await given.client({ associate, hasDiscount: true })
    const order = await given.order({ client: former, status: 'inWarehouseMIA', weightInGrams: 2_500, valueInCents: 12_000 })
    expect(order).toMatchObject({ isAuthorizedToBundle: true, price: { totalInCents: 4_864 } })

    // With the discount 23.77, IVA 3.57, duty 20.00.
    expect(await assign(order.id, client.id)).toMatchObject({
      status: 'inWarehouseMIA',
      client: { id: client.id },
      associate: { id: associate.id },
      consignee: { identification: client.identification },
      isAuthorizedToBundle: false,
      price: { totalInCents: 4_734 },
    })
    expect((await notificationsOf(client, { count: 1 })).data).toMatchObject([{ kind: 'orderInMiami' }])
    const told = await notificationsOf(former, { count: 3 })
    expect(told.data[0]).toMatchObject({ kind: 'orderRemoved', payload: { orderCode: order.code, to: 'removed' } })
    await expect(seenBy(former, order.id)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
  })

  test('does not bring what the other said and gave', async () => {
    const [former, client] = [await given.client(), await given.client()]
    const order = await given.order({ client: former, status: 'reviewed' })
    const body = { orderId: order.id, missing: ['invoice' as const], note: 'Falta la factura.' }
    await administrator.call(orderActions.updateIncomplete, { body })
    const files = [{ field: 'invoice', name: 'factura.pdf', content: PDF }]
    await signedInAs(former).call(orderActions.completeOrder, { params: { id: order.id }, body: { comment: 'Soy Rosa.' }, files })
    await assign(order.id, client.id)

    const seen = await seenBy(client, order.id)
    expect(seen).toMatchObject({ status: 'incompleteState', files: [], comment: '' })
    // Whose it was before is the house's business.
    expect(seen.timeline.map(({ action }) => action)).toEqual(['setValue', 'markIncomplete'])
    expect((await reload(order)).timeline.map(({ action }) => action)).toContain('completeIncomplete')
  })

  test('does not bring the papers that staff gave for the other, nor what they wrote to them', async () => {
    const associate = await given.associate()
    const [former, client] = [await given.client({ associate }), await given.client()]
    const body = {
      clientId: former.id,
      category: 'B' as const,
      packages: [{ tracking: newTracking(), items: [{ description: 'Gorra', quantity: 1, unitPriceInCents: 5_000 }] }],
    }
    const files = [{ field: 'invoice-0', name: 'rosa.pdf', content: PDF }]
    const { orders } = await signedInAs(associate).call(ordersContract.createOrders, { body, files })
    const orderId = orders[0]?.id ?? ''
    const note = 'Rosa, tu factura no se lee.'
    await administrator.call(orderActions.updateIncomplete, { body: { orderId, missing: ['invoice'], note } })
    const answer = { params: { id: orderId }, body: {}, files: [{ field: 'invoice', name: 'otra.pdf', content: PDF }] }
    await signedInAs(former).call(orderActions.completeOrder, answer)
    await administrator.call(orderActions.updateIncomplete, { body: { orderId, resume: true } })
    const [invoice] = (await seenBy(former, orderId)).files
    await assign(orderId, client.id)

    const seen = await seenBy(client, orderId)
    expect(seen.files).toEqual([])
    expect(seen.timeline.map(({ action, note: said }) => [action, said])).toContainEqual(['markIncomplete', ''])
    expect(JSON.stringify(seen)).not.toContain('Rosa, tu factura')
    const download = signedInAs(client).call(filesContract.getFile, { params: { id: invoice?.id ?? '' } })
    await expect(download).rejects.toMatchObject({ status: 404, code: 'fileNotFound' })
    expect(JSON.stringify((await seenBy('administrator', orderId)).timeline)).toContain(note)
  })

  test('keeps the authorization where the declaration stays the same', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    expect(await assign(id, client.id)).toMatchObject({ isAuthorizedToBundle: true })
  })

  test('is recorded with who it was and who it is', async () => {
    const [former, client] = [await given.client(), await given.client()]
    const { id } = await given.order({ client: former })
    await assign(id, client.id)

    const { db } = await currentServer()
    const events = await db.select().from(eventsTable).where(eq(eventsTable.aggregateId, id))
    expect(events.at(-1)).toMatchObject({
      action: 'assignClient',
      from: 'inReview',
      to: 'inReview',
      actorRole: 'administrator',
      changes: { client: { from: former.id, to: client.id } },
    })
  })
})

describe('nobody’s client is set', () => {
  test.each(['sended', 'removed'] as const)('once the package is %s, or in a bundle', async (status) => {
    const client = await given.client()
    const bundled = await given.order({ status: 'inWarehouseMIA' })
    await given.bundle({ orders: [bundled] })
    for (const { id } of [await given.order({ status }), bundled]) {
      await expect(assign(id, client.id)).rejects.toMatchObject({
        status: 409,
        code: 'orderActionNotAllowed',
        details: { ids: [id] },
      })
    }
  })

  test('where the house bought it for somebody', async () => {
    const { id, client } = await given.order()
    await continuePurchase(id, client?.id ?? '')
    await expect(assign(id, (await given.client()).id)).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })

  test('to somebody who is no client, or is not active', async () => {
    const { id } = await given.unmatched()
    for (const clientId of [(await given.associate()).id, crypto.randomUUID()]) {
      await expect(assign(id, clientId)).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
    }
    await expect(assign(crypto.randomUUID(), (await given.client()).id)).rejects.toMatchObject({
      status: 404,
      code: 'orderNotFound',
    })
  })

  test('with somebody else’s authorized name, or one without cédula', async () => {
    const [client, other] = [await given.client(), await given.client()]
    const { id } = await given.unmatched()
    const foreign = await given.authorizedName(other)
    await expect(assign(id, client.id, { consigneeAuthorizedNameId: foreign.id })).rejects.toMatchObject({
      status: 404,
      code: 'authorizedNameNotFound',
    })
    const passport = await given.authorizedName(client, { identificationType: 'passport', identification: 'XY998877' })
    await expect(assign(id, client.id, { consigneeAuthorizedNameId: passport.id })).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'consigneeAuthorizedNameId', code: 'cedulaRequired' }] },
    })
    expect(await reload({ id })).toMatchObject({ client: null })
  })

  test('by anybody but administrators', async () => {
    const [client, { id }] = [await given.client(), await given.unmatched()]
    const attempt = anonymous.call(orderMatching.updateOrderClient, { params: { id }, body: { clientId: client.id } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
    for (const who of [client, 'associate'] as const)
      await expect(assign(id, client.id, {}, who)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })
})

async function continuePurchase(orderId: string, clientId: Person['id']) {
  const { db } = await currentServer()
  const [purchase] = await db
    .insert(purchasesTable)
    .values({ code: `COM-${orderId}`, status: 'reviewed', clientId })
    .returning({ id: purchasesTable.id })
  await db.update(ordersTable).set({ service: 'PPE', purchaseId: purchase?.id }).where(eq(ordersTable.id, orderId))
}
