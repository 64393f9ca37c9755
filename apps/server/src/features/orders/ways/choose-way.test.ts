// What the owner of a package over its limit chooses, and how the office carries it out (both ways, section 3).
import { incidents, orderActions, prices } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { askFor, wanted } from '../../../testing/package-requests.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const ITEMS = [
  { description: 'Cafetera', quantity: 1, unitPriceInCents: 12_000 },
  { description: 'Teclado', quantity: 2, unitPriceInCents: 4_000 },
]

/** 5.20 kg of 200.00: too heavy as soon as Miami weighs it. */
async function tooHeavy(client: Person, { isReceived = true } = {}): Promise<string> {
  const { orders: made } = await askFor(client, [wanted({ items: ITEMS })])
  const id = made[0]?.id ?? ''
  const arrivals = [{ orderId: id, weightInGrams: 5_200 }]
  if (isReceived) await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })
  return id
}
const choose = (client: Person, id: string, body: object) =>
  signedInAs(client).call(orderActions.completeOrder, { params: { id }, body })

describe('boxes that the owner chose instead of the best', () => {
  // 5.20 kg by value: 3.12 kg of the coffee machine, 1.04 kg of each keyboard.
  const parts = [
    [1, 0],
    [0, 1],
    [0, 1],
  ]

  test('are kept with their own price: three boxes pay three duties', async () => {
    const client = await given.client()
    const id = await tooHeavy(client)
    // 28.08 + 2.40, twice 10.00 + 0.80; IVA of 52.08 is 7.81; three duties.
    await expect(choose(client, id, { way: 'split', parts, totalInCents: 9_842 })).rejects.toMatchObject({
      code: 'amountDiffers',
      details: { totalInCents: 11_989 },
    })

    await choose(client, id, { way: 'split', parts, totalInCents: 11_989 })

    expect(await reload({ id })).toMatchObject({
      status: 'incompleteState',
      chosenWay: { way: 'split', quantities: parts, totalInCents: 11_989 },
    })
    // What staff carry out is prefilled from it.
    const { ways } = await administrator.call(prices.getOrderWays, { params: { id }, query: {} })
    expect(ways[0]).toMatchObject({ parts: parts.map((quantities) => ({ quantities })), price: { totalInCents: 11_989 } })
  })

  test('are refused where they are not what it holds', async () => {
    const client = await given.client()
    const id = await tooHeavy(client)
    const wrong = [
      [1, 0],
      [0, 1],
    ]
    await expect(choose(client, id, { way: 'split', parts: wrong, totalInCents: 9_842 })).rejects.toMatchObject({
      status: 422,
      code: 'partsDoNotAddUp',
      details: { fields: [{ path: 'parts' }] },
    })
  })

  test('are priced before they are chosen: each box, and what is refused of them', async () => {
    const client = await given.client()
    const id = await tooHeavy(client)
    const asked = (boxes: string) => signedInAs(client).call(prices.getOrderWays, { params: { id }, query: { boxes } })

    const { ways } = await asked('1,0;0,1;0,1')

    expect(ways[0]).toMatchObject({
      way: 'split',
      parts: parts.map((quantities) => ({ quantities })),
      price: { totalInCents: 11_989 },
    })
    const wrong = (code: string) => ({ status: 422, code, details: { fields: [{ path: 'boxes' }] } })
    await expect(asked('1,0;0,1')).rejects.toMatchObject(wrong('partsDoNotAddUp'))
    await expect(asked('1,2;0,0')).rejects.toMatchObject(wrong('partsDoNotAddUp'))
    // 3.12 and 1.04 kg are above 4 kg together.
    await expect(asked('1,1;0,1')).rejects.toMatchObject(wrong('categoryBLimitExceeded'))
    await expect(asked('todo')).rejects.toMatchObject({ status: 422 })
    expect(await reload({ id })).toMatchObject({ chosenWay: null })
  })

  test('belong to a split alone', async () => {
    const client = await given.client()
    const id = await tooHeavy(client)
    await expect(choose(client, id, { way: 'return', parts, totalInCents: 0 })).rejects.toMatchObject({ status: 422 })
  })
})

describe('a package that its owner does not want to go on', () => {
  const incidentOf = async (id: string) => (await reload({ id })).incidents[0]

  test.each([
    ['return', 'returned'],
    ['abandon', 'abandoned'],
  ] as const)('%s: is the owner’s word, and the office ends it as %s', async (way, outcome) => {
    const client = await given.client()
    const id = await tooHeavy(client)

    const answered = await choose(client, id, { way, totalInCents: 0, comment: 'Ya no lo quiero.' })

    expect(answered).toMatchObject({ status: 'incompleteState', incidentOpen: true })
    expect(await reload({ id })).toMatchObject({ chosenWay: { way, quantities: [], totalInCents: 0 } })
    const incident = await incidentOf(id)
    expect(incident).toMatchObject({ kind: 'overLimit', status: 'opened', description: 'Ya no lo quiero.' })

    const body = {
      incidentId: incident?.id ?? '',
      outcome,
      resolution: 'Como lo pidió.',
      returnCarrier: 'UPS',
      returnTracking: '1Z999',
    }
    await administrator.call(incidents.resolveIncident, { params: { id }, body })

    expect(await reload({ id })).toMatchObject({ status: 'removed', outcome, responsible: 'client' })
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  })

  test('changes their mind once it is asked again: what is open for it is the office’s to resolve', async () => {
    const client = await given.client()
    const id = await tooHeavy(client)
    await choose(client, id, { way: 'return', totalInCents: 0 })
    const body = { orderId: id, missing: ['categoryLimit' as const], note: '¿Seguro que no lo dividimos?' }
    await administrator.call(orderActions.updateIncomplete, { body })

    await choose(client, id, { way: 'abandon', totalInCents: 0 })

    const order = await reload({ id })
    expect(order.chosenWay).toMatchObject({ way: 'abandon' })
    expect(order.incidents).toHaveLength(1)
  })

  test('cannot send back what has not come', async () => {
    const client = await given.client()
    const id = await tooHeavy(client, { isReceived: false })
    const asked = { orderId: id, missing: ['categoryLimit' as const], note: 'Pesa mucho según la tienda.' }
    await administrator.call(orderActions.updateIncomplete, { body: asked })
    await expect(choose(client, id, { way: 'return', totalInCents: 0 })).rejects.toMatchObject({ code: 'stillIncomplete' })
    expect(await signedInAs(client).call(prices.getOrderWays, { params: { id }, query: {} })).toEqual({
      ways: [],
      hindrance: null,
    })
  })
})
