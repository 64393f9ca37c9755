import { bills, dropshipping, manifests, orderActions, orders, prices } from '@app/contract'
import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { given, newTracking, reload } from '../../testing/given/given-orders.ts'
import { NOBODY_ELSE } from '../../testing/given/given-packages.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { updateDropshipping } from './update-dropshipping.ts'

type Who = Parameters<typeof signedInAs>[0]
type Update = Parameters<typeof updateDropshipping>[3]
const WISH = {
  link: 'https://www.example.com/reloj',
  description: 'Reloj deportivo',
  options: 'negro',
  quantity: 2,
  comment: '',
}
const LAST_DAY = '2099-12-31'
const QUOTE = {
  action: 'quote',
  unitPriceInCents: 4_999,
  storeShippingInCents: 599,
  lastDay: LAST_DAY,
  comment: 'Con garantía',
} as const

const ask = (client: Person) => signedInAs(client).call(dropshipping.createDropshipping, { body: WISH })
const update = (who: Who, { id }: { id: string }, body: object) =>
  signedInAs(who).call(dropshipping.updateDropshipping, { params: { id }, body: body as Update })
const detail = (who: Who, { id }: { id: string }) => signedInAs(who).call(dropshipping.getDropshipping, { params: { id } })
const quoted = async (client: Person) => update('administrator', await ask(client), QUOTE)
const accepted = async (client: Person): Promise<Dropshipping> => {
  const request = await quoted(client)
  return update(client, request, { action: 'accept', quotedPriceInCents: request.quote?.price.totalInCents })
}
const bought = async (client: Person, more: object = {}) =>
  update('administrator', await accepted(client), { action: 'purchase', storeWeightInGrams: 1_500, ...more })
const amounts = (lines: readonly { name: string; amountInCents: number }[] = []) =>
  lines.map(({ name, amountInCents }) => [name, amountInCents])

describe('a dropshipping request', () => {
  test('is asked for, quoted line by line, accepted at the price that was seen', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const request = await ask(client)
    expect(request).toMatchObject({
      code: expect.stringMatching(/^DRO-\d{6}$/),
      status: 'quoting',
      client: { id: client.id },
      associate: { id: associate.id },
      quote: null,
      order: null,
      allowedActions: ['change', 'refuse'],
    })

    const { quote, status } = await update(associate, request, QUOTE)
    expect(status).toBe('quoted')
    // 2 × 49.99; 6.5 % of 99.98; shipping 5.99; 8 % of 112.47.
    expect(amounts(quote?.price.lines)).toEqual([
      ['goods', 9_998],
      ['amazonTax', 650],
      ['storeShipping', 599],
      ['purchaseFee', 900],
    ])
    expect(quote).toMatchObject({ price: { totalInCents: 12_147 }, lastDay: LAST_DAY, isExpired: false, comment: 'Con garantía' })
    expect((await notificationsOf(client, { count: 1 })).data).toMatchObject([
      {
        kind: 'dropshippingQuoted',
        payload: { orderCode: request.code, note: 'Con garantía' },
        location: `/cotizar?open=${request.id}`,
      },
    ])

    await expect(update(client, request, { action: 'accept', quotedPriceInCents: 12_000 })).rejects.toMatchObject({
      status: 422,
      code: 'amountDiffers',
    })
    expect(await update(client, request, { action: 'accept', quotedPriceInCents: 12_147 })).toMatchObject({ status: 'accepted' })
    expect((await detail(client, request)).timeline.map(({ action }) => action)).toEqual(['create', 'quote', 'accept'])
  })

  test('that is bought becomes an order, whose bill is the quote and the lines of any package', async () => {
    const client = await given.client()
    const tracking = newTracking()
    const request = await bought(client, { tracking })
    expect(request).toMatchObject({ status: 'purchased', order: { code: expect.stringMatching(/^ORD-/) } })
    const order = await reload({ id: request.order?.id ?? '' })
    expect(order).toMatchObject({
      service: 'dropshipping',
      status: 'reviewed',
      tracking,
      description: 'Reloj deportivo',
      productValueInCents: 9_998,
      items: [{ description: 'Reloj deportivo (negro)', quantity: 2, unitPriceInCents: 4_999 }],
    })
    // 1.50 kg at 9.00, 2 % of 99.98; IVA on 13.50 + 2.00 + 9.00.
    const lines = [
      ['freight', 1_350],
      ['valuePercentage', 200],
      ['goods', 9_998],
      ['amazonTax', 650],
      ['storeShipping', 599],
      ['purchaseFee', 900],
      ['iva', 368],
      ['duty', 2_000],
    ]
    expect(amounts(order.price?.lines).sort()).toEqual(lines.sort())

    const administrator = signedInAs('administrator')
    const arrivals = [{ orderId: order.id, weightInGrams: 1_500 }]
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })
    const bundle = await given.bundle({ orders: [order] })
    await given.manifest({ status: 'arrived', bundles: [bundle] })
    expect(await detail(client, request)).toMatchObject({ status: 'inDelivery' })
    await administrator.call(prices.confirmBundleWeights, { body: { weights: arrivals } })
    const bill = await signedInAs(client).call(bills.createBill, { body: { orderIds: [order.id], ...NOBODY_ELSE } })
    expect(bill.totalInCents).toBe(16_065)
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  })

  test('is quoted anew when it changes, or when its last day has passed', async () => {
    const client = await given.client()
    const request = await quoted(client)
    const changed = await update(client, request, { action: 'change', ...WISH, quantity: 1 })
    expect(changed).toMatchObject({ status: 'quoting', quantity: 1, quote: null })

    const again = await update('administrator', request, { ...QUOTE, lastDay: '2099-01-15' })
    expect(again.quote).toMatchObject({ price: { totalInCents: 6_397 } })
    const { db } = await currentServer()
    const actor = { userId: client.id, role: 'client' } as const
    const late = new Date('2099-01-16T05:00:01Z')
    const accepting = () => updateDropshipping(db, actor, request.id, { action: 'accept', quotedPriceInCents: 6_397 })
    await expect(atTime(late, accepting)).rejects.toMatchObject({ code: 'quoteExpired' })
    await expect(atTime(new Date('2099-01-16T04:59:59Z'), accepting)).resolves.toMatchObject({ status: 'accepted' })
  })

  test('is refused by the client with a reason, and that is the end', async () => {
    const client = await given.client()
    const request = await quoted(client)
    expect(await update(client, request, { action: 'refuse', reason: 'Muy caro' })).toMatchObject({
      status: 'refused',
      allowedActions: [],
    })
    expect((await detail('administrator', request)).timeline.at(-1)).toMatchObject({ action: 'refuse', note: 'Muy caro' })
    await expect(update('administrator', request, QUOTE)).rejects.toMatchObject({
      status: 409,
      code: 'dropshippingActionNotAllowed',
    })
  })

  test('that is bought twice at once becomes one order', async () => {
    const client = await given.client()
    const request = await accepted(client)
    const buying = Array.from({ length: 6 }, () => update('administrator', request, { action: 'purchase' }))
    const results = await Promise.allSettled(buying)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { meta } = await signedInAs(client).call(orders.listClientOrders, {})
    expect(meta.total).toBe(1)
  })

  test('whose package waits in Miami without a client meets it', async () => {
    const client = await given.client()
    const tracking = newTracking()
    const body = { tracking, weightInGrams: 1_500, description: 'Caja pequeña', labelText: '' }
    await signedInAs('administrator').call(orderActions.createUnmatched, { body, files: [] })
    const { order } = await bought(client, { tracking })
    expect(await reload({ id: order?.id ?? '' })).toMatchObject({ tracking, weights: { warehouseInGrams: 1_500 } })
  })

  test.each<[string, object, object]>([
    ['a quote without price', { ...QUOTE, unitPriceInCents: 0 }, { fields: [{ path: 'unitPriceInCents' }] }],
    ['a quote of the past', { ...QUOTE, lastDay: '2020-01-01' }, { fields: [{ path: 'lastDay' }] }],
    ['an action that there is not', { action: 'remove' }, { fields: [{ path: 'action' }] }],
  ])('refuses %s', async (_what, body, details) => {
    const request = await ask(await given.client())
    await expect(update('administrator', request, body)).rejects.toMatchObject({ status: 422, details })
  })

  test('is not bought for more than its category holds, nor under a tracking that another order has', async () => {
    const client = await given.client()
    const request = await ask(client)
    const { quote } = await update('administrator', request, { ...QUOTE, unitPriceInCents: 19_000 })
    await update(client, request, { action: 'accept', quotedPriceInCents: quote?.price.totalInCents })
    await expect(update('administrator', request, { action: 'purchase' })).rejects.toMatchObject({
      code: 'categoryBLimitExceeded',
    })

    const { tracking } = await given.order({ tracking: newTracking() })
    const other = await accepted(client)
    const buying = update('administrator', other, { action: 'purchase', tracking })
    await expect(buying).rejects.toMatchObject({
      status: 409,
      code: 'trackingTaken',
      details: { fields: [{ path: 'tracking' }] },
    })
  })
})

