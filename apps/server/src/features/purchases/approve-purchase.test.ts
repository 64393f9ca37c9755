import { purchaseActions } from '@app/contract'
import type { Purchase } from '@app/contract/purchases.contract'
import { weekdayOf } from '@app/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../testing/given/given-orders.ts'
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
} from '../../testing/given/given-purchases.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, currentServer, signedInAs } from '../../testing/world.ts'
import { ordersTable } from '../orders/orders.table.ts'

const orderOf = ({ order }: Pick<Purchase, 'order'>) => reload({ id: order?.id ?? '' })
const ordersOf = async ({ id }: { id: string }) => {
  const { db } = await currentServer()
  return db.select({ id: ordersTable.id }).from(ordersTable).where(eq(ordersTable.purchaseId, id))
}

describe('approving a purchase', () => {
  test('makes it an order, ready for Miami', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client, { comment: 'Es un regalo' })

    const approved = await approve(associate, purchase)

    expect(approved).toMatchObject({
      status: 'reviewed',
      approvedAt: expect.any(String),
      price: { totalInCents: 14_442 },
      order: { code: expect.stringMatching(/^ORD-\d{6}$/) },
      allowedActions: ['cancel'],
    })
    const order = await orderOf(approved)
    const name = `${client.firstName} ${client.lastName}`
    expect(order).toMatchObject({
      id: approved.order?.id,
      code: approved.order?.code,
      service: 'PPE',
      status: 'reviewed',
      client: { id: client.id },
      associate: { id: associate.id },
      consignee: { authorizedNameId: null, name, identification: client.identification },
      pickup: { authorizedNameId: null, name },
      category: 'B',
      tracking: null,
      store: 'Nike',
      description: 'Zapatillas de correr, Medias',
      comment: 'Es un regalo',
      productValueInCents: 11_993,
      purchase: { id: purchase.id, code: purchase.code },
      items: [
        { description: 'Zapatillas de correr (Talla 8, azul)', quantity: 2, unitPriceInCents: 4_999 },
        { description: 'Medias', quantity: 1, unitPriceInCents: 1_995 },
      ],
      timeline: [{ action: 'createFromPurchase', from: null, to: 'reviewed', actor: { role: 'associate' } }],
    })
    expect(weekdayOf(order.estimatedArrivalDate ?? '')).toBe(5)
  })

  test('is written down and told', async () => {
    const { associate, client } = await ownClient()
    const { id, code } = await approve(associate, await ask(client))

    expect((await detail({ id })).timeline.at(-1)).toMatchObject({ action: 'approve', from: 'inReview', to: 'reviewed' })
    const { data } = await notificationsOf(client, { count: 1 })
    expect(data).toMatchObject([
      {
        kind: 'purchaseApproved',
        payload: { orderCode: code, from: 'inReview', to: 'reviewed', note: '' },
        location: `/tuscompraasistidas?view=approved&open=${id}`,
      },
    ])
  })

  test('charges exactly what was accepted', async () => {
    const { associate, client } = await ownClient()
    const accepted = await accept(client, await proposeDearer(associate, await ask(client)))

    const approved = await approve(associate, accepted)

    expect(approved).toMatchObject({ price: accepted.price, temporalPriceInCents: DEARER_PRICE_IN_CENTS })
    expect(await orderOf(approved)).toMatchObject({ productValueInCents: 12_993, items: [{ unitPriceInCents: 5_499 }, {}] })
  })

  test('declares for and hands over to whom the client named', async () => {
    const client = await given.client()
    const consignee = await given.authorizedName(client)
    const pickup = await given.authorizedName(client, { name: 'Mateo Vaca', purposes: ['pickup'] })
    const named = { consigneeAuthorizedNameId: consignee.id, pickupAuthorizedNameId: pickup.id }

    const order = await orderOf(await approve('administrator', await ask(client, named)))

    expect(order.consignee).toMatchObject({ authorizedNameId: consignee.id, identification: consignee.identification })
    expect(order.pickup).toMatchObject({ authorizedNameId: pickup.id, name: 'Mateo Vaca' })
  })

  test('may declare more than was paid, never less', async () => {
    const purchase = await ask('client')
    await expect(approve('administrator', purchase, { productValueInCents: 11_992 })).rejects.toMatchObject({
      status: 422,
      code: 'valueBelowPurchasePrice',
      details: { fields: [{ path: 'productValueInCents' }], assistedPriceInCents: 11_993 },
    })
    expect(await ordersOf(purchase)).toEqual([])

    const approved = await approve('administrator', purchase, { productValueInCents: 12_500 })
    expect(approved).toMatchObject({ productValueInCents: 12_500, price: { totalInCents: 14_442 } })
    expect(await orderOf(approved)).toMatchObject({ productValueInCents: 12_500 })
  })

  test('goes on with the associate of then, whoever the client has now', async () => {
    const { associate, client } = await ownClient()
    const purchase = await ask(client)
    const init = { method: 'DELETE', body: JSON.stringify({ clientIds: [client.id] }) }
    const headers = { 'content-type': 'application/json' }
    await signedInAs('administrator').fetch(`/api/associate/${associate.id}/client`, { ...init, headers })

    expect(await orderOf(await approve(associate, purchase))).toMatchObject({ associate: { id: associate.id } })
  })
})

