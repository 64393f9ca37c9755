import { bills, orderMatching, paymentProofs } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given, newTracking } from '../../testing/given/given-orders.ts'
import { billed, NOBODY_ELSE, weighedBundle } from '../../testing/given/given-packages.ts'
import { ask, ownClient } from '../../testing/given/given-purchases.ts'
import { notificationsOf, notifyOfOneMore, toldTo } from '../../testing/notifications.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import * as users from '../users/users.repository.ts'

const proof = [{ field: 'proof', name: 'recibo.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }]
const toldAtLast = async (person: Person, kinds: string[]) =>
  expect((await toldTo(person, kinds.length)).map(([kind]) => kind)).toEqual(kinds)
const CLAIM = { amountInCents: 4_664, reference: 'PICH-8812' }

describe('administrators are told', () => {
  test('what waits of clients without associate, each of them', async () => {
    const client = await given.client()
    const both = [await given.administrator(), await given.administrator()]
    const purchase = await ask(client)

    for (const administrator of both)
      expect(await toldTo(administrator, 1)).toEqual([
        ['purchaseToReview', purchase.code, `/operations/estadodepedidos?view=purchases&open=${purchase.id}`],
      ])
  })

  test('what is a matter of their duties, and owners of everything', async () => {
    const owner = await given.administrator()
    const people = {
      warehouse: await givenDuties(['warehouseMIA', 'warehouseUIO']),
      counter: await givenDuties(['counter']),
      accounts: await givenDuties(['accounts']),
      purchasing: await givenDuties(['purchasing']),
      reader: await givenDuties(['reader']),
    }
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const bill = await billed(client, orderIds)
    await signedInAs(client).call(paymentProofs.addBillProof, { params: { id: bill.id }, body: CLAIM, files: proof })
    await ask(client)
    // What happened before it is told by then.
    await notifyOfOneMore(owner)

    const all = ['orderToReview', 'billRequested', 'paymentProofReceived', 'purchaseToReview', 'orderToReview']
    await toldAtLast(owner, all)
    await toldAtLast(people.warehouse, ['orderToReview', 'orderToReview'])
    await toldAtLast(people.counter, ['billRequested'])
    await toldAtLast(people.accounts, ['billRequested', 'paymentProofReceived'])
    await toldAtLast(people.purchasing, ['orderToReview', 'purchaseToReview', 'orderToReview'])
    await toldAtLast(people.reader, [])
  })

  test('what waits of an associate who has left', async () => {
    const { associate, client } = await ownClient()
    const administrator = await given.administrator()
    const { db } = await currentServer()
    await users.update(db, await users.get(db, associate.id), { status: 'inactive' })
    const order = await given.order({ client })

    expect(await toldTo(administrator, 1)).toEqual([
      ['orderToReview', order.code, `/operations/estadodepedidos?open=${order.id}`],
    ])
  })

  test('nothing that an associate looks after, and nothing that administrators do', async () => {
    const { client } = await ownClient()
    const free = await given.client()
    const administrator = await given.administrator()
    await ask(client)
    await ask('administrator', { clientId: free.id })
    await notifyOfOneMore(administrator)

    expect((await toldTo(administrator, 1)).map(([kind]) => kind)).toEqual(['orderToReview'])
  })

  test('nothing once they are disabled', async () => {
    const [gone, present] = [await given.administrator(), await given.administrator()]
    const { db } = await currentServer()
    await users.update(db, await users.get(db, gone.id), { status: 'inactive' })
    await given.order({ client: await given.client() })
    await toldTo(present, 1)
    await users.update(db, await users.get(db, gone.id), { status: 'active' })

    await notificationsOf(gone, { count: 0 })
  })

  test('of a bill that a client asked for and of its receipt, also where there is an associate', async () => {
    const { associate, client } = await ownClient()
    const { orderIds } = await weighedBundle(client)
    await toldTo(associate, 1)
    const administrator = await given.administrator()
    const bill = await billed(client, orderIds)
    await signedInAs(client).call(paymentProofs.addBillProof, { params: { id: bill.id }, body: CLAIM, files: proof })
    const page = `/finances/facturas-venta?open=${bill.id}`

    expect(await toldTo(administrator, 2)).toEqual([
      ['billRequested', bill.code, page],
      ['paymentProofReceived', bill.code, page],
    ])
    await toldTo(associate, 1)
  })

  test('of a receipt for a purchase', async () => {
    const { client } = await ownClient()
    const purchase = await ask(client)
    const administrator = await given.administrator()
    const { id } = purchase
    await signedInAs(client).call(paymentProofs.addPurchaseProof, { params: { id }, body: CLAIM, files: proof })

    expect(await toldTo(administrator, 1)).toEqual([
      ['paymentProofReceived', purchase.code, `/operations/estadodepedidos?view=purchases&open=${id}`],
    ])
  })

  test('not of a bill that one of them made', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const administrator = await given.administrator()
    await signedInAs('administrator').call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })
    await notifyOfOneMore(administrator)

    expect((await toldTo(administrator, 1)).map(([kind]) => kind)).toEqual(['orderToReview'])
  })

  test('of a package without client that turned out to be somebody’s, where they did not match it', async () => {
    const { client } = await ownClient()
    const tracking = newTracking()
    const unmatched = await given.unmatched(tracking)
    const administrator = await given.administrator()
    const order = await given.order({ client, tracking })

    expect(await toldTo(administrator, 1)).toEqual([
      ['packageMatched', order.code, `/operations/estadodepedidos?open=${order.id}`],
    ])
    expect(unmatched.status).toBe('inWarehouseMIA')
  })

  test('not of one that they matched by hand', async () => {
    const { client } = await ownClient()
    const order = await given.order({ client })
    const unmatched = await given.unmatched()
    const administrator = await given.administrator()
    const body = { orderId: order.id }
    await signedInAs('administrator').call(orderMatching.updateOrderClient, { params: { id: unmatched.id }, body })
    await notifyOfOneMore(administrator)

    expect((await toldTo(administrator, 1)).map(([kind]) => kind)).toEqual(['orderToReview'])
  })
})
