// A price that a scale made is sent ten minutes later: what is undone or weighed again before that is sent once (both ways, section 6).
import { incidents, orderActions, prices } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { arrivedBundle, billed, SURE } from '../../testing/given/given-packages.ts'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

standStill()
const administrator = signedInAs('administrator')

async function givenArrived() {
  const client = await given.client()
  const { orderIds, bundleId } = await arrivedBundle(client)
  return { client, orderId: orderIds[0] ?? '', bundleId }
}
const weigh = (orderId: string, weightInGrams: number) =>
  administrator.call(prices.confirmBundleWeights, { body: { weights: [{ orderId, weightInGrams, confirmed: SURE }] } })
const undo = (bundleId: string) =>
  administrator.call(prices.confirmBundleWeights, { body: { undo: true, bundleIds: [bundleId] } })

/** Any call that writes wakes whoever reads the messages. */
async function later(minutes: number): Promise<void> {
  move(minutes * MINUTE)
  await given.client()
}
/** What they are told after that the package arrived, oldest first. */
const toldOf = async (client: Person, count: number) =>
  (await notificationsOf(client, { count: 4 + count })).data
    .slice(0, count)
    .map(({ kind }) => kind)
    .reverse()

describe('the price of a package', () => {
  test('is told after ten minutes, not before', async () => {
    const { client, orderId } = await givenArrived()
    await weigh(orderId, 2_500)
    await later(9)
    await toldOf(client, 0)

    await later(1)

    const { data } = await notificationsOf(client, { count: 5 })
    expect(data[0]).toMatchObject({ kind: 'orderReadyToPay', location: `/tuspagos?open=${orderId}` })
  })

  test('that was weighed again within them is told once, ten minutes after the last', async () => {
    const { client, orderId } = await givenArrived()
    await weigh(orderId, 2_500)
    await later(9)
    await weigh(orderId, 2_600)
    await later(9)
    await toldOf(client, 0)

    await later(1)

    expect(await toldOf(client, 1)).toEqual(['orderReadyToPay'])
  })

  test('that another one follows is a change of price', async () => {
    const { client, orderId } = await givenArrived()
    await weigh(orderId, 2_500)
    await later(10)
    await toldOf(client, 1)
    await weigh(orderId, 2_600)
    await later(10)

    expect(await toldOf(client, 2)).toEqual(['orderReadyToPay', 'orderPriceChanged'])
  })

  test('that was undone within them is told to nobody', async () => {
    const { client, orderId, bundleId } = await givenArrived()
    await weigh(orderId, 2_500)
    await undo(bundleId)
    await later(20)

    const body = { kind: 'delayed' as const, description: 'Aduana' }
    await administrator.call(incidents.openIncident, { params: { id: orderId }, body })
    expect(await toldOf(client, 1)).toEqual(['incidentOpened'])
  })

  test('that was told and undone is said to be weighed again, unless that was done meanwhile', async () => {
    const { client, orderId, bundleId } = await givenArrived()
    await weigh(orderId, 2_500)
    await later(10)
    await toldOf(client, 1)
    await undo(bundleId)
    await later(10)
    expect(await toldOf(client, 2)).toEqual(['orderReadyToPay', 'weighingUndone'])
    await weigh(orderId, 2_500)
    await undo(bundleId)
    await weigh(orderId, 2_400)
    await later(10)

    expect(await toldOf(client, 3)).toEqual(['orderReadyToPay', 'weighingUndone', 'orderReadyToPay'])
  })

  test('with a charge added meanwhile is one message', async () => {
    const { client, orderId } = await givenArrived()
    await weigh(orderId, 2_500)
    const charges = [{ name: 'Reempaque', amountInCents: 500, treatment: 'general' as const, note: '' }]
    await administrator.call(orderActions.setExtraCharges, { params: { id: orderId }, body: { charges } })
    await later(10)

    expect(await toldOf(client, 1)).toEqual(['orderReadyToPay'])
  })

  test('that is billed meanwhile is told by the bill', async () => {
    const { client, orderId } = await givenArrived()
    await weigh(orderId, 2_500)
    await billed(client, [orderId])
    await later(10)
    const body = { kind: 'delayed' as const, description: 'Aduana' }
    await administrator.call(incidents.openIncident, { params: { id: orderId }, body })

    expect(await toldOf(client, 1)).toEqual(['incidentOpened'])
  })
})
