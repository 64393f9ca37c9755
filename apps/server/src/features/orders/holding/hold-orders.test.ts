// Packages in Miami that staff hold back: who may, what takes them no more, what their client reads, and how it ends (office, section 2).
// Cut-off on Wednesdays, arrival on Fridays.
import { bundleSuggestion, bundles, orderActions, orders, personalData } from '@app/contract'
import { describe, expect, test, vi } from 'vitest'
import { givenDuties } from '../../../testing/access/given-duties.ts'
import { callerWith } from '../../../testing/caller.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { standStillAt } from '../../../testing/moved-clock.ts'
import { currentServer, type Person, signIn } from '../../../testing/world.ts'
import { renewEstimatesOfDay } from '../promise/renew-estimates-of-day.ts'

/** 10:00 in Quito on Thursday 3 December. */
standStillAt(new Date('2026-12-03T15:00:00Z'))
const goTo = (day: string) => void vi.setSystemTime(new Date(`${day}T15:00:00Z`))

type Held = { until?: 'released' | 'nextCutOff' | 'day'; day?: string; note?: string }

/** Days go by between the calls: each signs in anew. */
const as = (who: Person) => callerWith(() => signIn(who))
const administrator = callerWith(async () => {
  boss ??= await given.administrator()
  return signIn(boss)
})
let boss: Person | undefined
const reload = (id: string, caller = administrator) => caller.call(orders.getOrder, { params: { id } })
const hold = (orderIds: string[], { until = 'released', ...held }: Held = {}, caller = administrator) =>
  caller.call(orderActions.holdOrders, { body: { orderIds, reason: 'travelTogether', until, ...held } })
const release = (orderIds: string[]) => administrator.call(orderActions.releaseOrders, { body: { orderIds } })
const bundle = (orderIds: string[]) => administrator.call(bundles.createBundle, { body: { orderIds } })
const found = async (client: Person, isHeld: boolean) =>
  (await administrator.call(orders.listAllOrders, { query: { clientId: [client.id], isHeld: `${isHeld}` } })).data.map(
    ({ id }) => id,
  )
const inMiami = async (client?: Person) => {
  goTo('2026-12-03')
  return given.order({ status: 'inWarehouseMIA', isAuthorizedToBundle: true, ...(client && { client }) })
}

describe('a package on hold', () => {
  test('is in no proposal and no bundle, and is found in the list, until it is released', async () => {
    const client = await given.client()
    const [held, free] = [await inMiami(client), await inMiami(client)]
    const suggest = () => administrator.call(bundleSuggestion.suggestBundles, { query: { clientId: client.id } })

    const { orders: after } = await hold([held.id], { note: 'Llega otro el lunes.' })
    expect(after).toMatchObject([{ hold: { reason: 'travelTogether', until: null, note: 'Llega otro el lunes.' } }])
    expect((await suggest()).packages).toBe(1)
    expect([await found(client, true), await found(client, false)]).toEqual([[held.id], [free.id]])
    await expect(bundle([held.id, free.id])).rejects.toMatchObject({
      ...{ status: 409, code: 'orderHeld' },
      details: { ids: [held.id], next: [{ action: 'release', call: 'DELETE /order/hold' }] },
    })
    const { allowedActions } = await reload(held.id)
    expect(allowedActions).toEqual(expect.arrayContaining(['hold', 'release']))
    expect(allowedActions).not.toContain('bundle')

    await release([held.id])
    expect(await reload(held.id)).toMatchObject({ hold: null })
    expect((await suggest()).packages).toBe(2)
    await expect(bundle([held.id, free.id])).resolves.toMatchObject({ orders: expect.any(Array) })
  })

  test('does not join a bundle that is there', async () => {
    const client = await given.client()
    const [inside, held] = [await inMiami(client), await inMiami(client)]
    const { id } = await bundle([inside.id])
    await hold([held.id])
    const body = { orderIds: [inside.id, held.id] }
    await expect(administrator.call(bundles.updateBundle, { params: { id }, body })).rejects.toMatchObject({ code: 'orderHeld' })
  })

  test('ends by itself on its day, before anything ran in the night', async () => {
    const client = await given.client()
    const order = await inMiami(client)
    await hold([order.id], { until: 'day', day: '2026-12-07' })
    goTo('2026-12-06')
    expect(await reload(order.id)).toMatchObject({ hold: { until: '2026-12-07' } })
    await expect(bundle([order.id])).rejects.toMatchObject({ code: 'orderHeld' })

    goTo('2026-12-07')
    const free = await reload(order.id)
    expect(free.hold).toBeNull()
    expect(free.allowedActions).not.toContain('release')
    expect(await found(client, true)).toEqual([])
    await expect(release([order.id])).rejects.toMatchObject({ status: 409, details: { because: ['notHeld'] } })
    await expect(bundle([order.id])).resolves.toMatchObject({ orders: expect.any(Array) })
  })

  test('lets the coming cut-off pass, where it waits for the next flight', async () => {
    const order = await inMiami()
    await hold([order.id], { until: 'nextCutOff' })
    expect(await reload(order.id)).toMatchObject({ hold: { until: '2026-12-10' } })
  })

  test('has no expected day until it ends; the night after, it has one again', async () => {
    const order = await inMiami()
    expect(await reload(order.id)).toMatchObject({ promisedDate: '2026-12-11', estimatedArrivalDate: '2026-12-11' })
    await hold([order.id], { until: 'nextCutOff' })
    expect(await reload(order.id)).toMatchObject({ promisedDate: '2026-12-11', estimatedArrivalDate: null, daysLate: 0 })

    goTo('2026-12-10')
    const { db } = await currentServer()
    await renewEstimatesOfDay(db, '2026-12-10')
    expect(await reload(order.id)).toMatchObject({ estimatedArrivalDate: '2026-12-18', daysLate: 7 })
  })

  test('released by staff it has its day at once', async () => {
    const order = await inMiami()
    await hold([order.id])
    await release([order.id])
    expect(await reload(order.id)).toMatchObject({ estimatedArrivalDate: '2026-12-11', daysLate: 0 })
  })

  test('may be held anew: another day and reason', async () => {
    const order = await inMiami()
    await hold([order.id])
    await hold([order.id], { until: 'day', day: '2026-12-09' })
    expect(await reload(order.id)).toMatchObject({ hold: { until: '2026-12-09', note: '' } })
  })

  test('waits for nothing once its receipt is undone, or it ended', async () => {
    const [undone, removed] = [await inMiami(), await inMiami()]
    await hold([undone.id, removed.id])
    const arrivals = [{ orderId: undone.id, weightInGrams: 1_000, undo: true as const }]
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })
    await administrator.call(orderActions.removeOrders, { body: { orderIds: [removed.id], reason: '' } })
    expect([(await reload(undone.id)).hold, (await reload(removed.id)).hold]).toEqual([null, null])
  })
})

