// An uncollected package is given up by its client's word, or after two notices (both ways, section 2), over HTTP.
import { incidents, notifications, orders, parameters } from '@app/contract'
import { describe, expect, test, vi } from 'vitest'
import { dueDay } from '../../../jobs/daily.ts'
import { callerWith } from '../../../testing/caller.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { weighedBundle } from '../../../testing/given/given-packages.ts'
import { standStillAt } from '../../../testing/moved-clock.ts'
import { currentServer, type Person, signIn } from '../../../testing/world.ts'
import { noticeAbandonedOfDay } from './notice-abandoned-of-day.ts'

/** 10:00 in Quito on Friday 2 January: 90 days are over on 2 April. */
standStillAt(new Date('2026-01-02T15:00:00Z'))

/** Days go by between the calls: each signs in anew. */
const administrator = callerWith(async () => {
  boss ??= await given.administrator()
  return signIn(boss)
})
let boss: Person | undefined
const goTo = (day: string) => void vi.setSystemTime(new Date(`${day}T15:00:00Z`))
const nightOf = async (day: string) => {
  vi.setSystemTime(new Date(`${day}T05:10:00Z`))
  const { db } = await currentServer()
  await noticeAbandonedOfDay(db, dueDay(new Date()))
  goTo(day)
}
const orderOf = (id: string) => administrator.call(orders.getOrder, { params: { id } })
async function abandon(id: string, clientsWord = '') {
  const params = { id }
  const { incidents: known } = await orderOf(id)
  const open = known.find(({ status }) => status === 'opened')
  const opening = { kind: 'delayed', description: 'Nadie lo retira.' } as const
  const incidentId = open?.id ?? (await administrator.call(incidents.openIncident, { params, body: opening })).id
  const body = { incidentId, outcome: 'abandoned', resolution: 'Nadie lo retiró.', clientsWord } as const
  return administrator.call(incidents.resolveIncident, { params, body })
}
const lying = async () => {
  goTo('2026-01-02')
  const client = await given.client()
  return { client, order: await given.order({ client, status: 'inWarehouseMIA' }) }
}

describe('by its client’s word', () => {
  test('at once, and how they said it is on record', async () => {
    const { order } = await lying()

    await abandon(order.id, 'Lo escribió por correo.')

    expect(await orderOf(order.id)).toMatchObject({
      ...{ status: 'removed', outcome: 'abandoned', abandonment: null },
      closing: { reason: 'Nadie lo retiró. · Lo escribió por correo.' },
    })
  })

  test('not without it: the refusal says since when it lies there, and from which day', async () => {
    const { order } = await lying()

    await expect(abandon(order.id)).rejects.toMatchObject({
      status: 409,
      code: 'abandonTooEarly',
      details: {
        ...{ since: '2026-01-02', firstNoticeOn: null, lastNoticeOn: null, from: '2026-04-02' },
        because: ['notNoticed', 'tooFewDays'],
        next: [{ action: 'resolveIncident', call: 'PATCH /order/{id}/incident', who: ['administrator'] }],
      },
    })
    expect((await orderOf(order.id)).status).toBe('inWarehouseMIA')
  })
})

