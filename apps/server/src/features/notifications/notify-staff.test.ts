import {
  bills,
  dropshipping,
  orderActions,
  orderMatching,
  orders,
  paymentProofs,
  purchaseActions,
  purchases,
  type Sent,
} from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, newTracking } from '../../testing/given-orders.ts'
import { billed, billedBundle, NOBODY_ELSE, weighedBundle } from '../../testing/given-packages.ts'
import { accept, answer, ask, proposeDearer } from '../../testing/given-purchases.ts'
import { mailsTo } from '../../testing/mails.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { addMessages, claimMessages, markSent } from '../outbox/outbox.repository.ts'
import * as users from '../users/users.repository.ts'
import { notifyStaff } from './notify-staff.ts'

const proof = [{ field: 'proof', name: 'recibo.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }]
const CLAIM = { amountInCents: 4_664, reference: 'PICH-8812' }
const WISH = { link: 'https://www.example.com/reloj', description: 'Reloj', options: 'negro', quantity: 1, comment: '' }
const QUOTE = { action: 'quote', unitPriceInCents: 4_999, storeShippingInCents: 0, lastDay: '2099-12-31', comment: '' } as const

async function withAssociate() {
  const associate = await given.associate()
  return { associate, client: await given.client({ associate }) }
}
const told = async (person: Person, count: number) =>
  (await notificationsOf(person, { count })).data
    .map(({ kind, payload, location }) => [kind, payload.orderCode, location])
    .reverse()

/** Nothing more is told of what happened before this: it comes after all of it. */
async function lastOf(person: Person): Promise<void> {
  const marker = await given.client(person.role === 'associate' ? { associate: person } : {})
  await given.order({ client: marker })
}

describe('an associate is told', () => {
  test('of a request to review, once for all its packages', async () => {
    const { associate, client } = await withAssociate()
    const wanted = () => ({ tracking: newTracking(), items: [{ description: 'Gorra', quantity: 1, unitPriceInCents: 900 }] })
    const body = { category: 'B' as const, packages: [wanted(), wanted()] }
    const { orders: made } = await signedInAs(client).call(orders.createOrders, { body })
    const [first] = made

    expect(await told(associate, 1)).toEqual([['orderToReview', first?.code, `/estadodepedidos?open=${first?.id}`]])
  })

  test('of an answer to what was missing', async () => {
    const { associate, client } = await withAssociate()
    const { id, code } = await given.order({ client, status: 'incompleteState' })

    expect((await told(associate, 2))[1]).toEqual(['orderAnswered', code, `/estadodepedidos?open=${id}`])
  })

  test('of a purchase to review, again when it was changed, and of a price that was accepted', async () => {
    const { associate, client } = await withAssociate()
    const purchase = await ask(client)
    const proposed = await proposeDearer(associate, purchase)
    await answer(client, proposed, {
      action: 'change',
      items: [
        { link: 'https://www.nike.com/t/socks', store: 'Nike', description: 'Medias', quantity: 1, unitPriceInCents: 1_995 },
      ],
      storeShippingInCents: 599,
      category: 'B',
    })
    await accept(client, await proposeDearerAgain(associate, purchase.id))
    const cart = `/carrito?open=${purchase.id}`

    expect(await told(associate, 3)).toEqual([
      ['purchaseToReview', purchase.code, cart],
      ['purchaseToReview', purchase.code, cart],
      ['purchaseAccepted', purchase.code, cart],
    ])
  })

  test('of a dropshipping request to quote and of a quote that was accepted', async () => {
    const { associate, client } = await withAssociate()
    const { id, code } = await signedInAs(client).call(dropshipping.createDropshipping, { body: WISH })
    const act = (who: Person, body: Sent<typeof dropshipping.updateDropshipping>['body']) =>
      signedInAs(who).call(dropshipping.updateDropshipping, { params: { id }, body })
    const quoted = await act(associate, QUOTE)
    await act(client, { action: 'accept', quotedPriceInCents: quoted.quote?.price.totalInCents ?? 0 })

    expect(await told(associate, 2)).toEqual([
      ['dropshippingToQuote', code, `/dropshipping?open=${id}`],
      ['dropshippingAccepted', code, `/dropshipping?open=${id}`],
    ])
  })

  test('of what an administrator did for their client, not of what they did themselves', async () => {
    const { associate, client } = await withAssociate()
    await ask('administrator', { clientId: client.id })
    await ask(associate, { clientId: client.id })
    await lastOf(associate)

    expect((await told(associate, 2)).map(([kind]) => kind)).toEqual(['purchaseToReview', 'orderToReview'])
  })

  test('by the bell alone, unless they wish for mail', async () => {
    const { associate, client } = await withAssociate()
    await ask(client)

    await told(associate, 1)
    await mailsTo(associate.email, { count: 0 })
  })
})

async function proposeDearerAgain(who: Person, id: string) {
  const { price } = await signedInAs(who).call(purchases.getPurchase, { params: { id } })
  return signedInAs(who).call(purchaseActions.reviewPurchase, {
    params: { id },
    body: { temporalPriceInCents: price.totalInCents },
  })
}

describe('administrators are told', () => {
  test('what waits of clients without associate, each of them', async () => {
    const client = await given.client()
    const both = [await given.administrator(), await given.administrator()]
    const purchase = await ask(client)

    for (const administrator of both)
      expect(await told(administrator, 1)).toEqual([
        ['purchaseToReview', purchase.code, `/operations/estadodepedidos?view=purchases&open=${purchase.id}`],
      ])
  })

  test('what waits of an associate who has left', async () => {
    const { associate, client } = await withAssociate()
    const administrator = await given.administrator()
    const { db } = await currentServer()
    await users.update(db, await users.get(db, associate.id), { status: 'inactive' })
    const order = await given.order({ client })

    expect(await told(administrator, 1)).toEqual([['orderToReview', order.code, `/operations/estadodepedidos?open=${order.id}`]])
  })

  test('nothing that an associate looks after, and nothing that administrators do', async () => {
    const { client } = await withAssociate()
    const free = await given.client()
    const administrator = await given.administrator()
    await ask(client)
    await ask('administrator', { clientId: free.id })
    await lastOf(administrator)

    expect((await told(administrator, 1)).map(([kind]) => kind)).toEqual(['orderToReview'])
  })

  test('nothing once they are disabled', async () => {
    const [gone, present] = [await given.administrator(), await given.administrator()]
    const { db } = await currentServer()
    await users.update(db, await users.get(db, gone.id), { status: 'inactive' })
    await given.order({ client: await given.client() })
    await told(present, 1)
    await users.update(db, await users.get(db, gone.id), { status: 'active' })

    await notificationsOf(gone, { count: 0 })
  })

  test('of a bill that a client asked for and of its receipt, also where there is an associate', async () => {
    const { associate, client } = await withAssociate()
    const { orderIds } = await weighedBundle(client)
    await told(associate, 1)
    const administrator = await given.administrator()
    const bill = await billed(client, orderIds)
    await signedInAs(client).call(paymentProofs.addBillProof, { params: { id: bill.id }, body: CLAIM, files: proof })
    const page = `/finances/facturas-venta?open=${bill.id}`

    expect(await told(administrator, 2)).toEqual([
      ['billRequested', bill.code, page],
      ['paymentProofReceived', bill.code, page],
    ])
    await told(associate, 1)
  })

  test('of a receipt for a purchase', async () => {
    const { client } = await withAssociate()
    const purchase = await ask(client)
    const administrator = await given.administrator()
    const { id } = purchase
    await signedInAs(client).call(paymentProofs.addPurchaseProof, { params: { id }, body: CLAIM, files: proof })

    expect(await told(administrator, 1)).toEqual([
      ['paymentProofReceived', purchase.code, `/operations/estadodepedidos?view=purchases&open=${id}`],
    ])
  })

  test('not of a bill that one of them made', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const administrator = await given.administrator()
    await signedInAs('administrator').call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })
    await lastOf(administrator)

    expect((await told(administrator, 1)).map(([kind]) => kind)).toEqual(['orderToReview'])
  })

  test('of a package without client that turned out to be somebody’s, where they did not match it', async () => {
    const { client } = await withAssociate()
    const tracking = newTracking()
    const unmatched = await given.unmatched(tracking)
    const administrator = await given.administrator()
    const order = await given.order({ client, tracking })

    expect(await told(administrator, 1)).toEqual([['packageMatched', order.code, `/operations/estadodepedidos?open=${order.id}`]])
    expect(unmatched.status).toBe('inWarehouseMIA')
  })

  test('not of one that they matched by hand', async () => {
    const { client } = await withAssociate()
    const order = await given.order({ client })
    const unmatched = await given.unmatched()
    const administrator = await given.administrator()
    const body = { orderId: order.id }
    await signedInAs('administrator').call(orderMatching.updateOrderClient, { params: { id: unmatched.id }, body })
    await lastOf(administrator)

    expect((await told(administrator, 1)).map(([kind]) => kind)).toEqual(['orderToReview'])
  })

  test('not of an answer that left nothing to look at', async () => {
    const { associate, client } = await withAssociate()
    const tracking = newTracking()
    const { id } = await given.order({ client })
    const missing = { orderId: id, missing: ['tracking' as const], note: '¿Con qué número?' }
    await signedInAs('administrator').call(orderActions.updateIncomplete, { body: missing })
    await given.unmatched(tracking)
    await signedInAs(client).call(orderActions.completeOrder, { params: { id }, body: { tracking } })
    await lastOf(associate)

    expect((await told(associate, 2)).map(([kind]) => kind)).toEqual(['orderToReview', 'orderToReview'])
  })
})

test('what a message says twice is told once to each', async () => {
  const [administrator, { client }] = [await given.administrator(), await withAssociate()]
  const { db } = await currentServer()
  const bill = await billedBundle(client)
  await told(administrator, 1)
  const about = { kind: 'bill', id: bill.id }
  const payload = { orderCode: bill.code, from: 'inWarehouseUIO', to: 'pendingOfPay', note: '' }
  const said = { kind: 'billRequested', payload, about, associateId: null, doerId: client.id, isDoneByAdministrator: false }
  await addMessages(db, [{ kind: 'staffToldInTest', key: `test/${bill.id}`, payload: said }])
  const [message] = await claimMessages(db, 1, 60, ['staffToldInTest'])
  if (!message) throw new Error('no message')
  await markSent(db, message)

  await Promise.all([notifyStaff({ db }, message), notifyStaff({ db }, message)])
  await notifyStaff({ db }, message)

  await told(administrator, 2)
})
