// A package that is too heavy: what can be done, what its owner chooses, and what staff do for them (both ways, section 3).
import { orderActions, orders, parameters, prices, quotations } from '@app/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { givenCategoryC } from '../../../testing/given/given-category-c.ts'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { askFor, wanted } from '../../../testing/package-requests.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const ITEMS = [
  { description: 'Cafetera', quantity: 1, unitPriceInCents: 12_000 },
  { description: 'Teclado', quantity: 2, unitPriceInCents: 4_000 },
]

/** 5.20 kg of 200.00, received in Miami: incomplete. */
async function tooHeavy(client: Person, items = ITEMS) {
  const { orders: made } = await askFor(client, [wanted({ items })])
  const id = made[0]?.id ?? ''
  const arrivals = [{ orderId: id, weightInGrams: 5_200 }]
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })
  return reload({ id })
}
const waysOf = (client: Person, id: string, tariffId?: string) =>
  signedInAs(client).call(prices.getOrderWays, { params: { id }, query: tariffId ? { tariffId } : {} })
const answer = (client: Person, id: string, body: object) =>
  signedInAs(client).call(orderActions.completeOrder, { params: { id }, body })
const FREE = { lines: [], totalInCents: 0 }
const namesOf = ({ ways }: { ways: { way: string }[] }) => ways.map(({ way }) => way)

afterAll(async () => {
  const body = { parameters: [{ key: 'categoryCEnabled' as const, value: 0 }], reason: 'Se cierra la carga.' }
  await administrator.call(parameters.updateParameters, { body })
})

describe('a package that is too heavy, where the house takes category B alone', () => {
  test('is split, returned, abandoned or corrected; category C is named nowhere', async () => {
    const client = await given.client()
    const { id, status, missing } = await tooHeavy(client)
    expect({ status, missing }).toEqual({ status: 'incomplete', missing: ['categoryLimit'] })

    const found = await waysOf(client, id)

    // 3.12 kg of 120.00 and 2.08 kg of 80.00: 28.08 + 2.40, 18.72 + 1.60; IVA of 50.80 is 7.62; two duties.
    expect(found).toMatchObject({
      ways: [
        { way: 'split', parts: [{ quantities: [1, 0] }, { quantities: [0, 2] }], price: { totalInCents: 9_842 } },
        { way: 'return', price: { lines: [], totalInCents: 0 } },
        { way: 'abandon', price: { lines: [], totalInCents: 0 } },
        { way: 'correct' },
      ],
      hindrance: null,
    })
  })

  test('changes to no other category: that is not offered, and refused', async () => {
    const { id } = await tooHeavy(await given.client())
    expect((await reload({ id })).allowedActions).not.toContain('changeCategory')
    const body = { category: 'C' as const, tariffId: crypto.randomUUID(), note: 'Por teléfono.' }
    await expect(administrator.call(orderActions.setCategory, { params: { id }, body })).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { because: ['onlyCategory'] },
    })
  })

  test('waits for staff with the partition that its owner chose, who split it as they weigh it', async () => {
    const client = await given.client()
    const { id } = await tooHeavy(client)

    expect(await answer(client, id, { way: 'split', totalInCents: 9_842 })).toMatchObject({ status: 'incompleteState' })

    const chosen = await reload({ id })
    expect(chosen.chosenWay).toEqual({
      way: 'split',
      quantities: [
        [1, 0],
        [0, 2],
      ],
      totalInCents: 9_842,
    })
    const [coffee, keyboard] = ITEMS
    const parts = [
      { items: coffee ? [coffee] : [], productValueInCents: 12_000, weightInGrams: 3_600 },
      { items: keyboard ? [keyboard] : [], productValueInCents: 8_000, weightInGrams: 1_600 },
    ]
    const split = await administrator.call(orderActions.splitOrder, { params: { id }, body: { parts } })
    expect(split.orders).toMatchObject([
      { status: 'inWarehouseMIA', price: { totalInCents: 6_002 } },
      { status: 'inWarehouseMIA', price: { totalInCents: 3_840 } },
    ])
  })

  test('costs what its owner was told, or they are asked again', async () => {
    const client = await given.client()
    const { id } = await tooHeavy(client)
    await expect(answer(client, id, { way: 'split', totalInCents: 9_841 })).rejects.toMatchObject({
      status: 422,
      code: 'amountDiffers',
      details: { totalInCents: 9_842 },
    })
    await expect(answer(client, id, { way: 'categoryC', totalInCents: 9_842 })).rejects.toMatchObject({ code: 'stillIncomplete' })
    expect(await reload({ id })).toMatchObject({ status: 'incomplete', chosenWay: null })
  })

  test('does not go on while it is too heavy, whatever its owner says', async () => {
    const client = await given.client()
    const { id } = await tooHeavy(client)
    await answer(client, id, { comment: 'No pesa tanto.' })
    const offered = async () => (await reload({ id })).allowedActions.includes('resume')
    expect(await offered()).toBe(false)
    const resume = () => administrator.call(orderActions.updateIncomplete, { body: { orderId: id, resume: true } })
    await expect(resume()).rejects.toMatchObject({
      status: 422,
      code: 'stillIncomplete',
      details: { missing: ['categoryLimit'] },
    })

    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: id, weightInGrams: 3_900 }] } })

    expect(await offered()).toBe(true)
    expect(await resume()).toMatchObject({ status: 'inWarehouseMIA' })
  })

  test('is answered without a way by what is wrong on record, in words', async () => {
    const client = await given.client()
    const { id } = await tooHeavy(client)
    await expect(answer(client, id, {})).rejects.toMatchObject({ status: 422, code: 'stillIncomplete' })
  })

  test('that is one thing says why nobody can bring it', async () => {
    const client = await given.client()
    const { id } = await tooHeavy(client, [{ description: 'Parlante', quantity: 1, unitPriceInCents: 20_000 }])
    expect(await waysOf(client, id)).toEqual({
      ways: [{ way: 'return', price: FREE }, { way: 'abandon', price: FREE }, { way: 'correct' }],
      hindrance: { of: 'weight', inGrams: 5_200, mostInGrams: 4_000 },
    })
  })
})

