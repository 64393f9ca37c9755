// What staff were told of is read, by everybody who was told, once somebody has settled it.
import { conversations, notifications, orderActions, orders, paymentProofs } from '@app/contract'
import type { NotificationKind } from '@app/contract/notifications.contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { given, newTracking } from '../../../testing/given/given-orders.ts'
import { billed, paid, weighedBundle } from '../../../testing/given/given-packages.ts'
import { accept, approve, ask, proposeDearer } from '../../../testing/given/given-purchases.ts'
import { PATIENCE } from '../../../testing/patience.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { readSettledNotices } from './settled-notices.repository.ts'

let both: [Person, Person]
let client: Person
beforeEach(async () => {
  both = [await given.administrator(), await given.administrator()]
  client = await given.client()
})

const unreadOf = async (person: Person, kind: NotificationKind) =>
  (await signedInAs(person).call(notifications.listNotifications)).data.filter((one) => one.kind === kind && !one.readAt).length
/** Everybody's, as soon as it is looked at. */
const comesTo = async (kind: NotificationKind, unread: number) => {
  for (const person of both) await vi.waitFor(async () => expect(await unreadOf(person, kind)).toBe(unread), PATIENCE)
}
const look = async () => readSettledNotices((await currentServer()).db)
/** Without waiting until the server looks by itself, which the first test does. */
async function isSettled(kind: NotificationKind): Promise<void> {
  await look()
  await comesTo(kind, 0)
}
const setValue = (id: string) =>
  signedInAs('administrator').call(orderActions.setValue, { params: { id }, body: { productValueInCents: 5_000 } })

test('a request is read when the last of its packages was reviewed, and no client’s news with it', async () => {
  const wanted = () => ({ tracking: newTracking(), items: [{ description: 'Libros', quantity: 1, unitPriceInCents: 5_000 }] })
  const made = await signedInAs(client).call(orders.createOrders, { body: { category: 'B', packages: [wanted(), wanted()] } })
  await comesTo('orderToReview', 1)
  await setValue(made.orders[1]?.id ?? '')
  await look()
  await comesTo('orderToReview', 1)

  await setValue(made.orders[0]?.id ?? '')
  // The server looks every five seconds.
  await comesTo('orderToReview', 0)
  await vi.waitFor(async () => expect(await unreadOf(client, 'orderReviewed')).toBe(2), PATIENCE)
  await look()
  expect(await unreadOf(client, 'orderReviewed')).toBe(2)
})

test('an order that is received before anybody reviewed it is reviewed by that', async () => {
  const order = await given.order({ client })
  await comesTo('orderToReview', 1)
  await given.order({ client })
  await comesTo('orderToReview', 2)
  const arrivals = [{ orderId: order.id, weightInGrams: 900 }]
  await signedInAs('administrator').call(orderActions.confirmWarehouse, { body: { arrivals } })
  await look()
  await comesTo('orderToReview', 1)
})

test('a purchase that was accepted waits to be bought, and for nothing once it is', async () => {
  const purchase = await ask(client)
  await comesTo('purchaseToReview', 1)
  const proposed = await proposeDearer('administrator', purchase)
  await isSettled('purchaseToReview')
  const accepted = await accept(client, proposed)
  await comesTo('purchaseAccepted', 1)
  await approve('administrator', accepted)
  await isSettled('purchaseAccepted')
})

test('a bill and its receipt wait until the bill is paid', async () => {
  const { orderIds } = await weighedBundle(client)
  const bill = await billed(client, orderIds)
  const proof = { field: 'proof', name: 'recibo.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }
  const claim = { amountInCents: 4_664, reference: 'PICH-8812' }
  await signedInAs(client).call(paymentProofs.addBillProof, { params: { id: bill.id }, body: claim, files: [proof] })
  await comesTo('paymentProofReceived', 1)
  await comesTo('billRequested', 1)
  await paid(bill)
  await isSettled('paymentProofReceived')
  await isSettled('billRequested')
})

test('a question waits until it is answered, and the next one waits again', async () => {
  const write = (text: string) => signedInAs(client).call(conversations.writeToHouse, { body: { text } })
  await write('¿Ya llegó?')
  await comesTo('messageReceived', 1)
  const body = { text: 'Llega mañana.' }
  await signedInAs('administrator').call(conversations.answerClient, { params: { id: client.id }, body })
  await isSettled('messageReceived')
  await write('¿A qué hora?')
  await comesTo('messageReceived', 1)
})
