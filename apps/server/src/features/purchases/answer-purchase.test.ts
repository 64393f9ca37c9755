import { purchaseActions } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import {
  accept,
  answer,
  approve,
  ask,
  asked,
  DEARER,
  DEARER_PRICE_IN_CENTS,
  detail,
  ownClient,
  proposeDearer,
  purchaseIn,
  SOCKS,
  update,
} from '../../testing/given/given-purchases.ts'
import { anonymous, currentServer, signedInAs } from '../../testing/world.ts'
import { outboxMessagesTable } from '../outbox/outbox.table.ts'

const REJECT = { action: 'reject', reason: 'Muy caro' } as const

describe('accepting a proposed price', () => {
  test('settles what will be charged', async () => {
    const { associate, client } = await ownClient()
    const proposed = await proposeDearer(associate, await ask(client))

    const accepted = await accept(client, proposed)

    expect(accepted).toMatchObject({
      status: 'accepted',
      acceptedAt: expect.any(String),
      temporalPriceInCents: DEARER_PRICE_IN_CENTS,
      price: proposed.price,
      allowedActions: ['choose', 'addInvoice', 'addPaymentProof'],
    })
    expect(await approve(associate, accepted)).toMatchObject({ status: 'reviewed', price: proposed.price })
  })

  test('is written down', async () => {
    const client = await given.client()
    const { id } = await purchaseIn('accepted', client)
    const { timeline } = await detail({ id })
    expect(timeline.at(-1)).toMatchObject({ action: 'accept', from: 'pendingChanges', to: 'accepted', actor: { role: 'client' } })
  })

  test('is of the price that was seen: one that was corrected meanwhile is not accepted by mistake', async () => {
    const client = await given.client()
    const proposed = await proposeDearer('administrator', await ask(client))
    await update('administrator', proposed, { storeShippingInCents: 9_999 })

    await expect(accept(client, proposed)).rejects.toMatchObject({
      status: 422,
      code: 'amountDiffers',
      details: { fields: [{ path: 'temporalPriceInCents' }] },
    })
    expect(await detail(proposed)).toMatchObject({ status: 'pendingChanges', acceptedAt: null })
  })

  test('happens once, however often it is clicked', async () => {
    const client = await given.client()
    const proposed = await proposeDearer('administrator', await ask(client))

    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => accept(client, proposed)))

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { timeline } = await detail(proposed)
    expect(timeline.filter(({ action }) => action === 'accept')).toHaveLength(1)
  })
})

describe('rejecting a proposed price', () => {
  test('ends the purchase, with the reason', async () => {
    const client = await given.client()
    const proposed = await proposeDearer('administrator', await ask(client))

    expect(await answer(client, proposed, REJECT)).toMatchObject({
      status: 'removed',
      removedReason: 'Muy caro',
      allowedActions: [],
    })
    expect((await detail(proposed)).timeline.at(-1)).toMatchObject({ action: 'reject', to: 'removed', note: 'Muy caro' })
  })
})

