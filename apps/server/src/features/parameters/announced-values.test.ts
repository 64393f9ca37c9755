// A value that is announced changes what is asked for, weighed and billed from its moment on, and nothing that was made before
// (domain, section 8).
import { parameters, quotations } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { announce, announced, type Key } from '../../testing/announced.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billed, weighed, weighedBundle } from '../../testing/given/given-packages.ts'
import { accept, ask, detail, proposeDearer } from '../../testing/given/given-purchases.ts'
import { move, SECOND } from '../../testing/moved-clock.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
announced()

const quote = (who: Person | 'client', changes: object = {}) =>
  signedInAs(who).call(quotations.requestQuotation, {
    body: { service: 'COU', weightInGrams: 2_500, productValueInCents: 12_000, ...changes },
  })
const amountOf = (name: string, { lines }: { lines: { name: string; amountInCents: number }[] }) =>
  lines.find((line) => line.name === name)?.amountInCents

describe('an announced value', () => {
  test('is in the history at once, and in force from its moment on', async () => {
    const inForce = async () => (await administrator.call(parameters.listParameters)).find(({ key }) => key === 'priceByKg')
    const validFrom = await announce({ priceByKg: 10 })

    const { data } = await administrator.call(parameters.listParameterHistory, { query: { key: ['priceByKg'] } })
    expect(data[0]).toMatchObject({ value: 10, previousValue: 9, validFrom })
    expect(await inForce()).toMatchObject({ value: 9 })
    move(SECOND - 1)
    expect(await inForce()).toMatchObject({ value: 9 })
    move(1)
    expect(await inForce()).toMatchObject({ value: 10, validFrom })
  })

  test('is read by clients when it counts, not before', async () => {
    const seen = async () =>
      (await signedInAs('client').call(parameters.listRetailParameters)).find(({ key }) => key === 'minimumShippingPrice')
    await announce({ minimumShippingPrice: 12 })

    expect(await seen()).toMatchObject({ value: 10 })
    move(SECOND)
    expect(await seen()).toMatchObject({ value: 12 })
  })

  test('outlives a value that counts at once', async () => {
    await announce({ priceByKg: 10 })
    await administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'priceByKg', value: 9.5 }] } })

    expect(amountOf('freight', (await quote('client')).price)).toBe(2_375)
    move(SECOND)
    expect(amountOf('freight', (await quote('client')).price)).toBe(2_500)
  })

  test('of two of one moment, there is one', async () => {
    await announce({ iva: 12 })

    await expect(announce({ iva: 13 })).rejects.toMatchObject({ status: 409, code: 'parameterExists' })
  })
})

describe('a quotation', () => {
  const ROWS: [key: Key, value: number, line: string, before: number, after: number, changes: object][] = [
    ['priceByKg', 10, 'freight', 2_250, 2_500, {}],
    // 1.20 kg and 180.00: special.
    ['specialPriceCategory', 13, 'freight', 1_440, 1_560, { weightInGrams: 1_200, productValueInCents: 18_000 }],
    // 2.50 × 40.00 is 100.00: 120.00 is more, and the kilogram is 12.00.
    ['limitByKgB', 40, 'freight', 2_250, 3_000, {}],
    ['minimumShippingPrice', 12.5, 'freight', 1_000, 1_250, { weightInGrams: 600, productValueInCents: 3_000 }],
    ['percentageOfTheValue', 2.5, 'valuePercentage', 240, 300, {}],
    // 12 % of 24.90 is 2.988.
    ['iva', 12, 'iva', 374, 299, {}],
    ['dutyPerDeclaration', 25, 'duty', 2_000, 2_500, {}],
    ['amazonTax', 7, 'amazonTax', 650, 700, { service: 'PPE', items: [{ quantity: 1, unitPriceInCents: 10_000 }] }],
    // 8 % and 10 % of 106.50.
    ['paymentPercentage', 10, 'purchaseFee', 852, 1_065, { service: 'PPE', items: [{ quantity: 1, unitPriceInCents: 10_000 }] }],
  ]

  test.each(ROWS)('has %s of %d in its line %s from its moment on', async (key, value, line, before, after, changes) => {
    await announce({ [key]: value })

    const early = await quote('client', changes)
    move(SECOND)
    const late = await quote('client', changes)

    expect([amountOf(line, early.price), amountOf(line, late.price)]).toEqual([before, after])
    expect(late.parametersVersion).toBeGreaterThan(early.parametersVersion)
  })

  test('has the discount of its moment', async () => {
    const client = await given.client({ hasDiscount: true })
    await announce({ discountByCustomer: 10 })

    expect(amountOf('discount', (await quote(client)).price)).toBe(-113)
    move(SECOND)
    expect(amountOf('discount', (await quote(client)).price)).toBe(-225)
  })

  test.each<[key: 'arrivalDay' | 'cutOffDay', day: number, after: string]>([
    // Cut-off on Wednesday the 4th, arrival on Tuesday.
    ['arrivalDay', 2, '2031-06-10'],
    // Cut-off on Saturday the 7th, arrival on Friday.
    ['cutOffDay', 6, '2031-06-13'],
  ])('expects its package by the %s of its moment', async (key, day, after) => {
    await announce({ [key]: day })

    expect(await quote('client')).toMatchObject({ estimatedArrivalDate: '2031-06-06' })
    move(SECOND)
    expect(await quote('client')).toMatchObject({ estimatedArrivalDate: after })
  })
})

