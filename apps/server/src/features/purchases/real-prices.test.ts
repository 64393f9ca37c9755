// What the store charges in the end: up, down, fewer (both ways, section 4, and its vectors 6, 7 and 8).
import { orders, parameters, payments, users } from '@app/contract'
import type { NewPurchase, Purchase } from '@app/contract/purchases.contract'
import { describe, expect, test } from 'vitest'
import { accept, answer, approve, ask, detail, review, SHOES, update } from '../../testing/given/given-purchases.ts'
import { told } from '../../testing/notifications.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })

const notesTo = async (client: Person) => (await told(client, 'purchaseApproved')).map(([, note]) => note)

/** 2 × 34.50, at most 36.00 each, 4.99 to the warehouse: 84.76. */
const CUP = { ...SHOES, quantity: 2, unitPriceInCents: 3_450, unitPriceLimitInCents: 3_600 }
const askCups = (client: Person, changes: Partial<NewPurchase> = {}) =>
  ask(client, { items: [CUP], storeShippingInCents: 499, ...changes })
const at = ({ items }: Purchase, unitPriceInCents: number, quantity?: number) => ({
  items: [{ id: items[0]?.id ?? '', unitPriceInCents, ...(quantity !== undefined && { quantity }) }],
})
const hold = ({ id: clientId }: Person, { id: purchaseId }: Purchase, amountInCents: number) => {
  const body = { clientId, receivedOn: '2026-01-05', amountInCents, method: 'cash' } as const
  return administrator.call(payments.createPayment, { body: { ...body, applications: [{ purchaseId, amountInCents }] } })
}

describe('what a purchase costs in Quito', () => {
  test('is known once its client says about what it weighs', async () => {
    const client = await given.client()
    const purchase = await askCups(client)
    expect(await detail(purchase, client)).toMatchObject({ weightInGrams: null, landed: null })

    await answer(client, purchase, { action: 'choose', weightInGrams: 1_400 })

    // 84.76 bought, 12.60 and 1.38 to bring it, IVA 3.04, duty 20.00; at 36.00 each 88.20, 12.60 and 1.44, 3.09, 20.00.
    const { landed } = await detail(purchase, client)
    expect(landed).toMatchObject({ totalInCents: 12_178, highestTotalInCents: 12_533, fitsCategory: true, isDutyShareable: true })
    expect(landed?.lines.find(({ name }) => name === 'iva')).toMatchObject({ amountInCents: 304 })
  })

  test('is named when asking, or by staff, with the client’s discount', async () => {
    const client = await given.client({ hasDiscount: true })
    const asked = await detail(await askCups(client, { weightInGrams: 1_400 }))
    expect(asked.landed?.lines.map(({ name }) => name)).toContain('discount')
    await update('administrator', asked, { weightInGrams: 4_100 })
    expect(await detail(asked)).toMatchObject({ weightInGrams: 4_100, landed: { fitsCategory: false } })
    await review('administrator', asked, { weightInGrams: 900 })
    expect(await detail(asked)).toMatchObject({ status: 'pendingChanges', weightInGrams: 900, landed: { fitsCategory: true } })
  })

  test('is its order’s to say once it was bought', async () => {
    const purchase = await approve('administrator', await askCups(await given.client(), { weightInGrams: 1_400 }))
    expect(await detail(purchase)).toMatchObject({ status: 'reviewed', landed: null, highestPriceInCents: null })
  })
})

describe('a price that went up', () => {
  test('within the limit is bought without a question; as long as it is open its client knows what it may cost at most', async () => {
    const client = await given.client()
    const purchase = await askCups(client)
    expect(await detail(purchase, client)).toMatchObject({ price: { totalInCents: 8_476 }, highestPriceInCents: 8_820 })
    const approved = await approve('administrator', purchase, at(purchase, 3_580))
    expect(approved).toMatchObject({ status: 'reviewed', price: { totalInCents: 8_774 }, productValueInCents: 7_160 })
    expect(await notesTo(client)).toEqual(['Ahora cuesta $87,74 en vez de $84,76.'])
    expect(await books()).toEqual([])
  })

  test('above it is proposed to the client, also after they accepted another', async () => {
    const client = await given.client()
    const asked = await askCups(client)
    const accepted = await accept(client, await review('administrator', asked))
    await expect(approve('administrator', accepted, at(accepted, 3_720))).rejects.toMatchObject({
      status: 422,
      code: 'priceNotAccepted',
      details: {
        fields: [{ path: 'items.0.unitPriceInCents' }],
        limitInCents: 3_600,
        next: [{ action: 'review', call: 'POST /purchase/{id}/review' }],
      },
    })
    const proposed = await review('administrator', accepted, { ...at(accepted, 3_720), temporalPriceInCents: 9_097 })
    expect(proposed).toMatchObject({ status: 'pendingChanges', acceptedAt: null, price: { totalInCents: 9_097 } })

    const agreed = await accept(client, proposed)
    // What they accepted is bought, and may still be a little less.
    expect(await approve('administrator', agreed, at(agreed, 3_700))).toMatchObject({ items: [{ unitPriceInCents: 3_700 }] })
  })
})

