// Category C, once the house switches it on: 100 kg and 5,000.00 with the US tax, no special packages, no yearly quota, and whoever has
// a passport may be declared (domain, sections 2 and 7).
import { bundles, orderActions, purchases, quotas } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenCategoryC } from '../../testing/given/given-category-c.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { asked, SHOES } from '../../testing/given/given-purchases.ts'
import { askFor, priced, wanted } from '../../testing/package-requests.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const TOO_MUCH = { status: 422, code: 'categoryCLimitExceeded' }
let client: Person
let tariffId: string
/** What is in C has its class. */
const classed = (unitPriceInCents: number) => priced(unitPriceInCents).map((item) => ({ ...item, tariffId }))

beforeAll(async () => {
  tariffId = await givenCategoryC()
  client = await given.client()
})

type Data = { weightInGrams?: number; valueInCents?: number; owner?: Person; category?: 'B' | 'C' }

/** A package in Miami that may share a declaration. */
async function inMiami({ weightInGrams = 10_000, valueInCents = 90_000, owner = client, category = 'C' }: Data = {}) {
  const { orders } = await askFor(owner, [wanted({ items: classed(valueInCents) })], { category })
  const [id = ''] = orders.map((order) => order.id)
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: id, weightInGrams }] } })
  const body = { orderIds: [id], isAuthorizedToBundle: true, consigneeAuthorizedNameId: null }
  await signedInAs(owner).call(orderActions.authorizeBundling, { body })
  return reload({ id })
}
const bundle = (...orders: { id: string }[]) =>
  administrator.call(bundles.createBundle, { body: { orderIds: orders.map(({ id }) => id) } })

describe('a package of category C', () => {
  test('is worth up to 5,000.00 with the US tax', async () => {
    // 4,694.83 and 6.5 % of it are 4,999.99; 4,694.84 are 5,000.00; 4,694.85 are 5,000.02.
    const { orders } = await askFor(client, [wanted({ items: classed(469_484) })], { category: 'C' })
    expect(orders).toMatchObject([{ category: 'C', productValueInCents: 469_484 }])

    await expect(askFor(client, [wanted({ items: classed(469_485) })], { category: 'C' })).rejects.toMatchObject(TOO_MUCH)
  })

  test('is set no value beyond that', async () => {
    const order = await inMiami()
    const set = (productValueInCents: number) =>
      administrator.call(orderActions.setValue, { params: { id: order.id }, body: { productValueInCents } })

    await expect(set(469_485)).rejects.toMatchObject(TOO_MUCH)
    expect(await set(469_484)).toMatchObject({ productValueInCents: 469_484 })
  })

  test('weighs up to 100 kg; one that is heavier waits for its client', async () => {
    expect(await inMiami({ weightInGrams: 100_000 })).toMatchObject({ status: 'inWarehouseMIA', missing: [] })
    const { orders } = await askFor(client, [wanted({ items: classed(90_000) })], { category: 'C' })
    const arrivals = orders.map(({ id }) => ({ orderId: id, weightInGrams: 100_001 }))

    const received = await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })

    expect(received.orders).toMatchObject([{ status: 'incomplete' }])
  })

  test('is never special, whatever a kilogram of it is worth', async () => {
    expect(await inMiami({ weightInGrams: 1_000, valueInCents: 400_000 })).toMatchObject({ isSpecial: false })
  })

  test('is asked for as an assisted purchase too, within the same limits', async () => {
    const items = [{ ...SHOES, tariffId, quantity: 1, unitPriceInCents: 469_485 }]
    const purchase = (changes: object) => signedInAs(client).call(purchases.createPurchase, { body: asked(changes) })

    await expect(purchase({ items, category: 'C' })).rejects.toMatchObject(TOO_MUCH)
    expect(await purchase({ items: [{ ...SHOES, tariffId }], category: 'C' })).toMatchObject({ category: 'C' })
  })
})

describe('a declaration of category C', () => {
  test('holds 100 kg and 5,000.00, and not more', async () => {
    const [first, second] = [await inMiami({ weightInGrams: 60_000 }), await inMiami({ weightInGrams: 40_000 })]
    expect(await bundle(first, second)).toMatchObject({ category: 'C', weightInGrams: 100_000, declaredValueInCents: 180_000 })

    const [heavy, light] = [await inMiami({ weightInGrams: 60_001 }), await inMiami({ weightInGrams: 40_000 })]
    await expect(bundle(heavy, light)).rejects.toMatchObject(TOO_MUCH)
    const [dear, dearer] = [await inMiami({ valueInCents: 300_000 }), await inMiami({ valueInCents: 169_485 })]
    await expect(bundle(dear, dearer)).rejects.toMatchObject(TOO_MUCH)
  })

  test('has no customs value beyond that', async () => {
    const { id } = await bundle(await inMiami())
    const set = (customsInvoiceValueInCents: number) =>
      administrator.call(bundles.setBundleValue, { params: { id }, body: { customsInvoiceValueInCents } })

    await expect(set(469_485)).rejects.toMatchObject(TOO_MUCH)
    expect(await set(469_484)).toMatchObject({ customsInvoiceValueInCents: 469_484, valueWithTaxInCents: 500_000 })
  })

  test('shares nothing with category B', async () => {
    const [ofB, ofC] = [await inMiami({ category: 'B', weightInGrams: 1_000, valueInCents: 5_000 }), await inMiami()]

    const attempt = bundle(ofB, ofC)

    await expect(attempt).rejects.toMatchObject({ status: 422, code: 'differentCategories', details: { ids: [ofC.id] } })
    expect(await reload(ofB)).toMatchObject({ bundle: null })
  })

  test('leaves the consignee’s year as it was', async () => {
    const owner = await given.client()
    const { identification } = owner
    await bundle(await inMiami({ owner, valueInCents: 400_000 }))

    const { usedInCents, entries } = await administrator.call(quotas.getQuota, { params: { identification }, query: {} })

    expect({ usedInCents, entries }).toEqual({ usedInCents: 0, entries: [] })
  })

  test('is of whoever has a passport too, for whom category B wants an authorized name', async () => {
    const owner = await given.client({ identificationType: 'passport', identification: 'XK4412' })

    expect(await bundle(await inMiami({ owner }))).toMatchObject({
      category: 'C',
      consignee: { identificationType: 'passport', identification: 'XK4412' },
    })
    const ofB = askFor(owner, [wanted()])
    await expect(ofB).rejects.toMatchObject({ status: 422, code: 'authorizedNameRequired' })
  })
})
