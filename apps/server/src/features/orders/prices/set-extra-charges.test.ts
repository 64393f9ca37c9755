import { charges, orderActions, type Sent } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../../testing/events.repository.ts'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { billed, weighedBundle } from '../../../testing/given/given-packages.ts'
import { anonymous, type Person, signedInAs } from '../../../testing/world.ts'

type Charges = Sent<typeof orderActions.setExtraCharges>['body']['charges']

const administrator = signedInAs('administrator')
const NOBODY = '01890000-0000-7000-8000-000000000000'

const charge = (id: string, wanted: Charges, who: Person | 'administrator' | 'associate' = 'administrator') =>
  signedInAs(who).call(orderActions.setExtraCharges, { params: { id }, body: { charges: wanted } })

let names = 0
/** In the catalogue. */
const offer = (changes = {}) => {
  names += 1
  return administrator.call(charges.addCharge, { body: { name: `Bodegaje ${names}`, amountInCents: 500, ...changes } })
}
const linesOf = ({ price }: { price: { lines: { name: string; amountInCents: number }[] } | null }) =>
  price?.lines.map(({ name, amountInCents }) => [name, amountInCents])

describe('the extra charges of an order', () => {
  test('come from the catalogue, as it is then, or are its own', async () => {
    const { id } = await given.order()
    const storage = await offer({ amountInCents: 500 })

    const { extraCharges } = await charge(id, [
      { chargeId: storage.id, note: 'Dos semanas' },
      { name: 'Multa de aduana', amountInCents: 1_200, treatment: 'zero' },
    ])

    expect(extraCharges).toEqual([
      {
        id: expect.any(String),
        chargeId: storage.id,
        name: storage.name,
        amountInCents: 500,
        treatment: 'general',
        note: 'Dos semanas',
      },
      { id: expect.any(String), chargeId: null, name: 'Multa de aduana', amountInCents: 1_200, treatment: 'zero', note: '' },
    ])
    expect((await reload({ id })).extraCharges).toEqual(extraCharges)
  })

  test('may differ from the catalogue in their amount', async () => {
    const { id } = await given.order()
    const { id: chargeId, name } = await offer({ amountInCents: 500, treatment: 'zero' })

    const { extraCharges } = await charge(id, [{ chargeId, amountInCents: 750 }])

    expect(extraCharges).toEqual([expect.objectContaining({ chargeId, name, amountInCents: 750, treatment: 'zero' })])
  })

  test('replace those that were there, and are on record with them', async () => {
    const { id, version } = await given.order()
    await charge(id, [{ name: 'Reempaque', amountInCents: 350 }])

    const after = await charge(id, [{ name: 'Bodegaje', amountInCents: 500, note: 'Dos semanas' }])

    expect(after.extraCharges.map(({ name }) => name)).toEqual(['Bodegaje'])
    expect(after.version).toBe(version + 2)
    const event = (await eventsOf(id)).at(-1)
    expect(event).toMatchObject({ action: 'setExtraCharges', from: 'inReview', to: 'inReview', actorRole: 'administrator' })
    expect(event?.changes).toEqual({
      extraCharges: {
        from: [{ name: 'Reempaque', amountInCents: 350, treatment: 'general', note: '' }],
        to: [{ name: 'Bodegaje', amountInCents: 500, treatment: 'general', note: 'Dos semanas' }],
      },
      totalInCents: { from: 350, to: 500 },
    })
  })

  test('go with an empty list', async () => {
    const { id } = await given.order()
    await charge(id, [{ name: 'Reempaque', amountInCents: 350 }])

    expect((await charge(id, [])).extraCharges).toEqual([])
  })

  test('stay as they were charged when the catalogue changes, or offers them no more', async () => {
    const { id } = await given.order()
    const { id: chargeId, name } = await offer({ amountInCents: 500 })
    await charge(id, [{ chargeId }])

    await administrator.call(charges.updateCharge, { params: { id: chargeId }, body: { name, amountInCents: 900 } })
    expect((await reload({ id })).extraCharges).toMatchObject([{ name, amountInCents: 500 }])
    await administrator.call(charges.removeCharge, { params: { id: chargeId } })

    const kept = await charge(id, [{ chargeId }, { name: 'Multa', amountInCents: 100 }])
    expect(kept.extraCharges).toMatchObject([
      { chargeId, name, amountInCents: 500 },
      { chargeId: null, name: 'Multa', amountInCents: 100 },
    ])
  })
})