describe('the tracking', () => {
  test('may be known already', async () => {
    const approved = await approve('administrator', await ask('client'), { tracking: '1z 999aa-10123456784' })
    expect(await orderOf(approved)).toMatchObject({ tracking: '1z 999aa-10123456784', carrier: 'UPS', status: 'reviewed' })
  })

  test('of a package that waits in Miami brings it to the client at once', async () => {
    const waiting = await given.unmatched('TBA999000000007', 1_200)

    const approved = await approve('administrator', await ask('client'), { tracking: 'tba 999000000007' })

    expect(await orderOf(approved)).toMatchObject({
      status: 'inWarehouseMIA',
      tracking: 'TBA999000000007',
      weights: { warehouseInGrams: 1_200 },
      timeline: [{ action: 'createFromPurchase' }, { action: 'mergeUnmatched', to: 'inWarehouseMIA' }],
    })
    expect(await reload(waiting)).toMatchObject({ status: 'removed' })
  })

  test('of another open order is refused: nothing is approved, nothing paid', async () => {
    const tracking = newTracking()
    await given.order({ tracking })
    const purchase = await ask('client')
    const paidUpFront = { amountInCents: 5_000, method: 'transfer' } as const

    await expect(approve('administrator', purchase, { tracking, paidUpFront })).rejects.toMatchObject({
      status: 409,
      code: 'trackingTaken',
      details: { fields: [{ path: 'tracking', code: 'trackingTaken' }] },
    })
    expect(await detail(purchase)).toMatchObject({ status: 'inReview', order: null, paidUpFrontInCents: 0 })
  })
})

describe('an approval is refused', () => {
  test.each(['pendingChanges', 'reviewed', 'removed'] as const)('when the purchase is %s', async (status) => {
    const purchase = await purchaseIn(status, await given.client())
    await expect(approve('administrator', purchase)).rejects.toMatchObject({
      status: 409,
      code: 'purchaseActionNotAllowed',
      details: { action: 'approve', status },
    })
  })

  test('to clients, and to staff beyond their reach', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    await expect(approve(client, purchase)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(approve('associate', purchase)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const sent = { params: { id: purchase.id }, body: {} }
    await expect(anonymous.call(purchaseActions.approvePurchase, sent)).rejects.toMatchObject({ status: 401 })
    expect(await detail(purchase)).toMatchObject({ status: 'inReview' })
  })

  test('of one that does not exist', async () => {
    const absent = approve('administrator', { id: '01890000-0000-7000-8000-000000000000' })
    await expect(absent).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('for more than the category allows', async () => {
    const purchase = await ask('client', { items: [{ ...SHOES, quantity: 1 }] })
    const attempt = approve('administrator', purchase, { productValueInCents: 37_560 })
    await expect(attempt).rejects.toMatchObject({ status: 422, code: 'categoryBLimitExceeded' })
  })

  test.each([
    ['productValueInCents', 'productValueNotPositive', { productValueInCents: 0 }],
    ['tracking', 'tooLong', { tracking: 'x'.repeat(61) }],
    ['paidUpFront.amountInCents', 'tooSmall', { paidUpFront: { amountInCents: 0, method: 'cash' } as const }],
    ['paidUpFront.method', 'notValid', { paidUpFront: { amountInCents: 1, method: 'cheque' as 'cash' } }],
    ['status', 'unknownField', { status: 'paid' } as object],
  ])('with a wrong %s: %s', async (path, code, body) => {
    const attempt = approve('administrator', await ask('client'), body)
    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })
})

describe('at the same moment', () => {
  test('of ten approvals one counts: one order, one payment', async () => {
    const purchase = await ask('client')
    const paidUpFront = { amountInCents: 14_442, method: 'transfer' } as const

    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, () => approve('administrator', purchase, { paidUpFront })),
    )

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const { reason } of attempts.filter((attempt) => attempt.status === 'rejected'))
      expect(reason).toMatchObject({ status: 409, code: 'purchaseActionNotAllowed' })
    expect(await ordersOf(purchase)).toHaveLength(1)
    expect(await detail(purchase)).toMatchObject({ version: 2, paidUpFrontInCents: 14_442 })
  })

  test('an approval and a proposal: one of the two', async () => {
    const purchase = await ask('client')

    const attempts = await Promise.allSettled([approve('administrator', purchase), proposeDearer('administrator', purchase)])

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
