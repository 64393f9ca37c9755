// What a store does not send of a purchase that comes in several boxes: a box of which nothing is left ends.
import { orderActions, purchaseActions, purchases, users } from '@app/contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import type { Purchase } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { approve, ask, SHOES } from '../../../testing/given/given-purchases.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const REASON = 'La tienda se quedó sin stock.'

/** Two pairs of shoes of 34.50 in one box, a bag of 20.00 in another. */
async function inTwoBoxes(client: Person) {
  const items = [
    { ...SHOES, quantity: 2, unitPriceInCents: 3_450 },
    { ...SHOES, description: 'Bolso', options: '', quantity: 1, unitPriceInCents: 2_000 },
  ]
  const asked = await ask(client, { items, storeShippingInCents: 0 })
  const purchase = await approve('administrator', asked, { tracking: newTracking() })
  const whole = await reload({ id: purchase.order?.id ?? '' })
  const [shoes, bag] = whole.items
  const tracking = newTracking()
  const parts = [
    { items: shoes ? [shoes] : [], productValueInCents: 6_900 },
    { items: bag ? [bag] : [], productValueInCents: 2_000, tracking },
  ]
  const { orders } = await administrator.call(orderActions.splitOrder, { params: { id: whole.id }, body: { parts } })
  return { purchase, ofShoes: orders[0] as OrderDetail, ofBag: orders[1] as OrderDetail, tracking }
}
const cancel = (purchase: Purchase, position: number, quantity: number) => {
  const items = [{ id: purchase.items[position]?.id ?? '', quantity }]
  return administrator.call(purchaseActions.updatePurchase, {
    params: { id: purchase.id },
    body: { action: 'cancel', items, reason: REASON },
  })
}
const books = async () => checkBooks((await currentServer()).db)

test('the box of what does not come is cancelled by its store, with nothing in it', async () => {
  const { purchase, ofShoes, ofBag } = await inTwoBoxes(await given.client())

  await cancel(purchase, 1, 1)

  expect(await reload(ofBag)).toMatchObject({
    ...{ status: 'removed', outcome: 'storeCancelled', responsible: 'store', items: [], productValueInCents: 0 },
    closing: { reason: REASON },
  })
  expect(await reload(ofShoes)).toMatchObject({ status: 'reviewed', productValueInCents: 6_900, items: [{ quantity: 2 }] })
  expect(await books()).toEqual([])
})

test('a purchase names every box that its store sends', async () => {
  const client = await given.client()
  const { purchase, ofShoes, ofBag } = await inTwoBoxes(client)
  const { order, orders } = await signedInAs(client).call(purchases.getPurchase, { params: { id: purchase.id } })
  expect(order?.id).toBe(ofShoes.id)
  expect(orders).toEqual([ofShoes, ofBag].map(({ id, code }) => ({ id, code })))
})

test('of one of two things the box goes on with the other', async () => {
  const { purchase, ofShoes, ofBag } = await inTwoBoxes(await given.client())
  await cancel(purchase, 0, 1)
  expect(await reload(ofShoes)).toMatchObject({ status: 'reviewed', productValueInCents: 3_450, items: [{ quantity: 1 }] })
  expect(await reload(ofBag)).toMatchObject({ status: 'reviewed', productValueInCents: 2_000 })
})

test('the package that the purchase is charged with goes on as the other box', async () => {
  const client = await given.client()
  const { purchase, ofShoes, ofBag, tracking } = await inTwoBoxes(client)

  const left = await cancel(purchase, 0, 2)

  expect(left).toMatchObject({ status: 'reviewed', order: { id: ofShoes.id } })
  expect(await reload(ofShoes)).toMatchObject({
    ...{ status: 'reviewed', description: 'Bolso', productValueInCents: 2_000, tracking },
    items: [{ description: 'Bolso', quantity: 1 }],
  })
  expect(await reload(ofBag)).toMatchObject({ status: 'removed', outcome: 'storeCancelled', items: [] })
  const scanned = await administrator.call(orderActions.createUnmatched, { body: { tracking, weightInGrams: 400 } })
  expect(scanned.id).toBe(ofShoes.id)
  expect(await signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })).toMatchObject({ heldInCents: 0 })
  expect(await books()).toEqual([])
})

test('what is in Miami was sent: what is missing is missing of the box that is still to come', async () => {
  const client = await given.client()
  const items = [{ ...SHOES, quantity: 2, unitPriceInCents: 3_450 }]
  const asked = await ask(client, { items, storeShippingInCents: 0 })
  const purchase = await approve('administrator', asked, { tracking: newTracking() })
  const whole = await reload({ id: purchase.order?.id ?? '' })
  const pair = { items: whole.items.map((item) => ({ ...item, quantity: 1 })), productValueInCents: 3_450 }
  const { orders } = await administrator.call(orderActions.splitOrder, {
    params: { id: whole.id },
    body: { parts: [pair, { ...pair, tracking: newTracking() }] },
  })
  const arrivals = [{ orderId: whole.id, weightInGrams: 600 }]
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })

  await cancel(purchase, 0, 1)

  expect(await reload(whole)).toMatchObject({
    items: [{ quantity: 1 }],
    productValueInCents: 3_450,
    intakeAt: expect.any(String),
  })
  expect(await reload({ id: orders[1]?.id ?? '' })).toMatchObject({ status: 'removed', outcome: 'storeCancelled', items: [] })
})
