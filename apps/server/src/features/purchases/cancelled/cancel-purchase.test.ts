// The store does not send what was bought, or some of it (both ways, section 4, vector 6: 84.76, and 45.07 for one of two).
import { bills, orderActions, payments, purchaseActions, users } from '@app/contract'
import type { Purchase } from '@app/contract/purchases.contract'
import type { Role } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { broughtToQuito } from '../../../testing/given/given-bought.ts'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { billed } from '../../../testing/given/given-packages.ts'
import { approve, ask, detail, ownClient, SHOES } from '../../../testing/given/given-purchases.ts'
import { mailAbout } from '../../../testing/mails.ts'
import { told } from '../../../testing/notifications.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const orderOf = ({ order }: Purchase) => reload({ id: order?.id ?? '' })
const REASON = 'La tienda se quedó sin stock.'

const cancel = (purchase: Purchase, quantity: number, who: Person | Role = 'administrator') => {
  const items = [{ id: purchase.items[0]?.id ?? '', quantity }]
  const sent = { params: { id: purchase.id }, body: { action: 'cancel' as const, items, reason: REASON } }
  return signedInAs(who).call(purchaseActions.updatePurchase, sent)
}

/** 2 × 34.50 and 4.99 of shipping, bought, and 84.76 held for it unless the test says otherwise. */
async function bought(client: Person, heldInCents = 8_476): Promise<Purchase> {
  const items = [{ ...SHOES, quantity: 2, unitPriceInCents: 3_450 }]
  const purchase = await ask(client, { items, storeShippingInCents: 499 })
  const body = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: heldInCents, method: 'cash' } as const
  const applications = [{ purchaseId: purchase.id, amountInCents: heldInCents }]
  if (heldInCents > 0) await administrator.call(payments.createPayment, { body: { ...body, applications } })
  return approve('administrator', purchase)
}

let client: Person
beforeAll(async () => {
  client = await given.client()
})

describe('cancelled by the store before it is billed', () => {
  test('all of it: the money is credit, the order is closed, the purchase removed', async () => {
    const owner = await given.client()
    const purchase = await bought(owner)

    const cancelled = await cancel(purchase, 2)

    expect(cancelled).toMatchObject({ status: 'removed', removedReason: REASON, heldInCents: 0, allowedActions: [] })
    expect(await balanceOf(owner)).toMatchObject({ creditInCents: 8_476, heldInCents: 0 })
    expect(await orderOf(purchase)).toMatchObject({ status: 'removed', outcome: 'storeCancelled' })
    expect(await books()).toEqual([])
  })

  test('one of two: what is left costs what it did, and the rest is credit', async () => {
    const owner = await given.client()
    const purchase = await bought(owner)

    const cancelled = await cancel(purchase, 1)

    expect(cancelled).toMatchObject({
      status: 'reviewed',
      items: [{ quantity: 1, askedQuantity: 2 }],
      price: { totalInCents: 4_507 },
      productValueInCents: 3_450,
      heldInCents: 4_507,
    })
    expect(await balanceOf(owner)).toMatchObject({ creditInCents: 3_969, heldInCents: 4_507 })
    expect(await orderOf(purchase)).toMatchObject({ status: 'reviewed', productValueInCents: 3_450, items: [{ quantity: 1 }] })
    expect((await detail(purchase)).timeline.at(-1)).toMatchObject({ action: 'cancel', note: REASON })
    expect(await books()).toEqual([])
  })

  test('what was not paid yet leaves nothing to give back', async () => {
    const owner = await given.client()
    expect(await cancel(await bought(owner, 0), 1)).toMatchObject({ price: { totalInCents: 4_507 }, heldInCents: 0 })
    expect(await balanceOf(owner)).toMatchObject({ creditInCents: 0, heldInCents: 0 })
    const [[, note] = []] = await told(owner, 'purchaseCutDown')
    expect(note).toBe(`Ahora cuesta $45,07 en vez de $84,76. ${REASON}`)
  })

  test('by the associate of the purchase, too', async () => {
    const { associate, client: own } = await ownClient()
    expect(await cancel(await bought(own), 2, associate)).toMatchObject({ status: 'removed' })
  })
})

test('its client reads what it costs now, what is in their favour, and why, in their language; by mail too', async () => {
  for (const [language, note, subject] of [
    [
      'es',
      'Ahora cuesta $45,07 en vez de $84,76. Quedan $39,69 a tu favor.',
      'Zapatillas de correr: la tienda no envía todo lo de tu compra asistida',
    ],
    [
      'en',
      'It costs $45.07 now instead of $84.76. $39.69 stay in your favour.',
      'Zapatillas de correr: the store does not send all of your assisted purchase',
    ],
  ] as const) {
    const owner = await given.client({ language })
    const purchase = await bought(owner)
    await cancel(purchase, 1)

    expect(await told(owner, 'purchaseCutDown')).toEqual([
      [purchase.code, `${note} ${REASON}`, `/tuscompraasistidas?view=approved&open=${purchase.id}`],
    ])
    expect((await mailAbout(owner.email, subject))?.text).toContain(note)
  }
})

