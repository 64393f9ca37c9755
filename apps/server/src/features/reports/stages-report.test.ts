// Days of each stage that packages ended, and how many came on the promised day (office, section 4). Cut-off on Wednesdays, arrival on Fridays.
import { bills, bundles, deliveries, manifests, orderActions, orders, payments, prices, reports } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import { businessDay } from '@app/domain'
import { beforeAll, expect, test, vi } from 'vitest'
import { callerWith } from '../../testing/caller.ts'
import { given } from '../../testing/given/given-orders.ts'
import { NOBODY_ELSE, SURE } from '../../testing/given/given-packages.ts'
import { listFile } from '../../testing/list-files.ts'
import { standStillAt } from '../../testing/moved-clock.ts'
import { asKept } from '../../testing/reports/as-kept.ts'
import { type Person, signIn } from '../../testing/world.ts'

/** 10:00 in Quito on a day of December. */
const at = (day: number) => new Date(Date.UTC(2026, 11, day, 15))
standStillAt(at(1))

let boss: Person
/** A session for each day: none lasts through a package's way. */
const sessions = new Map<number, ReturnType<typeof signIn>>()
const administrator = callerWith(() => {
  const day = Date.now()
  const session = sessions.get(day) ?? signIn(boss)
  sessions.set(day, session)
  return session
})
const report = (query: object) => asKept(() => administrator.call(reports.getStagesReport, { query }))

/** The days on which it was received, put into a bundle, shipped, arrived, weighed, billed and handed over. */
type Way = readonly [number, number, number, number, number, number?, number?]
const guides = new Map<Order, number>()

async function walk(client: Person, order: Order, [received, bundled, shipped, arrived, weighed, billed, delivered]: Way) {
  const orderIds = [order.id]
  vi.setSystemTime(at(received))
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: order.id, weightInGrams: 1_000 }] } })
  vi.setSystemTime(at(bundled))
  const bundle = await administrator.call(bundles.createBundle, { body: { orderIds } })
  guides.set(order, guides.size)
  const guideNumber = `729-0000000${guides.size}`
  const carried = [{ bundleId: bundle.id, childGuideNumber: 'HIJA-1' }]
  const departureDate = businessDay(at(shipped))
  const flight = { guideNumber, airline: 'Avianca Cargo', flight: 'AV 8392', departureDate, bundles: carried }
  const { id } = await administrator.call(manifests.createManifest, { body: flight })
  vi.setSystemTime(at(shipped))
  await administrator.call(manifests.shipManifest, { params: { id } })
  vi.setSystemTime(at(arrived))
  await administrator.call(bundles.confirmBundleArrival, { body: { bundleIds: [bundle.id] } })
  vi.setSystemTime(at(weighed))
  const weights = [{ orderId: order.id, weightInGrams: 1_000, confirmed: SURE }]
  await administrator.call(prices.confirmBundleWeights, { body: { weights } })
  if (billed === undefined) return
  vi.setSystemTime(at(billed))
  await administrator.call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })
  if (delivered === undefined) return
  vi.setSystemTime(at(delivered))
  await administrator.call(payments.confirmClientPayment, { body: { orderIds, method: 'transfer', reference: 'PICH-1' } })
  await administrator.call(deliveries.deliverOrders, { body: { orderIds, identification: client.identification } })
}

/** All were ordered on the 1st. */
const WAYS: readonly Way[] = [
  [3, 4, 9, 11, 12, 12, 14],
  [3, 8, 9, 10, 12, 15, 15],
  [5, 8, 9, 16, 17, 20],
  [8, 9, 16, 18, 18],
]

beforeAll(async () => {
  boss = await given.administrator()
  const ordered = []
  for (const way of WAYS) {
    const client = await given.client()
    ordered.push({ client, way, order: await given.order({ client, status: 'reviewed', isAuthorizedToBundle: true }) })
  }
  for (const { client, way, order } of ordered) await walk(client, order, way)
}, 120_000)

const days = (packages: number, medianDays: number | null = null, daysOf90Percent: number | null = null) => ({
  ...{ packages, medianDays, daysOf90Percent },
})

