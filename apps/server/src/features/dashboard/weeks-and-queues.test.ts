// The desktop: what waits is counted where it waits, and weeks begin on Mondays at midnight in Quito.
import { accounts, dashboard, incidents, payments } from '@app/contract'
import type { Dashboard } from '@app/contract/dashboard.contract'
import { describe, expect, test } from 'vitest'
import { end } from '../../testing/given/given-ended.ts'
import { given } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billedBundle, ordersOf, paidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { sendReceipt } from '../../testing/given/given-receipts.ts'
import { imported } from '../../testing/given/given-statements.ts'
import { lost } from '../../testing/lost.ts'
import { MINUTE, move, standStillAt } from '../../testing/moved-clock.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

/** 23:50 in Quito on Sunday, 8 June 2031. */
standStillAt(new Date('2031-06-09T04:50:00Z'))

const administrator = signedInAs('administrator')
const show = (): Promise<Dashboard> => administrator.call(dashboard.getDashboard)

describe('a week', () => {
  test('ends on Sunday at midnight in Quito, for what came and for what was billed', async () => {
    const client = await given.client()
    await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 1_500 })
    await billedBundle(client)
    expect((await show()).weeks.at(-1)).toEqual({ startsOn: '2031-06-02', receivedInGrams: 4_000, billedInCents: 4_864 })

    move(20 * MINUTE)
    expect((await show()).weeks.slice(-2)).toEqual([
      { startsOn: '2031-06-02', receivedInGrams: 4_000, billedInCents: 4_864 },
      { startsOn: '2031-06-09', receivedInGrams: 0, billedInCents: 0 },
    ])
    await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 700 })
    expect((await show()).weeks.at(-1)).toMatchObject({ startsOn: '2031-06-09', receivedInGrams: 700 })
  })
})

async function refundOf(client: Person) {
  const paid = { clientId: client.id, receivedOn: '2031-06-01', amountInCents: 1_000, method: 'cash' } as const
  await signedInAs('administrator').call(payments.createPayment, { body: paid })
  const body = { amountInCents: 1_000, destination: 'Banco Pichincha 2201234567' }
  return signedInAs(client).call(accounts.requestRefund, { body })
}

/** What its client paid stays paid: the bill is charged, and nothing of it is handed over. */
async function seizedOnceReady(client: Person) {
  const [orderId = ''] = ordersOf(await paidBundle(client))
  await end(orderId, 'seized')
}

const billWithReceipt = async (client: Person) => sendReceipt(await billedBundle(client), client)

describe('a queue', () => {
  type Queue = keyof Dashboard['queues']
  /** What the step adds to the queues, and no other changes. */
  async function added(step: () => Promise<unknown>): Promise<Partial<Record<Queue, number>>> {
    const before = (await show()).queues
    await step()
    const after = (await show()).queues
    const changes = (Object.keys(after) as Queue[]).map((queue) => [queue, after[queue] - before[queue]] as const)
    return Object.fromEntries(changes.filter(([, change]) => change !== 0))
  }

  const QUEUES: [what: string, step: () => Promise<unknown>, expected: Partial<Record<Queue, number>>][] = [
    ['an order in review', () => given.order(), { toReview: 1, toReceive: 1 }],
    ['an order that was reviewed', () => given.order({ status: 'reviewed' }), { toReceive: 1 }],
    ['an order that lacks something waits for its client', () => given.order({ status: 'incomplete' }), {}],
    ['an answer', () => given.order({ status: 'incompleteState' }), { incompleteAnswered: 1 }],
    ['a package in Miami', () => given.order({ status: 'inWarehouseMIA' }), { readyToBundle: 1 }],
    ['a package that nobody asked for', () => given.unmatched(), { unmatched: 1 }],
    ['a bundle in Miami', () => given.bundle(), { toShip: 1 }],
    ['a bundle on its way', () => given.manifest({ status: 'sended' }), { toArrive: 1 }],
    ['a bundle that arrived', async () => arrivedBundle(await given.client()), { toWeigh: 1 }],
    ['a package in Quito waits for its bill', async () => weighedBundle(await given.client()), { toBill: 1 }],
    ['a bill', async () => billedBundle(await given.client()), { toCharge: 1 }],
    ['credit that was asked back', async () => refundOf(await given.client()), { toRefund: 1 }],
    ['a package that was paid', async () => paidBundle(await given.client()), { toDeliver: 1 }],
    ['a bill that is paid, of which every package ended', async () => seizedOnceReady(await given.client()), {}],
    [
      'a number that two accounts give',
      async () => given.client({ identification: (await given.client()).identification }),
      { toIdentify: 2 },
    ],
    [
      'a line of a bank',
      () =>
        imported([
          { text: 'DEPOSITO', amountInCents: 5_555 },
          { text: 'COMISION', amountInCents: -36 },
        ]),
      { toMatch: 1 },
    ],
    ['a bill with the receipt of its client', async () => billWithReceipt(await given.client()), { toCharge: 1, toMatch: 1 }],
    ['what was handed over waits for nobody', () => given.order({ status: 'receivedAndDelivered' }), {}],
    ['what was removed waits for nobody', () => given.order({ status: 'removed' }), {}],
    ['what was lost waits for nobody', async () => lost((await given.order()).id), {}],
  ]

  test.each(QUEUES)('%s', async (_what, step, expected) => {
    expect(await added(step)).toEqual(expected)
  })
})

describe('the oldest of a queue', () => {
  const at = () => new Date().toISOString()

  test('is said by when it began to wait there, and stays while younger ones come', async () => {
    const client = await given.client()
    const before = (await show()).oldest
    const order = await given.order({ client })
    expect((await show()).oldest.toReview).toBe(before.toReview ?? at())
    move(MINUTE)
    await given.order({ client })
    const { oldest } = await show()
    expect(oldest.toReview).toBe(before.toReview ?? new Date(Date.now() - MINUTE).toISOString())
    expect(order.status).toBe('inReview')
  })

  test('of bills is when they were made, of paid ones when they were paid, of incidents when they were opened', async () => {
    const { oldest: before } = await show()
    move(MINUTE)
    const made = at()
    const bill = await billedBundle(await given.client())
    move(MINUTE)
    const told = at()
    await administrator.call(incidents.openIncident, {
      params: { id: ordersOf(bill)[0] ?? '' },
      body: { kind: 'damaged', description: 'Mojado.' },
    })
    const { oldest } = await show()
    expect(oldest.toCharge).toBe(before.toCharge ?? made)
    expect(oldest.withIncident).toBe(before.withIncident ?? told)
  })

  test('of money that is booked to nobody is the day of the line, in Quito, or when the receipt was sent', async () => {
    await imported([{ day: '2031-05-20', text: 'DEPOSITO ANTIGUO', amountInCents: 4_321 }])
    expect((await show()).oldest.toMatch).toBe('2026-01-05T05:00:00.000Z')
  })

  test('is nothing where nothing waits', async () => {
    const { queues, oldest } = await show()
    for (const [name, count] of Object.entries(queues))
      expect([name, oldest[name as keyof typeof oldest] === null]).toEqual([name, count === 0])
  })
})
