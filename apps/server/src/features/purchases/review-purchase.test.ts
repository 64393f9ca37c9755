import { purchaseActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import {
  ask,
  DEARER,
  DEARER_PRICE_IN_CENTS,
  detail,
  ownClient,
  proposeDearer,
  purchaseIn,
  review,
} from '../../testing/given/given-purchases.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous } from '../../testing/world.ts'

describe('proposing a price', () => {
  test('puts it to the client, with its lines', async () => {
    const { associate, client } = await ownClient()

    const proposed = await proposeDearer(associate, await ask(client), 'El modelo azul subió de precio.')

    expect(proposed).toMatchObject({
      status: 'pendingChanges',
      version: 2,
      items: [{ unitPriceInCents: DEARER, unitPriceLimitInCents: 4_999 }, { unitPriceInCents: 1_995 }],
      temporalPriceInCents: DEARER_PRICE_IN_CENTS,
      assistedPurchasePriceInCents: 12_993,
      productValueInCents: 12_993,
      price: {
        totalInCents: DEARER_PRICE_IN_CENTS,
        lines: [
          { name: 'goods', amountInCents: 12_993 },
          { name: 'amazonTax', amountInCents: 845 },
          { name: 'storeShipping', amountInCents: 599 },
          { name: 'purchaseFee', amountInCents: 1_155 },
        ],
      },
    })
  })

  test('is written down, with who proposed what', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client)
    await proposeDearer(associate, purchase, 'El modelo azul subió de precio.')

    const { reviews, timeline } = await detail(purchase, associate)

    expect(reviews).toMatchObject([
      {
        temporalPriceInCents: DEARER_PRICE_IN_CENTS,
        comment: 'El modelo azul subió de precio.',
        reviewer: `${associate.firstName} ${associate.lastName}`,
      },
    ])
    expect(timeline.at(-1)).toMatchObject({
      action: 'review',
      from: 'inReview',
      to: 'pendingChanges',
      note: 'El modelo azul subió de precio.',
      actor: { role: 'associate' },
    })
  })

  test('tells the client, in the words of whoever proposed it', async () => {
    const { associate, client } = await ownClient()
    const { id, code } = await proposeDearer(associate, await ask(client), 'Subió de precio.')

    const { data } = await notificationsOf(client, { count: 1 })
    expect(data).toMatchObject([
      {
        kind: 'purchasePriceProposed',
        payload: { orderCode: code, from: 'inReview', to: 'pendingChanges', note: 'Subió de precio.' },
        location: `/tuscompraasistidas?open=${id}`,
      },
    ])
  })

  test('may be of the shipping alone, or of nothing but a question', async () => {
    const purchase = await ask('client')
    // 119.93 + 7.80 + 8.99, 10.94 of fee.
    const shipping = { storeShippingInCents: 899, temporalPriceInCents: 14_766 }
    await expect(review('administrator', purchase, shipping)).resolves.toMatchObject({ temporalPriceInCents: 14_766 })

    const another = await ask('client')
    const question = { comment: 'En talla 8 solo queda negro. ¿La pedimos así?' }
    await expect(review('administrator', another, question)).resolves.toMatchObject({ temporalPriceInCents: 14_442 })
  })

  test('says what is declared where that is more than what is paid', async () => {
    const purchase = await ask('client')
    const reviewed = await review('administrator', purchase, { productValueInCents: 13_000 })
    expect(reviewed).toMatchObject({ assistedPurchasePriceInCents: 11_993, productValueInCents: 13_000 })
  })
})

describe('a proposal is refused', () => {
  test('with a total that its lines do not come to: nothing changes', async () => {
    const purchase = await ask('client')
    const items = [{ id: purchase.items[0]?.id ?? '', unitPriceInCents: DEARER }]

    await expect(review('administrator', purchase, { items, temporalPriceInCents: 15_593 })).rejects.toMatchObject({
      status: 422,
      code: 'amountDiffers',
      details: { fields: [{ path: 'temporalPriceInCents' }], totalInCents: DEARER_PRICE_IN_CENTS },
    })
    expect(await detail(purchase)).toMatchObject({ ...purchase, allowedActions: expect.anything(), reviews: [] })
  })

  test.each(['pendingChanges', 'reviewed', 'removed'] as const)('when the purchase is %s', async (status) => {
    const purchase = await purchaseIn(status, await given.client())
    await expect(review('administrator', purchase)).rejects.toMatchObject({
      status: 409,
      code: 'purchaseActionNotAllowed',
      details: { action: 'review', status },
    })
  })

  test('of an item of another purchase, or of one twice', async () => {
    const [purchase, other] = [await ask('client'), await ask('client')]
    const [own = '', foreign = ''] = [purchase.items[0]?.id, other.items[0]?.id]
    const named = (...ids: string[]) =>
      review('administrator', purchase, { items: ids.map((id) => ({ id, unitPriceInCents: DEARER })) })

    await expect(named(own, foreign)).rejects.toMatchObject({ details: { fields: [{ path: 'items.1.id' }] } })
    await expect(named(own, own)).rejects.toMatchObject({ details: { fields: [{ path: 'items.1.id' }] } })
    expect((await detail(other)).items[0]).toMatchObject({ unitPriceInCents: 4_999 })
  })

  test('of goods that the category does not allow, or that would be declared for less', async () => {
    const purchase = await ask('client')
    const items = [{ id: purchase.items[0]?.id ?? '', unitPriceInCents: 20_000 }]
    const tooDear = review('administrator', purchase, { items })
    await expect(tooDear).rejects.toMatchObject({ code: 'categoryBLimitExceeded', details: { fields: [{ path: 'items' }] } })

    await expect(review('administrator', purchase, { productValueInCents: 11_992 })).rejects.toMatchObject({
      status: 422,
      code: 'valueBelowPurchasePrice',
      details: { fields: [{ path: 'productValueInCents' }] },
    })
  })

  test.each([
    ['temporalPriceInCents', 'priceRequired', { temporalPriceInCents: null as never }],
    ['temporalPriceInCents', 'priceRequired', { temporalPriceInCents: 0 }],
    ['comment', 'tooLong', { comment: 'x'.repeat(501) }],
    ['totalInCents', 'unknownField', { totalInCents: 1 } as object],
  ])('with a wrong %s: %s', async (path, code, changes) => {
    const attempt = review('administrator', await ask('client'), changes)
    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })

  test('to clients, and to staff beyond their reach', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    await expect(review(client, purchase)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(review('associate', purchase)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const body = { temporalPriceInCents: 14_442 }
    const attempt = anonymous.call(purchaseActions.reviewPurchase, { params: { id: purchase.id }, body })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
  })
})

test('of two who propose at the same moment, one does', async () => {
  const client = await given.client()
  const purchase = await ask(client)

  const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => review('administrator', purchase)))

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await detail(purchase)).reviews).toHaveLength(1)
})
