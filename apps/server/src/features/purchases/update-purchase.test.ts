import { purchaseActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import {
  accept,
  approve,
  ask,
  DEARER_PRICE_IN_CENTS,
  detail,
  ownClient,
  proposeDearer,
  purchaseIn,
  SHOES,
  SOCKS,
  update,
} from '../../testing/given/given-purchases.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous } from '../../testing/world.ts'

type Items = { items: { id: string }[] }
const shoesAt = (unitPriceInCents: number, { items }: Items) => ({ items: [{ id: items[0]?.id ?? '', unitPriceInCents }] })

describe('while a purchase is in review, staff', () => {
  test('make it cheaper: its price follows', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client)

    const updated = await update(associate, purchase, { ...shoesAt(4_499, purchase), observation: 'Con cupón' })

    // 2 × 44.99 + 19.95: 109.93 + 7.15 + 5.99, 9.85 of fee.
    expect(updated).toMatchObject({
      status: 'inReview',
      version: 2,
      observation: 'Con cupón',
      temporalPriceInCents: null,
      assistedPurchasePriceInCents: 10_993,
      productValueInCents: 10_993,
      price: { totalInCents: 13_292, lines: [{}, { amountInCents: 715 }, {}, { amountInCents: 985 }] },
    })
    expect((await detail(purchase)).timeline.at(-1)).toMatchObject({ action: 'update', from: 'inReview', to: 'inReview' })
  })

  test('pay up to the limit that the client named', async () => {
    const purchase = await ask('client', { items: [{ ...SHOES, unitPriceLimitInCents: 5_499 }, SOCKS] })

    const updated = await update('administrator', purchase, shoesAt(5_499, purchase))

    expect(await approve('administrator', updated)).toMatchObject({ price: { totalInCents: DEARER_PRICE_IN_CENTS } })
  })

  test.each([
    ['items.0.unitPriceInCents', 5_500, { items: [{ ...SHOES, unitPriceLimitInCents: 5_499 }] }],
    ['items.0.unitPriceInCents', 5_000, {}],
  ])('pay no more without asking: %s of %i', async (path, unitPriceInCents, asked) => {
    const purchase = await ask('client', asked)
    await expect(update('administrator', purchase, shoesAt(unitPriceInCents, purchase))).rejects.toMatchObject({
      status: 422,
      code: 'priceNotAccepted',
      details: { fields: [{ path }], limitInCents: unitPriceInCents - 1 },
    })
    expect(await detail(purchase)).toMatchObject({ version: 1, price: purchase.price })
  })

  test('charge no more shipping than the client knew of', async () => {
    const purchase = await ask('client')
    await expect(update('administrator', purchase, { storeShippingInCents: 600 })).rejects.toMatchObject({
      status: 422,
      code: 'priceNotAccepted',
      details: { fields: [{ path: 'storeShippingInCents' }] },
    })
    await expect(update('administrator', purchase, { storeShippingInCents: 0 })).resolves.toMatchObject({ version: 2 })
  })

  test('say what is declared, which is no less than what is paid', async () => {
    const purchase = await ask('client')
    const declare = (productValueInCents: number) => update('administrator', purchase, { productValueInCents })

    expect(await declare(12_500)).toMatchObject({ productValueInCents: 12_500, price: purchase.price })
    await expect(declare(11_992)).rejects.toMatchObject({
      status: 422,
      code: 'valueBelowPurchasePrice',
      details: { fields: [{ path: 'productValueInCents' }], assistedPriceInCents: 11_993 },
    })
    await expect(declare(37_560)).rejects.toMatchObject({ code: 'categoryBLimitExceeded' })
  })

  test('name the total only if it is the total', async () => {
    const purchase = await ask('client')
    await expect(update('administrator', purchase, { temporalPriceInCents: 14_442 })).resolves.toMatchObject({ version: 2 })
    await expect(update('administrator', purchase, { temporalPriceInCents: 9_999 })).rejects.toMatchObject({
      status: 422,
      code: 'amountDiffers',
      details: { fields: [{ path: 'temporalPriceInCents' }], totalInCents: 14_442 },
    })
  })
})