describe('what is said of it', () => {
  test('its client and associate read why and until when, never the note, and no names', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const order = await inMiami(client)
    await hold([order.id], { until: 'day', day: '2026-12-07', note: 'Parece perfume.' })
    for (const who of [client, associate]) {
      const read = await reload(order.id, as(who))
      expect(read.hold).toEqual({ reason: 'travelTogether', until: '2026-12-07', note: '' })
      expect(JSON.stringify(read)).not.toContain('perfume')
      expect(read.allowedActions).not.toContain('hold')
    }
    await release([order.id])
    const { timeline } = await reload(order.id, as(client))
    expect(timeline.slice(-2)).toMatchObject([
      { action: 'hold', note: '', actor: { name: '' } },
      { action: 'release', actor: { name: '' } },
    ])
  })

  test('the audit says from what to what', async () => {
    const order = await inMiami()
    await hold([order.id], { until: 'day', day: '2026-12-07', note: 'Parece perfume.' })
    const { data } = await administrator.call(personalData.listAudit, { query: { recordId: order.id } })
    expect(data.find(({ action }) => action === 'hold')?.changes).toEqual(
      expect.arrayContaining([
        { field: 'holdReason', from: null, to: 'travelTogether' },
        { field: 'heldUntil', from: null, to: '2026-12-07' },
        { field: 'holdNote', from: '', to: 'Parece perfume.' },
      ]),
    )
  })
})

describe('what is refused', () => {
  test('one that is in a bundle: it is taken out first, and none of the others is held', async () => {
    const client = await given.client()
    const [bundled, free] = [await inMiami(client), await inMiami(client)]
    await bundle([bundled.id])
    await expect(hold([free.id, bundled.id])).rejects.toMatchObject({
      ...{ status: 409, code: 'orderActionNotAllowed' },
      details: {
        ids: [bundled.id],
        because: ['bundled'],
        next: expect.arrayContaining([expect.objectContaining({ action: 'unbundle' })]),
      },
    })
    expect(await reload(free.id)).toMatchObject({ hold: null })
  })

  test.each(['reviewed', 'incomplete', 'sended', 'inWarehouseUIO'] as const)('one that is %s', async (status) => {
    goTo('2026-12-03')
    const order = await given.order({ status })
    await expect(hold([order.id])).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
  })

  test.each([
    ['none', undefined, 'fieldRequired'],
    ['today', '2026-12-03', 'fieldNotValid'],
    ['one 91 days from now', '2027-03-04', 'fieldNotValid'],
  ])('a day that is no end of a wait: %s', async (_which, day, code) => {
    const order = await inMiami()
    await expect(hold([order.id], { until: 'day', ...(day && { day }) })).rejects.toMatchObject({ status: 422, code })
  })

  test('associates, and whoever only does accounts', async () => {
    const associate = await given.associate()
    const order = await inMiami(await given.client({ associate }))
    await expect(hold([order.id], {}, as(associate))).rejects.toMatchObject({ status: 403 })
    const accounts = await givenDuties(['accounts'])
    await expect(hold([order.id], {}, as(accounts))).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
    await expect(hold([order.id], {}, as(await givenDuties(['counter'])))).resolves.toMatchObject({ orders: [{ id: order.id }] })
  })
})
