import { bills, earnings, orders, prices, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { arrivedBundle, billed, SURE, weighedBundle } from '../../testing/given/given-packages.ts'
import { lost } from '../../testing/lost.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const books = async () => checkBooks((await currentServer()).db)
const totalsOf = async (who: Person) => (await signedInAs(who).call(earnings.listEarnings)).totals

async function dutyOf(id: string) {
  const { price } = await orderOf(id)
  return price?.lines.find(({ name }) => name === 'duty')?.amountInCents
}
const dutiesOf = (ids: string[]) => Promise.all(ids.map(dutyOf))

const weigh = (orderId: string, weightInGrams: number) =>
  administrator.call(prices.confirmBundleWeights, { body: { weights: [{ orderId, weightInGrams, confirmed: SURE }] } })

const EQUAL = { weightInGrams: 1_000, valueInCents: 4_000 }

describe('when a package of a declaration is lost', () => {
  test('the others share its duty, and nobody earns from it', async () => {
    const associate = await given.associate()
    const arrived = await weighedBundle(await given.client({ associate }), [
      EQUAL,
      EQUAL,
      { weightInGrams: 2_000, valueInCents: 4_000 },
    ])
    const [first, ...left] = arrived.orderIds
    // 1.00 kg at 10.00 (the minimum) less 6.00 is 4.00; 2.00 kg at 18.00 less 12.00 is 6.00; each plus 10 % and less 3 %.
    expect(await totalsOf(associate)).toMatchObject({ pendingInCents: 428 + 428 + 642 })

    await lost(first)

    // 20.00 over 1.00 and 2.00 kg.
    expect(await dutiesOf(left)).toEqual([667, 1_333])
    expect(await totalsOf(associate)).toMatchObject({ pendingInCents: 428 + 642 })
    expect(await books()).toEqual([])
  })

  test('what is billed keeps its share; the rest share the rest', async () => {
    const client = await given.client()
    const arrived = await weighedBundle(client, [EQUAL, EQUAL, EQUAL, EQUAL])
    const [first, ...left] = arrived.orderIds
    await billed(client, left.slice(0, 1))

    await lost(first)

    expect(await dutiesOf(left)).toEqual([500, 750, 750])
    expect(await books()).toEqual([])
  })

  test('and all others are billed, the house bears its share, until a bill is voided', async () => {
    const client = await given.client()
    const arrived = await weighedBundle(client, [EQUAL, EQUAL])
    const [first, left = ''] = arrived.orderIds
    const bill = await billed(client, [left])

    await lost(first)
    expect(await dutyOf(left)).toBe(1_000)
    expect(await books()).toEqual([])

    await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Falta un cargo.' } })
    expect(await dutyOf(left)).toBe(2_000)
    expect(await books()).toEqual([])
  })

  test('before it is weighed, nothing is priced', async () => {
    const arrived = await arrivedBundle(await given.client(), [EQUAL, EQUAL])
    const [first, left = ''] = arrived.orderIds

    await lost(first)

    expect(await orderOf(left)).toMatchObject({ status: 'arrived', isPriceFinal: false })
    expect(await books()).toEqual([])
  })
})

test('a bill that is voided gives its packages their part of the duty again', async () => {
  const client = await given.client()
  const { orderIds } = await weighedBundle(client, [EQUAL, EQUAL])
  const [first = '', second = ''] = orderIds
  const bill = await billed(client, [first])
  await weigh(second, 3_000)
  expect(await dutiesOf(orderIds)).toEqual([1_000, 1_000])

  await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Otra persona retira.' } })

  expect(await dutiesOf(orderIds)).toEqual([500, 1_500])
  expect(await books()).toEqual([])
})

test('whoever becomes the associate after the weighing earns from what is weighed again, not from what only shares its duty', async () => {
  const client = await given.client()
  const { orderIds } = await weighedBundle(client, [EQUAL, EQUAL])
  const associate = await given.associate()
  const body = { clientIds: [client.id], withOpenOrders: true }
  await administrator.call(users.assignClients, { params: { id: associate.id }, body })

  await weigh(orderIds[0] ?? '', 3_000)

  expect(await dutiesOf(orderIds)).toEqual([1_500, 500])
  // 3.00 kg at 27.00 less 18.00 is 9.00, plus 10 % and less 3 %.
  expect(await totalsOf(associate)).toMatchObject({ pendingInCents: 963 })
  expect(await books()).toEqual([])
})

test('a bill is voided, a package lost and another weighed at once: nobody waits for ever, and the books balance', async () => {
  const client = await given.client({ associate: await given.associate() })
  const { orderIds } = await weighedBundle(client, [EQUAL, EQUAL, EQUAL])
  const [first = '', second = '', third = ''] = orderIds
  const bill = await billed(client, [first])
  const voidBill = () => administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: 'Otra persona retira.' } })

  const attempts = [voidBill(), lost(third), weigh(second, 1_500), billed(client, [second]), weigh(second, 2_000)]
  const refusals = (await Promise.allSettled(attempts)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason.status] : [],
  )

  expect(refusals.every((status) => status === 409)).toBe(true)
  expect(await orderOf(first)).toMatchObject({ status: 'inWarehouseUIO' })
  expect(await orderOf(third)).toMatchObject({ status: 'removed' })
  expect(await books()).toEqual([])
})
