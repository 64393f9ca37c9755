// What customs collects for category C, from the quote to the bill (both ways, section 3).
import { bundles, orderActions, orders, prices, purchases, quotations } from '@app/contract'
import type { Price } from '@app/contract/fields/prices'
import { CUSTOMS_LINES, type PriceLineName } from '@app/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenCategoryC, givenTariff } from '../../testing/given/given-category-c.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { billed } from '../../testing/given/given-packages.ts'
import { asked, SHOES } from '../../testing/given/given-purchases.ts'
import { askFor, wanted } from '../../testing/package-requests.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { ordersTable } from '../orders/orders.table.ts'

const administrator = signedInAs('administrator')
let client: Person
let atTen: string
let free: string
beforeAll(async () => {
  atTen = await givenCategoryC(1_000)
  free = await givenTariff(0)
  client = await given.client()
})

const books = async () => checkBooks((await currentServer()).db)
const COLLECTED: readonly PriceLineName[] = CUSTOMS_LINES
const collectedIn = (price: Price | null) =>
  price?.lines
    .filter(({ name }) => COLLECTED.includes(name))
    .map(({ name, amountInCents, treatment }) => [name, amountInCents, treatment])
/** 12.00 kg of 640.00 at 10 %: CIF 664.58. */
const AT_TEN = [
  ['adValorem', 6_646, 'thirdParty'],
  ['fodinfa', 332, 'thirdParty'],
  ['customsIva', 11_015, 'thirdParty'],
]

const inMiami = (changes = {}) =>
  given.order({ client, tariffId: atTen, weightInGrams: 12_000, valueInCents: 64_000, status: 'inWarehouseMIA', ...changes })
async function arrived(packages: Awaited<ReturnType<typeof inMiami>>[]) {
  const bundle = await given.bundle({ orders: packages })
  await given.manifest({ status: 'arrived', bundles: [bundle] })
  return bundle
}
const weigh = (...weights: [orderId: string, weightInGrams: number][]) =>
  administrator.call(prices.confirmBundleWeights, {
    body: { weights: weights.map(([orderId, weightInGrams]) => ({ orderId, weightInGrams })) },
  })
const LIQUIDATION = { liquidationNumber: '028-2026-91-0012', adValoremInCents: 7_000, fodinfaInCents: 340, ivaInCents: 11_100 }
const liquidated = (id: string, changes = {}) =>
  administrator.call(bundles.setBundleCustoms, { params: { id }, body: { ...LIQUIDATION, ...changes } })

describe('12.00 kg of 640.00 at 10 %', () => {
  test('is quoted 318.85, three lines of it collected for customs', async () => {
    const body = { service: 'COU', category: 'C', weightInGrams: 12_000, productValueInCents: 64_000, tariffId: atTen } as const
    const { price, isDutyShareable } = await signedInAs(client).call(quotations.requestQuotation, { body })
    expect(collectedIn(price)).toEqual(AT_TEN)
    expect(price.totalInCents).toBe(31_885)
    expect(isDutyShareable).toBe(false)
  })

  test('is estimated, weighed and billed the same, and the books balance', async () => {
    const order = await inMiami()
    expect(collectedIn((await reload(order)).price)).toEqual(AT_TEN)
    await arrived([order])
    await weigh([order.id, 12_000])
    const frozen = await reload(order)
    expect(frozen.price?.totalInCents).toBe(31_885)
    expect(frozen.items).toMatchObject([{ tariffId: atTen }])

    const bill = await billed(client, [order.id])

    expect(bill).toMatchObject({ subtotalInCents: 12_080, taxInCents: 1_812, dutyInCents: 17_993, totalInCents: 31_885 })
    expect(collectedIn((await reload(order)).price)).toEqual(AT_TEN)
    expect(await books()).toEqual([])
  })

  test('names its CIF value and the rate of its class', async () => {
    const { price } = await reload(await inMiami())
    expect(price?.lines.find(({ name }) => name === 'adValorem')?.basis).toEqual({ ofInCents: 66_458, rateInBasisPoints: 1_000 })
  })

  test('of which 240.00 are free of duty: of 415.36 and 249.22 of its CIF value, 41.54, 3.32 and 106.42', async () => {
    const items = [
      { description: 'Motor', quantity: 2, unitPriceInCents: 20_000, tariffId: atTen },
      { description: 'Libro', quantity: 12, unitPriceInCents: 2_000, tariffId: free },
    ]
    const asked = await askFor(client, [wanted({ items, storeWeightInGrams: 12_000 })], { category: 'C' })
    expect(collectedIn(asked.orders[0]?.price ?? null)).toEqual([
      ['adValorem', 4_154, 'thirdParty'],
      ['fodinfa', 332, 'thirdParty'],
      ['customsIva', 10_642, 'thirdParty'],
    ])
    expect(asked.orders[0]?.price?.lines.find(({ name }) => name === 'adValorem')?.basis).toEqual({
      shares: [
        { ofInCents: 41_536, rateInBasisPoints: 1_000 },
        { ofInCents: 24_922, rateInBasisPoints: 0 },
      ],
    })
  })
})