describe('the price of an order includes them', () => {
  // 2.50 kg and 120.00: 22.50 and 2.40; IVA on 22.50 + 2.40 + 3.50 = 28.40 → 4.26; the fine is not taxed (domain, section 8).
  const CHARGES: Charges = [
    { name: 'Reempaque', amountInCents: 350 },
    { name: 'Multa', amountInCents: 1_000, treatment: 'zero' },
  ]
  const LINES = [
    ['freight', 2_250],
    ['valuePercentage', 240],
    ['extraCharge', 350],
    ['extraCharge', 1_000],
    ['iva', 426],
    ['duty', 2_000],
  ]

  test('in its estimate', async () => {
    const { id } = await given.order({ storeWeightInGrams: 2_500, valueInCents: 12_000 })

    const order = await charge(id, CHARGES)

    expect(linesOf(order)).toEqual(LINES)
    expect(order).toMatchObject({ isPriceFinal: false, price: { totalInCents: 6_266 } })
    expect(order.price?.lines.filter(({ name }) => name === 'extraCharge')).toEqual([
      { name: 'extraCharge', label: 'Reempaque', amountInCents: 350, treatment: 'general' },
      { name: 'extraCharge', label: 'Multa', amountInCents: 1_000, treatment: 'zero' },
    ])
  })

  test('beside its frozen price, and on its bill', async () => {
    const client = await given.client()
    const [id = ''] = (await weighedBundle(client)).orderIds

    const order = await charge(id, CHARGES)
    expect(linesOf(order)).toEqual(LINES)
    expect(order.isPriceFinal).toBe(true)

    const bill = await billed(client, [id])
    expect(bill).toMatchObject({ subtotalInCents: 3_840, taxInCents: 426, dutyInCents: 2_000, totalInCents: 6_266 })
    expect(bill.orders[0]?.lines.map(({ name, label, amountInCents }) => [name, label, amountInCents])).toEqual([
      ['freight', undefined, 2_250],
      ['valuePercentage', undefined, 240],
      ['extraCharge', 'Reempaque', 350],
      ['extraCharge', 'Multa', 1_000],
      ['duty', undefined, 2_000],
    ])
    expect(linesOf(await reload({ id }))).toEqual(LINES)
  })
})

describe('extra charges are refused', () => {
  test('once the order is billed: the bill keeps what it was', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const [id = ''] = orderIds
    await billed(client, orderIds)

    await expect(charge(id, [{ name: 'Multa', amountInCents: 1 }])).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { ids: [id] },
    })
    expect((await reload({ id })).extraCharges).toEqual([])
  })

  test('to anybody but an administrator', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await given.order({ client })

    for (const somebody of [client, associate]) {
      await expect(charge(id, [], somebody)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const unknown = anonymous.call(orderActions.setExtraCharges, { params: { id }, body: { charges: [] } })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('for an order that does not exist', async () => {
    await expect(charge(NOBODY, [])).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: [NOBODY] } })
  })

  test('where the catalogue does not offer one: none is charged', async () => {
    const { id } = await given.order()
    const { id: gone } = await offer()
    await administrator.call(charges.removeCharge, { params: { id: gone } })

    const attempt = charge(id, [{ name: 'Multa', amountInCents: 100 }, { chargeId: gone }, { chargeId: NOBODY }])

    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'chargeNotFound', details: { ids: [gone, NOBODY] } })
    expect((await reload({ id })).extraCharges).toEqual([])
  })

  test.each([
    ['charges.0.amountInCents', [{ name: 'Multa', amountInCents: -1 }], 'tooSmall'],
    ['charges.0.amountInCents', [{ name: 'Multa', amountInCents: 1_000_001 }], 'tooLarge'],
    ['charges.0.amountInCents', [{ name: 'Multa', amountInCents: 1.5 }], 'notValid'],
    ['charges.0.name', [{ name: '', amountInCents: 1 }], 'required'],
    ['charges.0.actorId', [{ name: 'Multa', amountInCents: 1, actorId: NOBODY }], 'unknownField'],
    ['charges', Array.from({ length: 21 }, () => ({ name: 'Multa', amountInCents: 1 })), 'tooMany'],
  ])('with a wrong %s', async (path, wanted, code) => {
    const { id } = await given.order()

    await expect(charge(id, wanted)).rejects.toMatchObject({
      status: 422,
      details: { fields: [expect.objectContaining({ path, code })] },
    })
  })
})

test('a bill and a change of charges at once: the bill has what the order has', async () => {
  const client = await given.client()
  const { orderIds } = await weighedBundle(client)
  const [id = ''] = orderIds

  const [bill] = await Promise.all([
    billed(client, orderIds),
    charge(id, [{ name: 'Multa', amountInCents: 100 }]).catch(() => undefined),
  ])

  const order = await reload({ id })
  expect(bill.orders[0]?.lines.filter(({ name }) => name === 'extraCharge')).toHaveLength(order.extraCharges.length)
})
