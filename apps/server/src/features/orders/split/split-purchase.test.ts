import { bills, orderActions, payments, prices, purchases } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import type { PriceLine } from '@app/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { boxPart, givenBox } from '../../../testing/given/given-boxes.ts'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { NOBODY_ELSE } from '../../../testing/given/given-packages.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'
import { purchasesTable } from '../../purchases/purchases.table.ts'
import { ordersTable } from '../orders.table.ts'

const administrator = signedInAs('administrator')
const LINES: PriceLine[] = [
  { name: 'goods', amountInCents: 15_000, treatment: 'thirdParty' },
  { name: 'purchaseFee', amountInCents: 1_200, treatment: 'general' },
]

/** A box of goods that the house bought for 150.00 and a fee of 12.00, split into 95.00 and 55.00. */
async function splitPurchase(client: Person): Promise<Order[]> {
  const { id } = await givenBox(client, 5_200)
  const { db } = await currentServer()
  const bought = { status: 'reviewed', clientId: client.id, assistedPurchasePriceInCents: 15_000, lines: LINES } as const
  const [purchase] = await db
    .insert(purchasesTable)
    .values({ code: `COM-${id}`, ...bought, totalInCents: 16_200 })
    .returning({ id: purchasesTable.id })
  await db.update(ordersTable).set({ service: 'PPE', purchaseId: purchase?.id }).where(eq(ordersTable.id, id))
  const parts = [boxPart(2, 1, { weightInGrams: 3_200 }), boxPart(1, 1, { weightInGrams: 2_000 })]
  return (await administrator.call(orderActions.splitOrder, { params: { id }, body: { parts } })).orders
}

/** Each part in a declaration of its own, weighed in Quito as in Miami. */
async function inQuito(parts: readonly Order[]): Promise<string[]> {
  const declared = []
  for (const part of parts) declared.push(await given.bundle({ orders: [part] }))
  await given.manifest({ status: 'arrived', bundles: declared })
  const weights = parts.map(({ id, weightInGrams }) => ({ orderId: id, weightInGrams: weightInGrams ?? 0 }))
  await administrator.call(prices.confirmBundleWeights, { body: { weights } })
  return parts.map(({ id }) => id)
}

const bill = (client: Person, orderIds: string[]) =>
  signedInAs(client).call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })
const namesOf = (lines: readonly { name: string }[]) => lines.map(({ name }) => name)

test('what was bought is billed once: with the part that stays the order', async () => {
  const client = await given.client()
  const orderIds = await inQuito(await splitPurchase(client))

  const { orders, totalInCents } = await bill(client, orderIds)

  expect(orders.map(({ id }) => id)).toEqual(orderIds)
  expect(orders.map(({ lines }) => namesOf(lines))).toEqual([
    ['freight', 'valuePercentage', 'goods', 'purchaseFee', 'duty'],
    ['freight', 'valuePercentage', 'duty'],
  ])
  // 28.80 + 1.90 + 18.00 + 1.10 and the fee of 12.00 with IVA of 9.27, goods of 150.00, two duties of 20.00.
  expect(totalInCents).toBe(26_107)
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})

test('on two bills it is on one of them, whichever comes first', async () => {
  const client = await given.client()
  const [first = '', second = ''] = await inQuito(await splitPurchase(client))

  const ofSecond = await bill(client, [second])
  const ofFirst = await bill(client, [first])

  expect(namesOf(ofSecond.orders[0]?.lines ?? [])).not.toContain('goods')
  expect(namesOf(ofFirst.orders[0]?.lines ?? [])).toContain('goods')
})

test('what was paid for it up front is taken by the bill of the same part', async () => {
  const client = await given.client()
  const parts = await splitPurchase(client)
  const { data } = await administrator.call(purchases.listPurchases, { query: { clientId: client.id } })
  const [purchaseId = ''] = data.map(({ id }) => id)
  const payment = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 10_000, method: 'cash' } as const
  await administrator.call(payments.createPayment, {
    body: { ...payment, applications: [{ purchaseId, amountInCents: 10_000 }] },
  })
  const [first = '', second = ''] = await inQuito(parts)

  expect((await bill(client, [second])).applied).toEqual([])
  expect((await bill(client, [first])).applied).toMatchObject([{ from: 'purchase', amountInCents: 10_000 }])
})

test('extra charges stay with it too', async () => {
  const client = await given.client()
  const { id } = await givenBox(client, 5_200)
  const charge = { name: 'Fotos', amountInCents: 300 }
  await administrator.call(orderActions.setExtraCharges, { params: { id }, body: { charges: [charge] } })
  const parts = [boxPart(2, 1, { weightInGrams: 3_200 }), boxPart(1, 1, { weightInGrams: 2_000 })]
  const { orders } = await administrator.call(orderActions.splitOrder, { params: { id }, body: { parts } })

  expect(await Promise.all(orders.map(async (part) => (await reload(part)).extraCharges))).toMatchObject([[charge], []])
})

test('the parts together declare at least what the goods cost', async () => {
  const [first, second] = await splitPurchase(await given.client())
  const set = (id = '', productValueInCents: number) =>
    administrator.call(orderActions.setValue, { params: { id }, body: { productValueInCents } })

  await expect(set(second?.id, 5_499)).rejects.toMatchObject({
    code: 'valueBelowPurchasePrice',
    details: { assistedPriceInCents: 5_500 },
  })
  expect(await set(second?.id, 6_000)).toMatchObject({ productValueInCents: 6_000 })
  expect(await set(first?.id, 9_000)).toMatchObject({ productValueInCents: 9_000 })
})