describe('each item in category C has its class', () => {
  const ITEM = { description: 'Motor', quantity: 1, unitPriceInCents: 20_000 }

  test('in an order', async () => {
    const attempt = askFor(client, [wanted(), wanted({ items: [ITEM] })].slice(1), { category: 'C' })
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'fieldRequired',
      details: { fields: [{ path: 'packages.0.items.0.tariffId', code: 'fieldRequired' }] },
    })
  })

  test('one that is in force', async () => {
    const items = [{ ...ITEM, tariffId: crypto.randomUUID() }]
    await expect(askFor(client, [wanted({ items })], { category: 'C' })).rejects.toMatchObject({
      status: 422,
      code: 'fieldNotValid',
    })
  })

  test('in a quote', async () => {
    const body = { service: 'COU', category: 'C', weightInGrams: 1_000, productValueInCents: 5_000 } as const
    await expect(signedInAs(client).call(quotations.requestQuotation, { body })).rejects.toMatchObject({
      code: 'fieldRequired',
      details: { fields: [{ path: 'tariffId', code: 'fieldRequired' }] },
    })
  })

  test('in an assisted purchase, whose order keeps it', async () => {
    const create = (item: object) =>
      signedInAs(client).call(purchases.createPurchase, { body: asked({ items: [{ ...SHOES, ...item }], category: 'C' }) })
    await expect(create({})).rejects.toMatchObject({ code: 'fieldRequired', details: { fields: [{ path: 'items.0.tariffId' }] } })
    expect(await create({ tariffId: atTen })).toMatchObject({ items: [{ tariffId: atTen }] })
  })

  test('in the parts of a box', async () => {
    const order = await inMiami()
    const { items } = await reload(order)
    const part = { productValueInCents: 32_000, weightInGrams: 6_000 }
    const [item] = items
    const attempt = administrator.call(orderActions.splitOrder, {
      params: { id: order.id },
      body: {
        parts: [
          { ...part, items: [{ ...ITEM }] },
          { ...part, items: [item ?? ITEM] },
        ],
      },
    })
    await expect(attempt).rejects.toMatchObject({
      code: 'fieldRequired',
      details: { fields: [{ path: 'parts.0.items.0.tariffId' }] },
    })
  })

  test('and none in category B, which is not taxed by class', async () => {
    const { orders: made } = await askFor(client, [wanted({ items: [{ ...ITEM, tariffId: atTen }] })])
    const { items } = await administrator.call(orders.getOrder, { params: { id: made[0]?.id ?? '' } })
    expect(items).toEqual([ITEM])
  })
})

describe('what customs really collected', () => {
  test('replaces what was expected, shared by what each package was expected to pay', async () => {
    const [first, second] = [await inMiami(), await inMiami()]
    const bundle = await arrived([first, second])

    expect(await liquidated(bundle.id)).toMatchObject({ customs: LIQUIDATION })

    expect(collectedIn((await reload(first)).price)).toEqual([
      ['adValorem', 3_500, 'thirdParty'],
      ['fodinfa', 170, 'thirdParty'],
      ['customsIva', 5_550, 'thirdParty'],
    ])
    await weigh([first.id, 12_000], [second.id, 12_500])
    expect(collectedIn((await reload(second)).price)?.[0]).toEqual(['adValorem', 3_500, 'thirdParty'])
    await weigh([second.id, 11_000])
    expect(collectedIn((await reload(second)).price)?.[0]).toEqual(['adValorem', 3_500, 'thirdParty'])
    expect(await books()).toEqual([])
  })

  test('may be corrected until the bundle is weighed; a later difference is the house’s', async () => {
    const order = await inMiami()
    const bundle = await arrived([order])
    await liquidated(bundle.id)
    await liquidated(bundle.id, { adValoremInCents: 7_100 })
    await weigh([order.id, 12_000])

    expect(await liquidated(bundle.id, { adValoremInCents: 9_000 })).toMatchObject({ customs: { adValoremInCents: 9_000 } })

    expect(collectedIn((await reload(order)).price)?.[0]).toEqual(['adValorem', 7_100, 'thirdParty'])
    await weigh([order.id, 11_900])
    expect(collectedIn((await reload(order)).price)?.[0]).toEqual(['adValorem', 7_100, 'thirdParty'])
    expect(await books()).toEqual([])
  })

  test('is not said of a bundle before it is shipped, nor of category B', async () => {
    const inWarehouse = await given.bundle({ orders: [await inMiami()] })
    await expect(liquidated(inWarehouse.id)).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed' })
    const ofB = await arrived([await given.order({ client, status: 'inWarehouseMIA' })])
    await expect(liquidated(ofB.id)).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed' })
    const { allowedActions } = await administrator.call(bundles.getBundle, { params: { id: ofB.id } })
    expect(allowedActions).not.toContain('setCustoms')
  })
})

test('a price of category C that was tampered with is found', async () => {
  const order = await inMiami()
  await arrived([order])
  await weigh([order.id, 12_000])
  const { db } = await currentServer()
  const customs = { items: [{ valueInCents: 64_000, adValoremInBasisPoints: 500 }], collected: null }
  await db.update(ordersTable).set({ customs }).where(eq(ordersTable.id, order.id))
  expect(await books()).toMatchObject([{ record: 'order', id: order.id, amount: 'duty' }])
})
