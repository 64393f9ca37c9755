// Prices on the border: the minimum, what is rounded, what never goes below nothing, and what a price no longer follows once it is frozen
// (formulas and parameters: domain, section 8).
import { bundles, orderActions, parameters, quotations, users } from '@app/contract'
import type { Treatment } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billed, weighed, weighedBundle } from '../../testing/given/given-packages.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
type Lines = readonly { name: string; amountInCents: number }[]
const amounts = (lines: Lines = []) => lines.map(({ name, amountInCents }) => [name, amountInCents])

async function quoted(who: Person, weightInGrams: number, productValueInCents: number) {
  const body = { service: 'COU' as const, weightInGrams, productValueInCents }
  const { price, isSpecial } = await signedInAs(who).call(quotations.requestQuotation, { body })
  return { lines: amounts(price.lines), totalInCents: price.totalInCents, isSpecial }
}

describe('a quote', () => {
  const ROWS: [what: string, grams: number, cents: number, isSpecial: boolean, freight: number, value: number, iva: number][] = [
    // 93.75 a kilogram are 9 cents a gram, rounded down.
    ['has the minimum where it weighs next to nothing', 1, 9, false, 1_000, 0, 150],
    ['is special from a cent above that', 1, 10, true, 1_000, 0, 150],
    ['has the minimum to the last gram', 1_111, 5_000, false, 1_000, 100, 165],
    ['is above the minimum from there on', 1_112, 5_000, false, 1_001, 100, 165],
    ['rounds half a cent of the value up', 900, 25, false, 1_000, 1, 150],
    ['drops less than half a cent of the value', 900, 24, false, 1_000, 0, 150],
    ['rounds the freight to the cent', 1_250, 5_500, false, 1_125, 110, 185],
    ['has the minimum of a special package too', 500, 6_000, true, 1_000, 120, 168],
    ['is ordinary at the limit by kilogram', 1_000, 9_375, false, 1_000, 188, 178],
    ['is special a cent above it', 1_000, 9_376, true, 1_200, 188, 208],
    ['holds the heaviest and dearest package of category B', 4_000, 37_500, false, 3_600, 750, 653],
  ]

  test.each(ROWS)('%s (%d g, %d cents)', async (_what, grams, cents, isSpecial, freight, value, iva) => {
    const client = await given.client()

    const quote = await quoted(client, grams, cents)

    expect(quote).toEqual({
      isSpecial,
      lines: [
        ['freight', freight],
        ['valuePercentage', value],
        ['iva', iva],
        ['duty', 2_000],
      ],
      totalInCents: freight + value + iva + 2_000,
    })
  })

  test('takes the discount after the minimum, which it may fall below', async () => {
    const client = await given.client({ hasDiscount: true })

    // 5 % of 10.00; IVA on 9.50 and 0.60.
    expect((await quoted(client, 600, 3_000)).lines).toEqual([
      ['freight', 1_000],
      ['discount', -50],
      ['valuePercentage', 60],
      ['iva', 152],
      ['duty', 2_000],
    ])
  })
})

describe('a frozen price', () => {
  const priceOf = async (id = '') => amounts((await reload({ id })).price?.lines)
  const FIRST_VECTOR = [
    ['freight', 2_250],
    ['valuePercentage', 240],
    ['iva', 374],
    ['duty', 2_000],
  ]

  test('keeps the discount of the weighing, whatever the client is given later', async () => {
    const client = await given.client()
    const [before, after] = [await weighedBundle(client), await arrivedBundle(client)]
    await administrator.call(users.updateUser, { params: client, body: { hasDiscount: true } })
    await weighed(after, [2_500])

    expect(await priceOf(before.orderIds[0])).toEqual(FIRST_VECTOR)
    // 22.50 less 1.13, and 2.40: IVA on 23.77.
    expect(await priceOf(after.orderIds[0])).toEqual([
      ['freight', 2_250],
      ['discount', -113],
      ['valuePercentage', 240],
      ['iva', 357],
      ['duty', 2_000],
    ])
    expect(await billed(client, before.orderIds)).toMatchObject({ totalInCents: 4_864 })
  })

  test('is of what the client declared, not of what customs is told', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 2_500, valueInCents: 12_000 })
    const bundle = await given.bundle({ orders: [order] })
    await administrator.call(bundles.setBundleValue, { params: bundle, body: { customsInvoiceValueInCents: 20_000 } })
    const { id: manifestId } = await given.manifest({ status: 'arrived', bundles: [bundle] })
    await weighed({ client, orderIds: [order.id], bundleId: bundle.id, manifestId }, [2_500])

    expect(await priceOf(order.id)).toEqual(FIRST_VECTOR)
  })

  test('has extra charges until it is billed: those at the general rate with IVA, others without', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const charge = (name: string, amountInCents: number, treatment: Treatment) => ({ name, amountInCents, treatment, note: '' })
    const charges = [charge('Embalaje', 500, 'general'), charge('Almacenaje', 300, 'exempt')]
    await administrator.call(orderActions.setExtraCharges, { params: { id: orderIds[0] ?? '' }, body: { charges } })

    // 15 % of 24.90 and 5.00: 4.485.
    expect(await billed(client, orderIds)).toMatchObject({
      subtotalInCents: 3_290,
      taxInCents: 449,
      dutyInCents: 2_000,
      totalInCents: 5_739,
    })
  })
})

describe('an earning', () => {
  const earningOf = async (id = '') => (await reload({ id })).earning
  const earned = async (weightInGrams: number, valueInCents: number) => {
    const client = await given.client({ associate: await given.associate() })
    return earningOf((await weighedBundle(client, [{ weightInGrams, valueInCents }])).orderIds[0])
  }

  test('of a package at the minimum is what is left of it', async () => {
    // 10.00 less 3.60: 6.40, and 0.64, less 0.19.
    expect(await earned(600, 3_000)).toMatchObject({
      marginInCents: 640,
      bonusInCents: 64,
      keptBackInCents: 19,
      profitInCents: 685,
    })
  })

  test('of a special package is of its special price', async () => {
    // 14.40 less 7.20, and 0.72, less 0.22.
    expect(await earned(1_200, 18_000)).toMatchObject({
      marginInCents: 720,
      bonusInCents: 72,
      keptBackInCents: 22,
      profitInCents: 770,
    })
  })

  test('is nothing, and never a debt, where the house keeps more than the freight', async () => {
    const give = (value: number) =>
      administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'basePrice', value }] } })
    await give(9.01)
    const earning = await earned(2_500, 12_000)
    await give(6)

    expect(earning).toMatchObject({ marginInCents: 0, bonusInCents: 0, keptBackInCents: 0, profitInCents: 0 })
  })
})