describe('who may do what with a request', () => {
  test('its owner answers, its associate and administrators quote and buy', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const request = await ask(client)
    await expect(update(client, request, QUOTE)).rejects.toMatchObject({ status: 409, code: 'dropshippingActionNotAllowed' })
    await update(associate, request, QUOTE)
    const accepting = update(associate, request, { action: 'accept', quotedPriceInCents: 12_147 })
    await expect(accepting).rejects.toMatchObject({ status: 409, code: 'dropshippingActionNotAllowed' })
    await expect(update(associate, request, { action: 'markInDelivery' })).rejects.toMatchObject({ status: 409 })
  })

  test('for anybody else there is none', async () => {
    const request = await quoted(await given.client())
    for (const stranger of [await given.client(), await given.associate()]) {
      await expect(detail(stranger, request)).rejects.toMatchObject({ status: 404, code: 'dropshippingNotFound' })
      await expect(update(stranger, request, { action: 'refuse' })).rejects.toMatchObject({ status: 404 })
      expect((await signedInAs(stranger).call(dropshipping.listDropshipping, {})).data).toEqual([])
    }
    const params = { id: request.id }
    await expect(anonymous.call(dropshipping.getDropshipping, { params })).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(dropshipping.listDropshipping, {})).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(dropshipping.createDropshipping, { body: WISH })).rejects.toMatchObject({ status: 401 })
    for (const role of ['associate', 'administrator'] as const)
      await expect(signedInAs(role).call(dropshipping.createDropshipping, { body: WISH })).rejects.toMatchObject({ status: 403 })
    const body = { action: 'refuse', reason: '' } as const
    await expect(anonymous.call(dropshipping.updateDropshipping, { params, body })).rejects.toMatchObject({ status: 401 })
  })
})

test('a manifest that ships several tells their requests, once', async () => {
  const client = await given.client()
  const { order } = await bought(client)
  const carried = await reload({ id: order?.id ?? '' })
  const administrator = signedInAs('administrator')
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: carried.id, weightInGrams: 900 }] } })
  const manifest = await given.manifest({ bundles: [await given.bundle({ orders: [carried] }), await given.bundle()] })
  await administrator.call(manifests.shipManifest, { params: { id: manifest.id } })
  const { data } = await signedInAs(client).call(dropshipping.listDropshipping, {})
  expect(data).toMatchObject([{ status: 'inDelivery' }])
})