describe('a price that went down', () => {
  test('is what is charged: what was held above it is credit', async () => {
    const client = await given.client()
    const purchase = await askCups(client)
    await hold(client, purchase, 8_476)

    const approved = await approve('administrator', purchase, at(purchase, 3_100))

    expect(approved).toMatchObject({ price: { totalInCents: 7_670 }, heldInCents: 7_670 })
    expect(await balanceOf(client)).toMatchObject({ heldInCents: 7_670, creditInCents: 806 })
    expect(await notesTo(client)).toEqual(['Ahora cuesta $76,70 en vez de $84,76. Quedan $8,06 a tu favor.'])
    expect(await books()).toEqual([])
  })

  test('by an update before it is bought frees it then, too', async () => {
    const client = await given.client()
    const purchase = await askCups(client)
    await hold(client, purchase, 8_476)
    await update('administrator', purchase, at(purchase, 3_100))
    expect(await balanceOf(client)).toMatchObject({ heldInCents: 8_476, creditInCents: 0 })
    await approve('administrator', purchase)
    expect(await balanceOf(client)).toMatchObject({ heldInCents: 7_670, creditInCents: 806 })
    expect(await notesTo(client)).toEqual(['Quedan $8,06 a tu favor.'])
    expect(await books()).toEqual([])
  })
})

describe('fewer than were asked for', () => {
  test('are proposed to the client', async () => {
    const client = await given.client()
    const purchase = await askCups(client)
    for (const buy of [approve, update])
      await expect(buy('administrator', purchase, at(purchase, 3_450, 1))).rejects.toMatchObject({
        status: 422,
        code: 'fewerNotAccepted',
        details: { fields: [{ path: 'items.0.quantity' }], next: [{ action: 'review' }] },
      })

    const proposed = await review('administrator', purchase, { ...at(purchase, 3_450, 1), temporalPriceInCents: 4_507 })
    expect(proposed).toMatchObject({ status: 'pendingChanges', items: [{ quantity: 1, askedQuantity: 2 }] })
    const bought = await approve('administrator', await accept(client, proposed))
    expect(bought).toMatchObject({ price: { totalInCents: 4_507 }, productValueInCents: 3_450 })
  })

  test('are bought without a question where the client said so, when asking or later', async () => {
    const client = await given.client()
    const [first, later] = [await askCups(client, { allowPartial: true }), await askCups(client)]
    await hold(client, first, 8_476)
    expect(await approve('administrator', first, at(first, 3_450, 1))).toMatchObject({ price: { totalInCents: 4_507 } })
    expect(await balanceOf(client)).toMatchObject({ heldInCents: 4_507, creditInCents: 3_969 })

    await answer(client, later, { action: 'choose', allowPartial: true })
    expect(await update('administrator', later, at(later, 3_450, 1))).toMatchObject({ items: [{ quantity: 1 }] })
    expect(await update('administrator', later, at(later, 3_450, 2))).toMatchObject({
      items: [{ quantity: 2, askedQuantity: 2 }],
    })
    expect(await books()).toEqual([])
  })

  test('are some, and no more than were asked for; an item that the store has not is not in the package', async () => {
    const client = await given.client()
    const two = [CUP, { ...CUP, description: 'Plato', quantity: 1 }]
    const purchase = await askCups(client, { items: two, allowPartial: true })
    const [cup, plate] = purchase.items.map(({ id, unitPriceInCents }) => ({ id, unitPriceInCents }))
    const buying = (cups: number, plates: number) =>
      approve('administrator', purchase, {
        items: [
          { id: '', unitPriceInCents: 1, ...cup, quantity: cups },
          { id: '', unitPriceInCents: 1, ...plate, quantity: plates },
        ],
      })
    const wrong = (path: string) => ({ status: 422, details: { fields: [{ path }] } })
    await expect(buying(3, 1)).rejects.toMatchObject(wrong('items.0.quantity'))
    await expect(buying(0, 0)).rejects.toMatchObject(wrong('items'))

    const { order } = await buying(2, 0)
    const { items } = await administrator.call(orders.getOrder, { params: { id: order?.id ?? '' } })
    expect(items).toMatchObject([{ quantity: 2 }])
  })
})

describe('what is paid before the house buys', () => {
  const demand = (value: number) =>
    administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'purchaseUpFront', value }] } })

  test('is nothing as installed', async () => {
    expect(await detail(await askCups(await given.client()))).toMatchObject({ upFrontInCents: 0 })
  })

  test('is the share that the house demands: below it nothing is bought', async () => {
    const client = await given.client()
    const purchase = await askCups(client)
    await demand(50)
    try {
      expect(await detail(purchase, client)).toMatchObject({ upFrontInCents: 4_238 })
      await hold(client, purchase, 4_000)
      await expect(approve('administrator', purchase)).rejects.toMatchObject({
        status: 422,
        code: 'upFrontMissing',
        details: {
          upFrontInCents: 4_238,
          heldInCents: 4_000,
          missingInCents: 238,
          because: ['upFrontMissing'],
          next: [
            { action: 'createPayment', call: 'POST /payment' },
            { action: 'moveCredit', call: 'POST /account/move' },
          ],
        },
      })
      expect(await detail(purchase)).toMatchObject({ status: 'inReview', order: null })
      // At 31.00 half is 38.35, which is there.
      expect(await approve('administrator', purchase, at(purchase, 3_100))).toMatchObject({ status: 'reviewed' })

      const another = await askCups(client)
      const paidUpFront = { amountInCents: 4_238, method: 'transfer' } as const
      expect(await approve('administrator', another, { paidUpFront })).toMatchObject({ heldInCents: 4_238 })
    } finally {
      await demand(0)
    }
  })
})
