import { orderActions } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { atTime } from '../../../clock.ts'
import { act } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { notificationsOf } from '../../../testing/notifications.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { orderKind } from '../orders.kind.ts'
import { ordersTable } from '../orders.table.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const administrator = signedInAs('administrator')
const scan = ({ id }: { id: string }, weightInGrams = 1_000) =>
  administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: id, weightInGrams }] } })
const undo = (...orders: { id: string }[]) =>
  administrator.call(orderActions.confirmWarehouse, {
    body: { arrivals: orders.map(({ id }) => ({ orderId: id, weightInGrams: 1_000, undo: true as const })) },
  })
const ask = (orderId: string, note = '¿Qué es?') =>
  administrator.call(orderActions.updateIncomplete, { body: { orderId, missing: ['other'], note } })
const answer = (client: Person, id: string) =>
  signedInAs(client).call(orderActions.completeOrder, { params: { id }, body: { comment: 'Son zapatos.' } })
const resume = (orderId: string) => administrator.call(orderActions.updateIncomplete, { body: { orderId, resume: true } })

describe('a mistaken scan', () => {
  test('is taken back within the day: weight, measures and photos go', async () => {
    const order = await given.order({ status: 'reviewed', valueInCents: 18_000 })
    await administrator.call(orderActions.confirmWarehouse, {
      body: { arrivals: [{ orderId: order.id, weightInGrams: 1_200 }] },
      files: [{ field: `photo-${order.id}`, name: 'otra.png', content: PNG }],
    })
    const { orders } = await undo(order)

    expect(orders).toMatchObject([{ status: 'reviewed', weights: { warehouseInGrams: null }, isSpecial: false, price: null }])
    expect(await reload(order)).toMatchObject({ files: [], intakeAt: null, estimatedArrivalDate: order.estimatedArrivalDate })
  })

  test('stays when the package is in a bundle', async () => {
    const order = await given.order({ status: 'inWarehouseMIA' })
    await given.bundle({ orders: [order] })
    await expect(undo(order)).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })

  test('is not undone for a package that never was on its way', async () => {
    const waiting = await given.unmatched()
    await expect(undo(waiting)).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })

  test('all of them or none', async () => {
    const [one, shipped] = [await given.order({ status: 'inWarehouseMIA' }), await given.order({ status: 'sended' })]
    await expect(undo(one, shipped)).rejects.toMatchObject({ status: 409, details: { ids: [shipped.id] } })
    expect(await reload(one)).toMatchObject({ status: 'inWarehouseMIA', weightInGrams: 1_000 })
  })
})

describe('the day of a scan is Quito’s', () => {
  /** 23:59 and 00:01 of Quito are two minutes apart, and on one day in London. */
  test.each([
    ['23:59 of the same day', '2026-11-18T13:00:00Z', '2026-11-19T04:59:00Z', 'reviewed'],
    ['00:00 of the next day', '2026-11-18T13:00:00Z', '2026-11-19T05:00:00Z', 'refused'],
    ['00:01, two minutes later', '2026-11-19T04:59:00Z', '2026-11-19T05:01:00Z', 'refused'],
    ['the morning after midnight in London', '2026-11-18T23:30:00Z', '2026-11-19T01:00:00Z', 'reviewed'],
  ])('undone at %s', async (_when, scannedAt, undoneAt, expected) => {
    const order = await given.order({ status: 'inWarehouseMIA' })
    const { db } = await currentServer()
    await db
      .update(ordersTable)
      .set({ intakeAt: new Date(scannedAt) })
      .where(eq(ordersTable.id, order.id))
    const doer = { userId: null, role: 'administrator' } as const
    const undoing = atTime(new Date(undoneAt), () =>
      db.transaction(async (tx) => act(tx, doer, orderKind, 'undoWarehouse', await lock(tx, doer, orderKind, [order.id]))),
    )
    const outcome = await undoing.then(
      ([undone]) => undone?.status,
      () => 'refused',
    )
    expect(outcome).toBe(expected)
  })
})

describe('a mistaken scan of an order that waits', () => {
  test('goes back to where it was when only the weight was too much', async () => {
    const order = await given.order({ status: 'reviewed' })
    await scan(order, 5_000)
    expect(await reload(order)).toMatchObject({ status: 'incomplete' })

    expect((await undo(order)).orders).toMatchObject([
      { status: 'reviewed', missing: [], missingNote: '', weights: { warehouseInGrams: null } },
    ])
    expect((await scan(order, 500)).orders).toMatchObject([{ status: 'inWarehouseMIA', weightInGrams: 500 }])
  })

  test('goes on waiting for what was asked before', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'reviewed' })
    await ask(order.id)
    await scan(order, 5_000)
    expect(await reload(order)).toMatchObject({ status: 'incomplete', missing: ['categoryLimit', 'other'] })

    expect((await undo(order)).orders).toMatchObject([
      { status: 'incomplete', missing: ['other'], missingNote: '¿Qué es?', weights: { warehouseInGrams: null } },
    ])
    await answer(client, order.id)
    expect(await resume(order.id)).toMatchObject({ status: 'reviewed' })
  })

  test('can be taken back after the answer too, and after it went on', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inReview' })
    await scan(order)
    await ask(order.id)
    await answer(client, order.id)
    expect((await undo(order)).orders).toMatchObject([{ status: 'incompleteState', missing: ['other'] }])
    await scan(order)
    await resume(order.id)
    expect((await undo(order)).orders).toMatchObject([{ status: 'inReview' }])
  })

  test('is told to its client, and stays in its history', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'reviewed' })
    await ask(order.id)
    await scan(order)
    await undo(order)
    expect((await reload(order)).timeline.at(-1)).toMatchObject({ action: 'undoWarehouse', from: 'incomplete', to: 'incomplete' })
    const { data } = await notificationsOf(client, { count: 4 })
    expect(data.map(({ kind }) => kind)).toEqual(['receiptUndone', 'orderIncomplete', 'orderIncomplete', 'orderReviewed'])
  })

  test('leaves the order to the package that does come', async () => {
    const order = await given.order({ status: 'reviewed', tracking: newTracking() })
    await scan(order, 5_000)
    await undo(order)
    const body = { tracking: order.tracking ?? '', weightInGrams: 700 }
    expect(await administrator.call(orderActions.createUnmatched, { body })).toMatchObject({ id: order.id, weightInGrams: 700 })
  })
})