describe('a proposal that staff correct', () => {
  test('is a new one: written down, and told', async () => {
    const { associate, client } = await ownClient()
    const proposed = await proposeDearer(associate, await ask(client), 'Subió de precio.')

    const corrected = await update(associate, proposed, { ...shoesAt(5_299, proposed), temporalPriceInCents: 15_132 })

    // 2 × 52.99 + 19.95: 125.93 + 8.19 + 5.99, 11.21 of fee.
    expect(corrected).toMatchObject({ status: 'pendingChanges', temporalPriceInCents: 15_132, price: { totalInCents: 15_132 } })
    expect((await detail(proposed)).reviews).toMatchObject([
      { temporalPriceInCents: DEARER_PRICE_IN_CENTS, comment: 'Subió de precio.' },
      { temporalPriceInCents: 15_132, comment: '' },
    ])
    const { data } = await notificationsOf(client, { count: 2 })
    expect(data).toMatchObject([
      { kind: 'purchasePriceProposed', payload: { from: 'pendingChanges', to: 'pendingChanges' } },
      { kind: 'purchasePriceProposed', payload: { from: 'inReview', to: 'pendingChanges' } },
    ])
    expect(await accept(client, corrected)).toMatchObject({ status: 'accepted', price: { totalInCents: 15_132 } })
  })

  test('stays the same when its prices do', async () => {
    const proposed = await proposeDearer('administrator', await ask('client'))
    const same = { ...shoesAt(5_499, proposed), storeShippingInCents: 599, observation: 'Talla 8 en azul' }

    expect(await update('administrator', proposed, same)).toMatchObject({ observation: 'Talla 8 en azul' })
    expect((await detail(proposed)).reviews).toHaveLength(1)
  })
})

describe('what was accepted', () => {
  test('follows the store’s price within what the client allowed, up or down', async () => {
    const accepted = await purchaseIn('accepted', await given.client())
    const cheaper = await update('administrator', accepted, { storeShippingInCents: 0 })
    expect(cheaper.price.totalInCents).toBeLessThan(accepted.price.totalInCents)
    expect(cheaper).toMatchObject({ status: 'accepted' })
  })

  test('is not dearer without a question: above the limit it is proposed anew', async () => {
    const accepted = await purchaseIn('accepted', await given.client())
    const dearer = accepted.items.map(({ id, unitPriceInCents, unitPriceLimitInCents }) => ({
      id,
      unitPriceInCents: Math.max(unitPriceInCents, unitPriceLimitInCents) + 1,
    }))
    await expect(update('administrator', accepted, { items: dearer })).rejects.toMatchObject({
      status: 422,
      code: 'priceNotAccepted',
    })
    expect(await detail(accepted)).toMatchObject({ version: accepted.version, price: accepted.price })
  })

  test('may still be declared for more, and noted', async () => {
    const accepted = await purchaseIn('accepted', await given.client())
    const noted = { productValueInCents: 13_500, observation: 'Comprado el lunes' }
    expect(await update('administrator', accepted, noted)).toMatchObject({ ...noted, price: accepted.price })
  })
})

describe('an update is refused', () => {
  test.each(['reviewed', 'removed'] as const)('when the purchase is %s: it is read-only', async (status) => {
    const purchase = await purchaseIn(status, await given.client())
    await expect(update('administrator', purchase, { observation: 'Tarde' })).rejects.toMatchObject({
      status: 409,
      code: 'purchaseActionNotAllowed',
      details: { action: 'update', status },
    })
    expect(await detail(purchase)).toMatchObject({ observation: '', version: purchase.version })
  })

  test('to clients, and to staff beyond their reach', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    const changes = { observation: 'Mío' }
    await expect(update(client, purchase, changes)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(update('associate', purchase, changes)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const sent = { params: { id: purchase.id }, body: { action: 'update', ...changes } as const }
    await expect(anonymous.call(purchaseActions.updatePurchase, sent)).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    ['items.0.unitPriceInCents', 'priceRequired', { items: [{ id: crypto.randomUUID(), unitPriceInCents: 0 }] }],
    ['items.0.id', 'fieldNotValid', { items: [{ id: crypto.randomUUID(), unitPriceInCents: 100 }] }],
    ['storeShippingInCents', 'tooSmall', { storeShippingInCents: -1 }],
    ['productValueInCents', 'productValueNotPositive', { productValueInCents: 0 }],
    ['observation', 'tooLong', { observation: 'x'.repeat(501) }],
    ['totalInCents', 'unknownField', { totalInCents: 1 } as object],
    ['taxInCents', 'unknownField', { taxInCents: 0 } as object],
  ])('with a wrong %s: %s', async (path, code, changes) => {
    const attempt = update('administrator', await ask('client'), changes)
    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })
})

test('of many updates at the same moment none is lost', async () => {
  const purchase = await ask('client')

  await Promise.all(['a', 'b', 'c', 'd'].map((observation) => update('administrator', purchase, { observation })))

  const { version, timeline } = await detail(purchase)
  expect(version).toBe(5)
  expect(timeline.filter(({ action }) => action === 'update')).toHaveLength(4)
})
