// How far promised days were kept (both ways, section 5). Cut-off on Wednesdays, arrival on Fridays.
import { bundles, dashboard, manifests, orderActions, orders, prices } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { dueDay } from '../../jobs/daily.ts'
import { callerWith } from '../../testing/caller.ts'
import { given } from '../../testing/given/given-orders.ts'
import { standStillAt } from '../../testing/moved-clock.ts'
import { anonymous, currentServer, type Person, signedInAs, signIn } from '../../testing/world.ts'
import { renewEstimatesOfDay } from '../orders/promise/renew-estimates-of-day.ts'

/** Thursday 3 December, at 10:00 in Quito. */
const THURSDAY = new Date('2026-12-03T15:00:00Z')
standStillAt(THURSDAY)
const signedIn = (person: Person) => callerWith(() => signIn(person))

/** Received on the 3rd, promised for the 11th, shipped on the 9th, there on `arrivedOn`, weighed a day later. */
async function carried(client: Person, arrivedOn: string, weighedOn: string) {
  vi.setSystemTime(THURSDAY)
  const order = await given.order({ client, status: 'inWarehouseMIA' })
  const bundle = await given.bundle({ orders: [order] })
  const { id } = await given.manifest({ bundles: [bundle] })
  const boss = signedIn(await given.administrator())
  vi.setSystemTime(new Date('2026-12-09T15:00:00Z'))
  await boss.call(manifests.shipManifest, { params: { id } })
  vi.setSystemTime(new Date(`${arrivedOn}T15:00:00Z`))
  const { db } = await currentServer()
  await renewEstimatesOfDay(db, dueDay(new Date()))
  const late = (await boss.call(orders.getOrder, { params: { id: order.id } })).daysLate > 0
  if (late) await boss.call(orderActions.explainDelay, { body: { orderIds: [order.id], reason: 'customs' } })
  await boss.call(bundles.confirmBundleArrival, { body: { bundleIds: [bundle.id] } })
  vi.setSystemTime(new Date(`${weighedOn}T15:00:00Z`))
  await boss.call(prices.confirmBundleWeights, { body: { weights: [{ orderId: order.id, weightInGrams: 1_000 }] } })
}

test('on time, median and 80 %, by stage, cause and associate; an associate’s own clients alone', async () => {
  const [rosa, pablo] = [await given.associate(), await given.associate()]
  const [one, other] = [await given.client({ associate: rosa }), await given.client({ associate: pablo })]
  await carried(one, '2026-12-11', '2026-12-12')
  await carried(one, '2026-12-10', '2026-12-12')
  await carried(other, '2026-12-16', '2026-12-17')
  const query = { from: '2026-12-01', to: '2026-12-31' }

  const report = await signedIn(await given.administrator()).call(dashboard.getPromiseReport, { query })
  expect(report).toMatchObject({
    ...query,
    total: { packages: 3, onTime: 2, onTimeInBasisPoints: 6_667, medianDays: 8, daysOf80Percent: 13 },
    stages: [
      { stage: 'miami', packages: 3, medianDays: 6, daysOf80Percent: 6 },
      { stage: 'flight', packages: 3, medianDays: 2, daysOf80Percent: 7 },
      { stage: 'quito', packages: 3, medianDays: 1, daysOf80Percent: 2 },
    ],
    causes: [{ reason: 'customs', packages: 1 }],
  })
  expect(report.associates.map(({ associate, packages, onTime }) => [associate?.id, packages, onTime])).toEqual([
    [rosa.id, 2, 2],
    [pablo.id, 1, 0],
  ])

  const own = await signedIn(pablo).call(dashboard.getPromiseReport, { query })
  expect(own).toMatchObject({ total: { packages: 1, onTime: 0, onTimeInBasisPoints: 0 }, associates: [{ packages: 1 }] })
  const none = { from: '2025-12-01', to: '2025-12-31' }
  expect(await signedIn(rosa).call(dashboard.getPromiseReport, { query: none })).toMatchObject({
    total: { packages: 0, onTime: 0, onTimeInBasisPoints: null, medianDays: null, daysOf80Percent: null },
    causes: [],
    associates: [],
  })
})

test('of the last ninety days unless both days are given, in order', async () => {
  vi.setSystemTime(THURSDAY)
  const boss = signedIn(await given.administrator())
  const report = (query: object) => boss.call(dashboard.getPromiseReport, { query })
  expect(await report({})).toMatchObject({ from: '2026-09-05', to: '2026-12-03' })
  await expect(report({ from: '2026-12-01' })).rejects.toMatchObject({ status: 422, code: 'fieldRequired' })
  await expect(report({ to: '2026-12-01' })).rejects.toMatchObject({ status: 422, code: 'fieldRequired' })
  await expect(report({ from: '2026-12-02', to: '2026-12-01' })).rejects.toMatchObject({ status: 422, code: 'dateRangeReversed' })
})

test('is for staff', async () => {
  vi.useRealTimers()
  await expect(anonymous.call(dashboard.getPromiseReport)).rejects.toMatchObject({ status: 401 })
  await expect(signedInAs(await given.client()).call(dashboard.getPromiseReport)).rejects.toMatchObject({ status: 403 })
})
