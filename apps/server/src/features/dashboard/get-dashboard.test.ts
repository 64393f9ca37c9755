import { dashboard, incidents, orderActions, orders } from '@app/contract'
import { ORDERS, type OrderStatus } from '@app/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billedBundle, paidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { anonymous, currentServer, signedInAs } from '../../testing/world.ts'
import { ordersTable } from '../orders/orders.table.ts'

const show = () => signedInAs('administrator').call(dashboard.getDashboard)
const EMPTY = {
  toReview: 0,
  toReceive: 0,
  incompleteAnswered: 0,
  readyToBundle: 0,
  toShip: 0,
  toArrive: 0,
  toWeigh: 0,
  toBill: 0,
  toCharge: 0,
  toDeliver: 0,
  toRefund: 0,
  toApprove: 0,
  toIdentify: 0,
  toAnswer: 0,
  unmatched: 0,
  withIncident: 0,
  late: 0,
  toMatch: 0,
}

test('the desktop of a house without work is empty', async () => {
  const { queues, oldest, ages, weeks, topAssociates } = await show()

  expect(queues).toEqual(EMPTY)
  expect(oldest).toEqual(Object.fromEntries(Object.keys(EMPTY).map((name) => [name, null])))
  expect(ages).toEqual([0, 3, 8, 15].map((fromDays) => ({ fromDays, inMiami: 0, inQuito: 0 })))
  expect(weeks).toHaveLength(12)
  expect(weeks.every(({ receivedInGrams, billedInCents }) => receivedInGrams === 0 && billedInCents === 0)).toBe(true)
  expect(weeks.every(({ startsOn }) => new Date(startsOn).getUTCDay() === 1)).toBe(true)
  expect(topAssociates).toEqual([])
})

test('counts what waits, and adds up what was billed and earned', async () => {
  const associate = await given.associate({ firstName: 'Paúl', lastName: 'Vaca' })
  const client = await given.client({ associate })
  await signedInAs('administrator').call(orderActions.createUnmatched, {
    body: { tracking: '1Z999AA10123456784', weightInGrams: 700 },
    files: [],
  })
  await arrivedBundle(client)
  await weighedBundle(client)
  await billedBundle(client)
  await paidBundle(client)

  const { queues, ages, weeks, topAssociates } = await show()

  // The unmatched one in Miami; in Quito the weighed, the billed and the paid one.
  expect(ages[0]).toEqual({ fromDays: 0, inMiami: 1, inQuito: 3 })
  expect(queues).toEqual({ ...EMPTY, toWeigh: 1, toBill: 1, toCharge: 1, toDeliver: 1, unmatched: 1 })
  // Two bills of 24.90 + 3.74 + 20.00.
  expect(weeks.at(-1)?.billedInCents).toBe(9_728)
  expect(topAssociates).toEqual([
    { associate: expect.objectContaining({ id: associate.id, name: 'Paúl Vaca' }), packages: 3, profitInCents: 2_406 },
  ])
})

test('counts orders with an open incident, and those on their way that are late, as their lists do', async () => {
  const { db } = await currentServer()
  const administrator = signedInAs('administrator')
  const client = await given.client()
  const listed = async (query: { hasOpenIncident: 'true' } | { isLate: 'true'; status: OrderStatus[] }) =>
    (await administrator.call(orders.totalAllOrders, { query })).count
  const before = (await show()).queues
  const [troubled, late, lateAndThere] = await Promise.all([1, 2, 3].map(() => given.order({ client, status: 'inWarehouseMIA' })))
  const body = { kind: 'damaged', description: 'Llegó abierto.' } as const
  await administrator.call(incidents.openIncident, { params: { id: troubled?.id ?? '' }, body })
  const days = { promisedDate: '2026-01-05', estimatedArrivalDate: '2026-01-07' }
  await db
    .update(ordersTable)
    .set(days)
    .where(eq(ordersTable.id, late?.id ?? ''))
  const arrived = { ...days, arrivalDate: '2026-01-07', status: 'inWarehouseUIO' } as const
  await db
    .update(ordersTable)
    .set(arrived)
    .where(eq(ordersTable.id, lateAndThere?.id ?? ''))

  const { queues } = await show()

  expect(queues.withIncident - before.withIncident).toBe(1)
  expect(queues.withIncident).toBe(await listed({ hasOpenIncident: 'true' }))
  expect(queues.late - before.late).toBe(1)
  expect(queues.late).toBe(await listed({ isLate: 'true', status: [...ORDERS.onTheWay] }))
})

test('tells how long packages lie in Miami', async () => {
  const { db } = await currentServer()
  const before = (await show()).ages
  for (const days of [1, 4, 30]) {
    const received = await given.order({ client: await given.client(), status: 'inWarehouseMIA' })
    const intakeAt = new Date(Date.now() - days * 86_400_000)
    await db.update(ordersTable).set({ intakeAt }).where(eq(ordersTable.id, received.id))
  }

  const { ages } = await show()

  const added = ages.map(({ inMiami }, index) => inMiami - (before[index]?.inMiami ?? 0))
  expect(added).toEqual([1, 1, 0, 1])
})

test('is for administrators alone', async () => {
  for (const role of ['client', 'associate'] as const) {
    const attempt = signedInAs(role).call(dashboard.getDashboard)
    await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  }
  await expect(anonymous.call(dashboard.getDashboard)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
})