test('says in how many days half of the packages ended each stage, and nine of ten', async () => {
  const { stages } = await report({ from: '2026-12-01', to: '2026-12-31' })
  expect(stages.map(({ stage, now }) => [stage, now])).toEqual([
    // 2, 2, 4, 7
    ['received', days(4, 2, 7)],
    // 1, 1, 3, 5
    ['bundled', days(4, 1, 5)],
    // 1, 1, 5, 7
    ['shipped', days(4, 1, 7)],
    // 1, 2, 2, 7
    ['arrived', days(4, 2, 7)],
    // 0, 1, 1, 2
    ['weighed', days(4, 1, 2)],
    // 0, 3, 3
    ['billed', days(3, 3, 3)],
    // 0, 2
    ['delivered', days(2, 0, 2)],
    // 13, 14
    ['whole', days(2, 13, 14)],
  ])
})

test('counts a package in each stage on the day on which it ended it, beside as many days before', async () => {
  const { before, stages } = await report({ from: '2026-12-09', to: '2026-12-16' })
  expect(before).toEqual({ from: '2026-12-01', to: '2026-12-08' })
  expect(stages.map(({ stage, now, before }) => [stage, now, before])).toEqual([
    ['received', days(0), days(4, 2, 7)],
    ['bundled', days(1, 1, 1), days(3, 3, 5)],
    ['shipped', days(4, 1, 7), days(0)],
    ['arrived', days(3, 2, 7), days(0)],
    ['weighed', days(2, 1, 2), days(0)],
    ['billed', days(2, 0, 3), days(0)],
    ['delivered', days(2, 0, 2), days(0)],
    ['whole', days(2, 13, 14), days(0)],
  ])
})

test.each([
  ['2026-12-01', '2026-12-31'],
  ['2026-12-09', '2026-12-16'],
])('the packages behind each figure from %s to %s are as many as it counts', async (from, to) => {
  const { stages } = await report({ from, to })
  for (const { stage, now } of stages) {
    const { meta } = await administrator.call(orders.listAllOrders, { query: { from, to, endedStage: stage, limit: 1 } })
    expect([stage, meta.total]).toEqual([stage, now.packages])
  }
})

test('without days, the packages of a stage are all that ever ended it', async () => {
  const { data } = await administrator.call(orders.listAllOrders, { query: { endedStage: 'delivered' } })
  expect(data).toHaveLength(2)
})

test('says how many of those that arrived came on the promised day', async () => {
  const { promise } = await report({ from: '2026-12-12', to: '2026-12-18' })
  // Promised for Friday, the 11th: two were there, one came on the 16th and one on the 18th.
  expect(promise).toEqual({
    now: { packages: 2, onTime: 0, onTimeInBasisPoints: 0 },
    before: { packages: 2, onTime: 2, onTimeInBasisPoints: 10_000 },
  })
  const none = await report({ from: '2025-12-12', to: '2025-12-18' })
  expect(none.promise.now).toEqual({ packages: 0, onTime: 0, onTimeInBasisPoints: null })
})

test('is a file, with the promise as its last row', async () => {
  vi.setSystemTime(at(1))
  const query = { from: '2026-12-01', to: '2026-12-31' }
  const { name, rows } = await listFile('administrator', reports.exportStagesReport, 'es', query)
  expect(name).toMatch(/^etapas-/)
  expect(rows).toHaveLength(9)
  expect(rows[0]?.slice(0, 5)).toEqual([
    ['Etapa', 'Pedido → recibido en Miami'],
    ['Paquetes', '4'],
    ['Días (mitad)', '2'],
    ['Días (9 de 10)', '7'],
    ['A tiempo (%)', ''],
  ])
  expect(rows[8]?.slice(0, 5)).toEqual([
    ['Etapa', 'Llegó el día prometido o antes'],
    ['Paquetes', '4'],
    ['Días (mitad)', ''],
    ['Días (9 de 10)', ''],
    ['A tiempo (%)', '50'],
  ])
})

test('wants both days or none, in their order', async () => {
  await expect(report({ from: '2026-12-01' })).rejects.toMatchObject({ status: 422, code: 'fieldRequired' })
  await expect(report({ from: '2026-12-02', to: '2026-12-01' })).rejects.toMatchObject({ code: 'dateRangeReversed' })
})