describe('what a package costs', () => {
  const duty = (order: { price: { lines: { name: string; amountInCents: number }[] } | null }) =>
    order.price && amountOf('duty', order.price)

  test('is the price of the moment at which Quito weighs it', async () => {
    const client = await given.client()
    const [early, late] = [await arrivedBundle(client), await arrivedBundle(client)]
    await announce({ priceByKg: 10 })
    await weighed(early, [2_500])
    move(SECOND)
    await weighed(late, [2_500])

    // 22.50 or 25.00, and 2.40; IVA of 3.74 or 4.11; 20.00 of duty.
    expect(await billed(client, early.orderIds)).toMatchObject({ totalInCents: 4_864 })
    expect(await billed(client, late.orderIds)).toMatchObject({ totalInCents: 5_151 })
  })

  test('follows when it is weighed again before its bill', async () => {
    const client = await given.client()
    const bundle = await weighedBundle(client)
    await announce({ priceByKg: 10 })
    move(SECOND)

    await weighed(bundle, [2_500])

    expect(await billed(client, bundle.orderIds)).toMatchObject({ totalInCents: 5_151 })
  })

  test('keeps its duty from the weighing on, and has the IVA of its bill', async () => {
    const client = await given.client()
    const [billedBefore, billedAfter] = [await weighedBundle(client), await weighedBundle(client)]
    const before = await billed(client, billedBefore.orderIds)
    await announce({ iva: 12, dutyPerDeclaration: 25 })
    move(SECOND)

    expect(before).toMatchObject({ ivaInBasisPoints: 1_500, taxInCents: 374, dutyInCents: 2_000, totalInCents: 4_864 })
    const after = await billed(client, billedAfter.orderIds)
    expect(after).toMatchObject({ ivaInBasisPoints: 1_200, taxInCents: 299, dutyInCents: 2_000, totalInCents: 4_789 })
    const weighedLater = await weighedBundle(client)
    expect(duty(await reload({ id: weighedLater.orderIds[0] ?? '' }))).toBe(2_500)
  })

  test('earns its associate by the terms of the weighing', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const earningOf = async (id = '') => (await reload({ id })).earning?.profitInCents
    const early = await weighedBundle(client)
    await announce({ basePrice: 7, bonusRate: 20, discountRate: 0 })
    move(SECOND)
    const late = await weighedBundle(client)

    // 22.50 less 15.00, and 7 % of that; 22.50 less 17.50, and 20 % of that.
    expect([await earningOf(early.orderIds[0]), await earningOf(late.orderIds[0])]).toEqual([802, 600])
  })
})

describe('an assisted purchase', () => {
  test('keeps the price that it was asked for with, and that was accepted', async () => {
    const client = await given.client()
    const [kept, accepted] = [await ask(client), await accept(client, await proposeDearer('administrator', await ask(client)))]
    await announce({ amazonTax: 7, paymentPercentage: 10 })
    move(SECOND)

    expect((await detail(kept)).price.totalInCents).toBe(14_442)
    expect((await detail(accepted)).price.totalInCents).toBe(15_592)
    // 119.93; 7 % of it, 8.40; 5.99; 10 % of 134.32, 13.43.
    expect((await ask(client)).price.totalInCents).toBe(14_775)
  })
})
