// No bill differs from its quote: the quote, what the order shows on its way and the bill have the same lines, to the cent.
import { orderActions, prices, quotations } from '@app/contract'
import type { NewQuotation } from '@app/contract/quotations.contract'
import { type ExtraCharge, type PriceLine, type PurchaseToBill, type Quote, quoteOf, TREATMENTS, totalOfNamed } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { businessDate, now } from '../../clock.ts'
import { boughtInMiami } from '../../testing/given/given-bought.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { billed } from '../../testing/given/given-packages.ts'
import { asked, SHOES, SOCKS } from '../../testing/given/given-purchases.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { readParameters } from '../parameters/read-parameters.ts'

type Facts = { weightInGrams: number; valueInCents: number; hasDiscount: boolean; extraCharges: ExtraCharge[] }

const administrator = signedInAs('administrator')

const ORDINARY: Facts = { weightInGrams: 2_500, valueInCents: 12_000, hasDiscount: false, extraCharges: [] }
const CHARGES: ExtraCharge[] = [
  { label: 'Reempaque', amountInCents: 350, treatment: 'general' },
  { label: 'Multa', amountInCents: 1_333, treatment: 'zero' },
]

/** What quoteOf says to whoever asks. */
async function quoted({ extraCharges: extraChargesInCents, ...facts }: Facts, purchase?: PurchaseToBill) {
  const parameters = await readParameters((await currentServer()).db)
  const request = { ...facts, category: 'B' as const, intakeDate: businessDate(now()), extraChargesInCents }
  return quoteOf(purchase ? { ...request, purchase } : request, parameters)
}

/** What a client is told who asks over HTTP, which knows no extra charges. */
const told = async (client: Person, body: NewQuotation) =>
  (await signedInAs(client).call(quotations.requestQuotation, { body })).price

async function charge(id: string, { extraCharges }: Facts): Promise<void> {
  const charges = extraCharges.map(({ label: name, amountInCents, treatment }) => ({ name, amountInCents, treatment }))
  if (charges.length > 0) await administrator.call(orderActions.setExtraCharges, { params: { id }, body: { charges } })
}

/** From Miami to its bill, alone: what the order shows at every stop, and what it is billed. */
async function travel(client: Person, { id }: { id: string }, { weightInGrams }: Facts) {
  const shown = [(await reload({ id })).price]
  const bundle = await given.bundle({ orders: [await reload({ id })] })
  shown.push((await reload({ id })).price)
  await given.manifest({ status: 'arrived', bundles: [bundle] })
  await administrator.call(prices.confirmBundleWeights, { body: { weights: [{ orderId: id, weightInGrams }] } })
  shown.push((await reload({ id })).price)
  const bill = await billed(client, [id])
  shown.push((await reload({ id })).price)
  return { shown, bill }
}

function expectSamePrice({ shown, bill }: Awaited<ReturnType<typeof travel>>, quote: Pick<Quote, 'lines' | 'totalInCents'>) {
  for (const price of shown) expect(price).toEqual({ lines: quote.lines, totalInCents: quote.totalInCents })
  // The bill's IVA belongs to no order; alone on a bill it is that of the order.
  expect(bill.orders[0]?.lines).toEqual(quote.lines.filter(({ name }) => name !== 'iva'))
  expect(bill.taxInCents).toBe(totalOfNamed(quote.lines, 'iva'))
  expect(bill.totalInCents).toBe(quote.totalInCents)
}

async function expectKept(facts: Facts): Promise<void> {
  const client = await given.client({ hasDiscount: facts.hasDiscount })
  const { weightInGrams, valueInCents } = facts
  const order = await given.order({
    client,
    weightInGrams,
    valueInCents,
    storeWeightInGrams: weightInGrams,
    isAuthorizedToBundle: true,
  })
  await charge(order.id, facts)
  const quote = await quoted(facts)
  expect((await reload(order)).price).toEqual({ lines: quote.lines, totalInCents: quote.totalInCents })
  if (facts.extraCharges.length === 0) {
    const { lines, totalInCents } = await told(client, { service: 'COU', weightInGrams, productValueInCents: valueInCents })
    expect({ lines, totalInCents }).toEqual({ lines: quote.lines, totalInCents: quote.totalInCents })
  }
  await administrator.call(orderActions.setValue, { params: { id: order.id }, body: { productValueInCents: valueInCents } })
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: order.id, weightInGrams }] } })
  expectSamePrice(await travel(client, order, facts), quote)
}

describe('a package is billed what was quoted', () => {
  test.each<[string, Facts, number]>([
    // 24.90 + 3.74 + 20.00 and so on (domain, section 8).
    ['that is ordinary', ORDINARY, 4_864],
    ['at the minimum', { ...ORDINARY, weightInGrams: 600, valueInCents: 3_000 }, 3_219],
    ['with the discount', { ...ORDINARY, hasDiscount: true }, 4_734],
    ['as special', { ...ORDINARY, weightInGrams: 1_200, valueInCents: 18_000 }, 4_070],
    ['with extra charges', { ...ORDINARY, extraCharges: CHARGES }, 6_599],
    [
      'special, with the discount and extra charges',
      { weightInGrams: 1_200, valueInCents: 18_000, hasDiscount: true, extraCharges: CHARGES },
      5_723,
    ],
  ])('%s', async (_how, facts, totalInCents) => {
    expect((await quoted(facts)).totalInCents).toBe(totalInCents)
    await expectKept(facts)
  })

  test('whatever it weighs and is worth', async () => {
    const anyFacts: fc.Arbitrary<Facts> = fc.record({
      weightInGrams: fc.integer({ min: 1, max: 4_000 }),
      valueInCents: fc.integer({ min: 1, max: 37_559 }),
      hasDiscount: fc.boolean(),
      extraCharges: fc
        .uniqueArray(fc.integer({ min: 0, max: 5_000 }), { maxLength: 3 })
        .chain((amounts) => fc.tuple(...amounts.map((amount) => anyCharge(amount)))),
    })
    await fc.assert(fc.asyncProperty(anyFacts, expectKept), { numRuns: 12 })
  })

  const anyCharge = (amountInCents: number): fc.Arbitrary<ExtraCharge> =>
    fc.constantFrom(...TREATMENTS).map((treatment) => ({ label: `Cargo ${amountInCents}`, amountInCents, treatment }))
})

describe('what the house buys is billed what was quoted', () => {
  test.each([0, 14_442])('with %i cents paid up front', async (paidUpFrontInCents) => {
    const client = await given.client()
    const facts = { ...ORDINARY, valueInCents: 11_993, extraCharges: CHARGES }
    const order = await boughtInMiami(client, paidUpFrontInCents > 0 ? { paidUpFrontInCents } : {})
    await charge(order.id, facts)

    const items = [SHOES, SOCKS].map(({ quantity, unitPriceInCents }) => ({ quantity, unitPriceInCents }))
    const { storeShippingInCents = 0 } = asked()
    const { lines } = await told(client, { service: 'PPE', weightInGrams: 2_500, items, storeShippingInCents })
    const bought = lines.filter(({ name }) => ['goods', 'amazonTax', 'storeShipping', 'purchaseFee'].includes(name))
    expect(bought.map(({ amountInCents }) => amountInCents)).toEqual([11_993, 780, 599, 1_070])

    const quote = await quoted(facts, { lines: bought as PriceLine[] })
    expectSamePrice(await travel(client, order, facts), quote)
  })
})
