// What an associate is owed is summed by the server and paid with one press, however many packages it is of.
import { earnings } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenCopies } from '../../testing/given/given-many-earnings.repository.ts'
import { ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { takenBack } from '../../testing/given/given-settlements.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
type Query = { earnedInCents?: number }
const owedTo = async ({ id: associateId }: Person, query: Query = {}) =>
  (await administrator.call(earnings.getOwed, { query: { associateId, ...query } })).data[0]
const settleAll = ({ id: associateId }: Person, totalInCents?: number) =>
  administrator.call(earnings.settleEarnings, { body: { associateId, totalInCents, reference: 'TRX-1' } })
const totalsOf = async (associate: Person) => (await signedInAs(associate).call(earnings.listEarnings)).totals

/** An associate of a paid package, and of so many copies of it. */
async function associateOf(count: number) {
  const associate = await given.associate()
  const [orderId = ''] = ordersOf(await paidBundle(await given.client({ associate })))
  return { ...associate, orderId, copies: count > 1 ? await givenCopies(orderId, count - 1) : [] }
}

describe('what an associate is owed', () => {
  test('is settled whole, without naming a package', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const orderIds = [...ordersOf(await paidBundle(client)), ...ordersOf(await paidBundle(client))]
    expect(await owedTo(associate)).toEqual({
      associate: expect.objectContaining({ id: associate.id }),
      orders: 2,
      collectedInCents: 1_604,
      settlement: { earnedInCents: 1_604, takenOff: { orders: 0, amountInCents: 0, oldest: [] }, totalInCents: 1_604 },
    })

    const { settlements } = await settleAll(associate, 1_604)

    expect(settlements).toMatchObject([{ totalInCents: 1_604, associate: { id: associate.id } }])
    const { data } = await signedInAs(associate).call(earnings.listEarnings)
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(orderIds))
    expect(await owedTo(associate)).toMatchObject({ orders: 0, collectedInCents: 0 })
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  })

  test('is not settled where it comes to something else than was seen', async () => {
    const associate = await associateOf(1)

    await expect(settleAll(associate, 801)).rejects.toMatchObject({
      status: 422,
      code: 'amountDiffers',
      details: { totalInCents: 802 },
    })
    const orderIds = [associate.orderId]
    await expect(administrator.call(earnings.settleEarnings, { body: { orderIds, totalInCents: 900 } })).rejects.toMatchObject({
      code: 'amountDiffers',
    })
    expect(await totalsOf(associate)).toMatchObject({ collectedInCents: 802, settledInCents: 0 })
  })

  test('is nothing where nothing was collected, and is said of associates alone', async () => {
    const associate = await given.associate()
    const client = await given.client()

    expect(await owedTo(associate)).toMatchObject({ orders: 0, settlement: { totalInCents: 0 } })
    await expect(settleAll(associate)).rejects.toMatchObject({ status: 422, code: 'amountDiffers', details: { totalInCents: 0 } })
    for (const attempt of [owedTo, settleAll])
      await expect(attempt(client)).rejects.toMatchObject({
        status: 404,
        code: 'associateNotFound',
        details: { ids: [client.id] },
      })
  })

  test('names packages or an associate, and not both', async () => {
    const { id: associateId, orderId } = await associateOf(1)

    for (const body of [{}, { associateId, orderIds: [orderId] }])
      await expect(administrator.call(earnings.settleEarnings, { body })).rejects.toMatchObject({ status: 422 })
  })
})

describe('of more packages than a list shows', () => {
  test('what was taken back is counted and summed whole, its oldest named', async () => {
    const associate = await associateOf(250)
    await settleAll(associate, 250 * 802)
    await takenBack(associate.copies.slice(0, 120))
    await paidBundle(await given.client({ associate }))

    // One earning of 8.02 takes one off; of a year's 2,000.00 all are taken off.
    expect(await owedTo(associate)).toMatchObject({ orders: 1, settlement: { takenOff: { orders: 1 }, totalInCents: 0 } })
    const all = await owedTo(associate, { earnedInCents: 200_000 })
    expect(all?.settlement).toMatchObject({
      earnedInCents: 200_000,
      takenOff: { orders: 120, amountInCents: 120 * 802 },
      totalInCents: 200_000 - 120 * 802,
    })
    expect(all?.settlement.takenOff.oldest).toHaveLength(10)
    expect(all?.settlement.takenOff.oldest[0]?.code).toMatch(/^COPY-/)
  })
})