test('one of two once it is billed: a credit note gives back its lines and their IVA', async () => {
  const owner = await given.client()
  const purchase = await bought(owner, 0)
  await broughtToQuito(purchase.order?.id ?? '', owner)
  const bill = await billed(owner, [purchase.order?.id ?? ''])

  await cancel(purchase, 1)

  // 34.50 of goods, 2.25 of tax, 2.94 of fee and IVA of that fee, 0.44 (of 15 %).
  const after = await administrator.call(bills.getBill, { params: { id: bill.id } })
  expect(after.creditNotes).toMatchObject([{ reason: REASON, totalInCents: 4_013 }])
  expect(after.dueInCents).toBe(bill.dueInCents - 4_013)
  expect(await books()).toEqual([])

  await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Otra persona retira.' } })
  const anew = await billed(owner, [purchase.order?.id ?? ''])
  expect(anew.orders[0]?.lines.find(({ name }) => name === 'goods')).toMatchObject({ amountInCents: 3_450 })
  expect(await books()).toEqual([])
})

describe('is refused', () => {
  test('of more than was bought, of another item, of one twice, of nothing', async () => {
    const purchase = await bought(client)
    const id = purchase.items[0]?.id ?? ''
    const sending = (items: { id: string; quantity: number }[]) =>
      administrator.call(purchaseActions.updatePurchase, {
        params: { id: purchase.id },
        body: { action: 'cancel', items, reason: REASON },
      })
    const wrong = (path: string) => ({ status: 422, details: { fields: [{ path }] } })
    await expect(sending([{ id, quantity: 3 }])).rejects.toMatchObject(wrong('items.0.quantity'))
    await expect(sending([{ id: purchase.id, quantity: 1 }])).rejects.toMatchObject(wrong('items.0.id'))
    const twice = [id, id].map((one) => ({ id: one, quantity: 1 }))
    await expect(sending(twice)).rejects.toMatchObject(wrong('items.1.id'))
    await expect(sending([])).rejects.toMatchObject(wrong('items'))
    expect(await detail(purchase)).toMatchObject({ heldInCents: 8_476, items: [{ quantity: 2 }] })
  })

  test('whole once the package is in Miami: the store sent something', async () => {
    const purchase = await bought(await given.client())
    const arrivals = [{ orderId: purchase.order?.id ?? '', weightInGrams: 900 }]
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })
    await expect(cancel(purchase, 2)).rejects.toMatchObject({ status: 409, code: 'orderNotAllowedToDelete' })
    expect(await cancel(purchase, 1)).toMatchObject({ heldInCents: 4_507 })
    expect(await books()).toEqual([])
  })

  test('before it is bought, to clients and to associates of others', async () => {
    const purchase = await ask(client)
    await expect(cancel(purchase, 1)).rejects.toMatchObject({ status: 409, code: 'purchaseActionNotAllowed' })
    const done = await bought(client, 0)
    await expect(cancel(done, 1, client)).rejects.toMatchObject({ status: 403 })
    await expect(cancel(done, 1, 'associate')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

test('of two who cancel the same at once, one does', async () => {
  const owner = await given.client()
  const purchase = await bought(owner)
  const attempts = await Promise.allSettled([cancel(purchase, 2), cancel(purchase, 2)])
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(owner)).toMatchObject({ creditInCents: 8_476 })
})

describe('a package of several boxes', () => {
  test('has less in the box where it was, and declares less', async () => {
    const owner = await given.client()
    const items = [
      { ...SHOES, quantity: 2, unitPriceInCents: 3_450 },
      { ...SHOES, description: 'Bolso', options: '', quantity: 1, unitPriceInCents: 2_000 },
    ]
    const purchase = await approve('administrator', await ask(owner, { items, storeShippingInCents: 0 }))
    const whole = await orderOf(purchase)
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: whole.id, weightInGrams: 1_500 }] } })
    const [shoes, bag] = whole.items
    const part = (item: typeof shoes, productValueInCents: number, weightInGrams: number) => ({
      items: item ? [item] : [],
      productValueInCents,
      weightInGrams,
    })
    const parts = [part(shoes, 6_900, 1_000), part(bag, 2_000, 500)]
    const { orders } = await administrator.call(orderActions.splitOrder, { params: { id: whole.id }, body: { parts } })

    await cancel(purchase, 1)

    const [first, second] = [await reload({ id: orders[0]?.id ?? '' }), await reload({ id: orders[1]?.id ?? '' })]
    expect(first).toMatchObject({ productValueInCents: 3_450, items: [{ quantity: 1 }] })
    expect(second).toMatchObject({ productValueInCents: 2_000, items: [{ description: 'Bolso', quantity: 1 }] })
    expect(await books()).toEqual([])
  })

  test('that is declared already keeps what was declared: only its price follows', async () => {
    const owner = await given.client()
    const purchase = await bought(owner, 0)
    await broughtToQuito(purchase.order?.id ?? '', owner)

    expect(await cancel(purchase, 1)).toMatchObject({ price: { totalInCents: 4_507 }, assistedPurchasePriceInCents: 3_450 })

    expect(await orderOf(purchase)).toMatchObject({ productValueInCents: 6_900, items: [{ quantity: 2 }] })
    const bill = await billed(owner, [purchase.order?.id ?? ''])
    expect(bill.orders[0]?.lines.find(({ name }) => name === 'goods')).toMatchObject({ amountInCents: 3_450 })
    expect(await books()).toEqual([])
  })
})