test('a package that fits has no ways out', async () => {
  const client = await given.client()
  const { id } = await given.order({ client, status: 'inWarehouseMIA' })
  expect(await waysOf(client, id)).toEqual({ ways: [], hindrance: null })
})

describe('before anything is ordered', () => {
  const quoted = (body: object) =>
    signedInAs('client').call(quotations.findWays, { body: { weightInGrams: 500, items: ITEMS.map(priced), ...body } })
  const priced = ({ quantity, unitPriceInCents }: (typeof ITEMS)[number]) => ({ quantity, unitPriceInCents })

  test('a telephone of 799.00 cannot be brought', async () => {
    expect(await quoted({ items: [{ quantity: 1, unitPriceInCents: 79_900 }] })).toEqual({
      ways: [],
      hindrance: { of: 'value', inCents: 79_900, withTaxInCents: 85_094, mostInCents: 40_000 },
    })
  })

  test('a thing at the end of the range is told with its tax, which is past it', async () => {
    // 1,000,000.00 and 6.5 % of US tax.
    expect(await quoted({ items: [{ quantity: 1, unitPriceInCents: 100_000_000 }] })).toMatchObject({
      hindrance: { of: 'value', inCents: 100_000_000, withTaxInCents: 106_500_000 },
    })
  })

  test('5.20 kg are split, for 98.42', async () => {
    expect(await quoted({ weightInGrams: 5_200 })).toMatchObject({ ways: [{ way: 'split', price: { totalInCents: 9_842 } }] })
  })
})

describe('where the house takes category C', () => {
  test('its owner moves it there at once, at the price of its class', async () => {
    const tariffId = await givenCategoryC(500)
    const client = await given.client()
    const { id } = await tooHeavy(client)
    expect((await waysOf(client, id)).ways).toMatchObject([
      { way: 'split' },
      { way: 'categoryC', price: null },
      { way: 'return' },
      { way: 'abandon' },
      { way: 'correct' },
    ])
    const { ways } = await waysOf(client, id, tariffId)
    expect(ways[1]).toMatchObject({ way: 'categoryC', price: { totalInCents: 10_317 } })

    const moved = await answer(client, id, { way: 'categoryC', tariffId, totalInCents: 10_317 })

    expect(moved).toMatchObject({ status: 'inWarehouseMIA', category: 'C', missing: [], price: { totalInCents: 10_317 } })
    const { items } = await administrator.call(orders.getOrder, { params: { id } })
    expect(items).toMatchObject([{ tariffId }, { tariffId }])
  })

  test('needs its class', async () => {
    await givenCategoryC(500)
    const client = await given.client()
    const { id } = await tooHeavy(client)
    await expect(answer(client, id, { way: 'categoryC', totalInCents: 10_317 })).rejects.toMatchObject({
      code: 'fieldRequired',
      details: { fields: [{ path: 'tariffId' }] },
    })
  })

  test('staff move it with the note of its owner’s consent', async () => {
    const tariffId = await givenCategoryC(500)
    const associate = await given.associate()
    const { id } = await tooHeavy(await given.client({ associate }))
    const body = { category: 'C', tariffId, note: 'Lo aprobó por teléfono el lunes.' } as const

    const moved = await signedInAs(associate).call(orderActions.setCategory, { params: { id }, body })

    expect(moved).toMatchObject({ status: 'inWarehouseMIA', category: 'C' })
    const { timeline } = await reload({ id })
    expect(timeline.at(-1)).toMatchObject({ action: 'changeCategory', note: 'Lo aprobó por teléfono el lunes.' })
    expect(namesOf(await administrator.call(prices.getOrderWays, { params: { id }, query: {} }))).toEqual([])
  })

  test('back in category B it must fit', async () => {
    const tariffId = await givenCategoryC(500)
    const client = await given.client()
    const heavy = await given.order({ client, tariffId, weightInGrams: 5_200, status: 'inWarehouseMIA' })
    const light = await given.order({ client, tariffId, weightInGrams: 1_000, status: 'inWarehouseMIA' })
    const toB = (id: string) =>
      administrator.call(orderActions.setCategory, { params: { id }, body: { category: 'B', note: 'Lo pidió por correo.' } })
    await expect(toB(heavy.id)).rejects.toMatchObject({ status: 422, code: 'categoryBLimitExceeded' })
    expect(await toB(light.id)).toMatchObject({ category: 'B', price: { totalInCents: 3_265 } })
  })
})