describe('after two notices', () => {
  test('30 and 7 days before, once each, and not before the days are over', async () => {
    const { client, order } = await lying()
    await nightOf('2026-03-02')
    expect((await orderOf(order.id)).abandonment).toMatchObject({ firstNoticeOn: null, from: '2026-04-02' })

    await nightOf('2026-03-03')
    await nightOf('2026-03-03')
    await nightOf('2026-03-25')
    expect((await orderOf(order.id)).abandonment).toMatchObject({ firstNoticeOn: '2026-03-03', lastNoticeOn: null })
    await nightOf('2026-03-26')
    const noticed = { since: '2026-01-02', firstNoticeOn: '2026-03-03', lastNoticeOn: '2026-03-26', from: '2026-04-02' }
    expect((await orderOf(order.id)).abandonment).toEqual({ ...noticed, isDue: false })
    await nightOf('2026-04-01')
    await expect(abandon(order.id)).rejects.toMatchObject({ details: { because: ['tooFewDays'] } })

    await nightOf('2026-04-02')
    await abandon(order.id)

    expect(await orderOf(order.id)).toMatchObject({ status: 'removed', outcome: 'abandoned' })
    goTo('2026-04-02')
    const reader = callerWith(() => signIn(client))
    const told = async () => (await reader.call(notifications.listNotifications)).data.filter(({ kind }) => kind === 'orderWaits')
    await expect.poll(told).toHaveLength(2)
    expect(await told()).toMatchObject([
      { payload: { orderCode: order.code, note: expect.stringContaining('abandonado') } },
      { payload: { note: expect.stringContaining('Retíralo') } },
    ])
  })

  test('in Quito the days begin when it arrived there; what its client pays and leaves is told too', async () => {
    goTo('2026-01-02')
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const [id = ''] = orderIds
    await nightOf('2026-03-03')
    expect((await orderOf(id)).abandonment).toMatchObject({ since: '2026-01-02', firstNoticeOn: '2026-03-03' })
  })

  test('whoever gets one late has its 30 days all the same', async () => {
    const { order } = await lying()
    await nightOf('2026-06-01')
    goTo('2026-06-02')
    expect((await orderOf(order.id)).abandonment).toMatchObject({ firstNoticeOn: '2026-06-01', from: '2026-07-01' })
    await expect(abandon(order.id)).rejects.toMatchObject({ details: { because: ['notNoticed', 'tooFewDays'] } })
  })

  test('one that was found begins anew', async () => {
    const { order } = await lying()
    await nightOf('2026-03-03')
    await abandon(order.id, 'Que se lo queden.')
    const body = { goods: 'client', note: 'Lo quiere.' } as const
    await administrator.call(incidents.reopenOrder, { params: { id: order.id }, body })
    expect((await orderOf(order.id)).abandonment).toMatchObject({ firstNoticeOn: null, from: '2026-04-02' })
  })

  test('nobody is told of one that the house is about to ship, or of one on its way', async () => {
    const { order } = await lying()
    await given.bundle({ orders: [order] })
    await nightOf('2026-03-03')
    expect((await orderOf(order.id)).abandonment).toMatchObject({ firstNoticeOn: null })
  })
})

test('one without owner is given up once the days are over', async () => {
  goTo('2026-01-02')
  const { id } = await given.unmatched()
  goTo('2026-04-01')
  await expect(abandon(id)).rejects.toMatchObject({ code: 'abandonTooEarly', details: { because: ['tooFewDays'] } })
  goTo('2026-04-02')
  await abandon(id)
  expect(await orderOf(id)).toMatchObject({ status: 'removed', outcome: 'abandoned', client: null })
})

test('the days are a parameter; what its client chose for it is their word', async () => {
  const { order } = await lying()
  const set = (value: number) =>
    administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'abandonAfterDays', value }] } })
  await set(60)
  expect((await orderOf(order.id)).abandonment).toMatchObject({ from: '2026-03-03' })
  goTo('2026-01-03')
  await set(90)
})

test('what goes back to the store says how it is followed', async () => {
  const { order } = await lying()
  const params = { id: order.id }
  const { id: incidentId } = await administrator.call(incidents.openIncident, {
    params,
    body: { kind: 'delayed', description: 'No lo quiere.' },
  })
  const back = (returned: object) => {
    const body = { incidentId, outcome: 'returned', resolution: 'Lo devolvimos.', ...returned } as const
    return administrator.call(incidents.resolveIncident, { params, body })
  }
  await expect(back({})).rejects.toMatchObject({
    status: 422,
    details: { fields: [{ path: 'returnCarrier', code: 'fieldRequired' }] },
  })
  await expect(back({ returnCarrier: 'UPS' })).rejects.toMatchObject({
    status: 422,
    details: { fields: [{ path: 'returnTracking', code: 'fieldRequired' }] },
  })
  await back({ returnCarrier: 'UPS', returnTracking: '1Z999' })
  expect((await orderOf(order.id)).closing).toMatchObject({ returnCarrier: 'UPS', returnTracking: '1Z999' })
})
