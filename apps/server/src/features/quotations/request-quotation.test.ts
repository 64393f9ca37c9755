import { parameters, quotations } from '@app/contract'
import type { NewQuotation } from '@app/contract/quotations.contract'
import { describe, expect, test } from 'vitest'
import { anonymous, given, type Person, signedInAs } from '../../testing/world.ts'

const COU: NewQuotation = { service: 'COU', weightInGrams: 2_500, productValueInCents: 12_000, description: 'Zapatos' }
const request = (who: Person | 'client' | 'associate' | 'administrator', body: NewQuotation) =>
  signedInAs(who).call(quotations.requestQuotation, { body })
const amounts = (lines: { name: string; amountInCents: number }[]) =>
  lines.map(({ name, amountInCents }) => [name, amountInCents])

describe('a quotation', () => {
  test('of a courier package names every line of its price, and when it would arrive', async () => {
    const client = await given.client()
    const quoted = await request(client, COU)
    expect(quoted).toMatchObject({
      code: expect.stringMatching(/^COT-\d+$/),
      client: { id: client.id },
      service: 'COU',
      isSpecial: false,
      fitsCategory: true,
      unitPriceLimitInCents: 23_437,
      isDutyShareable: true,
      estimatedArrivalDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    // 2.50 kg at 9.00, 2 % of 120.00, 15 % of 24.90 and a duty of 20.00.
    expect(amounts(quoted.price.lines)).toEqual([
      ['freight', 2_250],
      ['valuePercentage', 240],
      ['iva', 374],
      ['duty', 2_000],
    ])
    expect(quoted.price.totalInCents).toBe(4_864)
  })

  test('of a client with a discount has it', async () => {
    const { price } = await request(await given.client({ hasDiscount: true }), COU)
    expect(amounts(price.lines).slice(0, 3)).toEqual([
      ['freight', 2_250],
      ['discount', -113],
      ['valuePercentage', 240],
    ])
  })

  test('of an assisted purchase has what the house pays and its fee', async () => {
    const { price, productValueInCents } = await request('client', {
      service: 'PPE',
      weightInGrams: 1_300,
      items: [
        { quantity: 2, unitPriceInCents: 4_999 },
        { quantity: 1, unitPriceInCents: 1_995 },
      ],
      storeShippingInCents: 599,
    })
    expect(productValueInCents).toBe(11_993)
    // 1.30 kg at 9.00; IVA on 11.70 + 2.40 + 10.70.
    expect(amounts(price.lines)).toEqual([
      ['freight', 1_170],
      ['valuePercentage', 240],
      ['goods', 11_993],
      ['amazonTax', 780],
      ['storeShipping', 599],
      ['purchaseFee', 1_070],
      ['iva', 372],
      ['duty', 2_000],
    ])
  })

  test('says when a package is too much for its category, and when it is special', async () => {
    expect(await request('client', { ...COU, weightInGrams: 4_001 })).toMatchObject({ fitsCategory: false })
    const special = await request('client', { ...COU, weightInGrams: 1_200, productValueInCents: 18_000 })
    expect(special).toMatchObject({ fitsCategory: true, isSpecial: true })
    expect(special.price.lines[0]).toMatchObject({ name: 'freight', amountInCents: 1_440 })
  })

  test('stays what it was when prices change', async () => {
    const client = await given.client()
    const { code, price } = await request(client, COU)
    const body = { parameters: [{ key: 'percentageOfTheValue' as const, value: 3 }] }
    await signedInAs('administrator').call(parameters.updateParameters, { body })
    expect((await request(client, COU)).price.lines[1]).toMatchObject({ amountInCents: 360 })
    const { data } = await signedInAs(client).call(quotations.listQuotations, {})
    expect(data.find((kept) => kept.code === code)?.price).toEqual(price)
  })

  test.each<[string, NewQuotation, string]>([
    ['no value', { service: 'COU', weightInGrams: 1_000 }, 'productValueInCents'],
    ['no weight', { ...COU, weightInGrams: 0 }, 'weightInGrams'],
    ['nothing to buy', { service: 'PPE', weightInGrams: 1_000 }, 'items'],
    [
      'less declared than paid',
      { service: 'PPE', weightInGrams: 1_000, productValueInCents: 100, items: [{ quantity: 1, unitPriceInCents: 500 }] },
      'productValueInCents',
    ],
    ['a category that is not offered', { ...COU, category: 'C' }, 'category'],
    ['a service that is quoted elsewhere', { ...COU, service: 'dropshipping' as 'COU' }, 'service'],
  ])('is refused with %s', async (_what, body, path) => {
    await expect(request('client', body)).rejects.toMatchObject({ status: 422, details: { fields: [{ path }] } })
  })
})

describe('whose quotations they are', () => {
  test('a client lists own ones, an associate those of own clients, an administrator all', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { code } = await request(associate, { ...COU, clientId: client.id })
    await request(await given.client(), COU)
    const codes = async (who: Person | 'administrator', query = {}) =>
      (await signedInAs(who).call(quotations.listQuotations, { query })).data.map((quotation) => quotation.code)
    expect(await codes(client)).toEqual([code])
    expect(await codes(associate)).toEqual([code])
    expect(await codes(await given.client())).toEqual([])
    expect(await codes('administrator', { clientId: client.id })).toEqual([code])
    expect(await codes('administrator', { q: code })).toEqual([code])
    expect(await codes('administrator', { q: client.casilleroCode })).toEqual([code])
  })

  test('nobody asks for another’s client', async () => {
    const { id: clientId } = await given.client()
    for (const who of [await given.client(), await given.associate()])
      await expect(request(who, { ...COU, clientId })).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
    await expect(anonymous.call(quotations.requestQuotation, { body: COU })).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(quotations.listQuotations, {})).rejects.toMatchObject({ status: 401 })
  })
})

describe('what would be worth more than a million dollars', () => {
  const ppe = (...items: NonNullable<NewQuotation['items']>): NewQuotation => ({ service: 'PPE', weightInGrams: 1_000, items })

  test.each([
    ['one price many times', [{ quantity: 300, unitPriceInCents: 10_000_000 }], 0],
    [
      'the price that makes it so',
      [
        { quantity: 1, unitPriceInCents: 100_000_000 },
        { quantity: 1, unitPriceInCents: 1 },
      ],
      1,
    ],
  ])('is refused at %s', async (_which, items, position) => {
    await expect(request('client', ppe(...items))).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: `items.${position}.unitPriceInCents`, code: 'tooLarge' }] },
    })
    await expect(signedInAs('client').call(quotations.findWays, { body: { weightInGrams: 1_000, items } })).rejects.toMatchObject(
      { status: 422, details: { fields: [{ path: `items.${position}.unitPriceInCents` }] } },
    )
  })

  test('is quoted up to it', async () => {
    const { price, productValueInCents } = await request('client', ppe({ quantity: 10, unitPriceInCents: 10_000_000 }))
    expect(productValueInCents).toBe(100_000_000)
    // 6.5 % of 1,000,000.00; 8 % of 1,065,000.00.
    expect(amounts(price.lines).slice(2, -2)).toEqual([
      ['goods', 100_000_000],
      ['amazonTax', 6_500_000],
      ['storeShipping', 0],
      ['purchaseFee', 8_520_000],
    ])
  })
})