describe('asking for something else', () => {
  const change = { action: 'change', ...asked({ items: [SOCKS], storeShippingInCents: 0 }) } as const

  test('replaces what was asked for, at the prices of today', async () => {
    const client = await given.client()
    const purchase = await ask(client, { comment: 'Antes' })

    const changed = await answer(client, purchase, { ...change, comment: 'Solo las medias' })

    // 19.95 + 1.30 of tax, 1.70 of fee.
    expect(changed).toMatchObject({
      status: 'inReview',
      items: [{ ...SOCKS, unitPriceLimitInCents: 1_995 }],
      comment: 'Solo las medias',
      storeShippingInCents: 0,
      assistedPurchasePriceInCents: 1_995,
      productValueInCents: 1_995,
      price: { totalInCents: 2_295 },
    })
    expect((await detail(purchase)).timeline.at(-1)).toMatchObject({ action: 'change', from: 'inReview', to: 'inReview' })
  })

  test('sets a proposal aside: staff look at it again', async () => {
    const client = await given.client()
    const proposed = await proposeDearer('administrator', await ask(client))

    const changed = await answer(client, proposed, change)

    expect(changed).toMatchObject({ status: 'inReview', temporalPriceInCents: null, price: { totalInCents: 2_295 } })
    expect((await detail(proposed)).reviews).toHaveLength(1)
  })

  test('takes over a higher price as the client’s own', async () => {
    const client = await given.client()
    const proposed = await proposeDearer('administrator', await ask(client))
    const items = asked().items.map((item, index) => (index === 0 ? { ...item, unitPriceInCents: DEARER } : item))

    const changed = await answer(client, proposed, { action: 'change', ...asked({ items }) })

    expect(changed).toMatchObject({ items: [{ unitPriceLimitInCents: DEARER }, {}] })
    expect(await approve('administrator', changed)).toMatchObject({ price: { totalInCents: DEARER_PRICE_IN_CENTS } })
  })

  test('keeps to the category and to the client’s own people', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    const foreign = await given.authorizedName(await given.client())

    const tooMuch = answer(client, purchase, { ...change, items: [{ ...SOCKS, unitPriceInCents: 37_560 }] })
    await expect(tooMuch).rejects.toMatchObject({ code: 'categoryBLimitExceeded' })
    const theirs = answer(client, purchase, { ...change, pickupAuthorizedNameId: foreign.id })
    await expect(theirs).rejects.toMatchObject({ status: 404, code: 'authorizedNameNotFound' })
    expect((await detail(purchase)).items).toHaveLength(2)
  })
})

describe('an answer is refused', () => {
  test.each([
    ['accept', ['inReview', 'accepted', 'reviewed', 'removed']],
    ['reject', ['inReview', 'accepted', 'reviewed', 'removed']],
    ['change', ['accepted', 'reviewed', 'removed']],
  ] as const)('to %s where there is nothing to answer', async (action, statuses) => {
    const client = await given.client()
    const bodies = { accept: { action: 'accept', temporalPriceInCents: 14_442 }, reject: REJECT, change: { action, ...asked() } }
    for (const status of statuses) {
      const purchase = await purchaseIn(status, client)
      const attempt = answer(client, purchase, bodies[action] as typeof REJECT)
      await expect(attempt).rejects.toMatchObject({ status: 409, code: 'purchaseActionNotAllowed', details: { action, status } })
    }
  })

  test('to everybody but the owner', async () => {
    const { associate, client } = await ownClient()
    const proposed = await proposeDearer(associate, await ask(client))

    await expect(accept(await given.client(), proposed)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(accept(associate, proposed)).rejects.toMatchObject({ status: 403 })
    await expect(accept('administrator', proposed)).rejects.toMatchObject({ status: 403 })
    const attempt = anonymous.call(purchaseActions.answerPurchase, { params: { id: proposed.id }, body: REJECT })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    ['action', {}],
    ['action', { action: 'approve' }],
    ['temporalPriceInCents', { action: 'accept' }],
    ['reason', { action: 'reject', reason: 'x'.repeat(501) }],
    ['items', { action: 'change', category: 'B' }],
    ['status', { action: 'change', ...asked(), status: 'accepted' }],
    ['clientId', { action: 'change', ...asked(), clientId: '01890000-0000-7000-8000-000000000000' }],
  ])('with a wrong %s', async (path, body) => {
    const client = await given.client()
    const { id } = await ask(client)
    const init = { method: 'PATCH', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await signedInAs(client).fetch(`/api/assisted-purchase/${id}`, init)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ details: { fields: [expect.objectContaining({ path })] } })
  })
})

test('clients are not told of what they do themselves', async () => {
  const client = await given.client()
  await accept(client, await proposeDearer('administrator', await ask(client)))

  const { db } = await currentServer()
  const messages = await db.select().from(outboxMessagesTable)
  const told = messages.filter(({ kind, payload }) => kind === 'purchaseMoved' && payload.userId === client.id)
  expect(told.map(({ payload }) => payload.action)).toEqual(['review'])
})
