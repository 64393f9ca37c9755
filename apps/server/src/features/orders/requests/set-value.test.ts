import { orderActions, orders } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, currentServer, signedInAs } from '../../../testing/world.ts'
import { purchasesTable } from '../../purchases/purchases.table.ts'
import { ordersTable } from '../orders.table.ts'

const set = (who: Parameters<typeof signedInAs>[0], id: string, productValueInCents: number) =>
  signedInAs(who).call(orderActions.setValue, { params: { id }, body: { productValueInCents } })

describe('setting the value of a product', () => {
  test('reviews the order the first time', async () => {
    const associate = await given.associate()
    const { id } = await given.order({ client: await given.client({ associate }), valueInCents: 5_000 })

    expect(await set(associate, id, 9_000)).toMatchObject({ status: 'reviewed', productValueInCents: 9_000 })
    expect((await reload({ id })).timeline.at(-1)).toMatchObject({ action: 'setValue', from: 'inReview', to: 'reviewed' })
  })

  test('changes data only from then on, the estimate with it', async () => {
    const { id } = await given.order({ status: 'reviewed', valueInCents: 5_000, storeWeightInGrams: 2_500 })

    const order = await set('administrator', id, 12_000)
    expect(order).toMatchObject({ status: 'reviewed', productValueInCents: 12_000, price: { totalInCents: 4_864 } })
  })

  test('says what staff observe, which the client reads until other words are said', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await given.order({ client })
    const observe = (body: { productValueInCents: number; observation?: string }) =>
      signedInAs(associate).call(orderActions.setValue, { params: { id }, body })
    const read = async () => (await signedInAs(client).call(orders.getOrder, { params: { id } })).observation

    await observe({ productValueInCents: 9_000, observation: 'La factura dice 90.' })
    expect(await read()).toBe('La factura dice 90.')
    await observe({ productValueInCents: 9_100 })
    expect(await read()).toBe('La factura dice 90.')
    await observe({ productValueInCents: 9_100, observation: '' })
    expect(await read()).toBe('')
    await expect(observe({ productValueInCents: 9_100, observation: 'a'.repeat(501) })).rejects.toMatchObject({
      details: { fields: [{ path: 'observation', code: 'tooLong' }] },
    })
  })

  test('decides again whether a weighed package is special', async () => {
    const { id } = await given.order({ status: 'inWarehouseMIA', weightInGrams: 1_200, valueInCents: 11_250 })

    expect(await set('administrator', id, 11_251)).toMatchObject({ isSpecial: true })
    expect(await set('administrator', id, 11_250)).toMatchObject({ isSpecial: false })
  })

  test.each([
    [37_560, 'categoryBLimitExceeded'],
    [0, 'productValueNotPositive'],
  ])('refuses %i cents: %s', async (valueInCents, code) => {
    const { id } = await given.order()
    await expect(set('administrator', id, valueInCents)).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'productValueInCents', code }] },
    })
    expect(await reload({ id })).toMatchObject({ status: 'inReview', productValueInCents: 5_000 })
  })

  test('refuses less than what an assisted purchase cost', async () => {
    const client = await given.client()
    const { id } = await given.order({ client })
    await continuePurchase(id, client.id, 11_993)

    await expect(set('administrator', id, 11_992)).rejects.toMatchObject({
      status: 422,
      code: 'valueBelowPurchasePrice',
      details: { fields: [{ path: 'productValueInCents' }] },
    })
    expect(await set('administrator', id, 11_993)).toMatchObject({ productValueInCents: 11_993 })
  })
})

describe('who sets it', () => {
  test('staff, within their reach', async () => {
    const { id } = await given.order()
    const attempt = anonymous.call(orderActions.setValue, { params: { id }, body: { productValueInCents: 1 } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
    await expect(set('client', id, 100)).rejects.toMatchObject({ status: 403 })
    await expect(set('associate', id, 100)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
  })

  test('nobody once the package is in a bundle', async () => {
    const order = await given.order({ status: 'inWarehouseMIA' })
    await given.bundle({ orders: [order] })
    await expect(set('administrator', order.id, 100)).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })
})

/** The order of an assisted purchase whose goods cost this much. */
async function continuePurchase(orderId: string, clientId: string, assistedPurchasePriceInCents: number) {
  const { db } = await currentServer()
  const [purchase] = await db
    .insert(purchasesTable)
    .values({ code: `COM-${orderId}`, status: 'reviewed', clientId, assistedPurchasePriceInCents })
    .returning({ id: purchasesTable.id })
  await db.update(ordersTable).set({ service: 'PPE', purchaseId: purchase?.id }).where(eq(ordersTable.id, orderId))
}
