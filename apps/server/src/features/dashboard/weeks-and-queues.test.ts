// The desktop: what waits is counted where it waits, and weeks begin on Mondays at midnight in Quito.
import { accounts, dashboard, payments } from '@app/contract'
import type { Dashboard } from '@app/contract/dashboard.contract'
import { describe, expect, test } from 'vitest'
import { end } from '../../testing/given/given-ended.ts'
import { given } from '../../testing/given/given-orders.ts'
import { arrivedBundle, billedBundle, ordersOf, paidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { lost } from '../../testing/lost.ts'
import { MINUTE, move, standStillAt } from '../../testing/moved-clock.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

/** 23:50 in Quito on Sunday, 8 June 2031. */
standStillAt(new Date('2031-06-09T04:50:00Z'))

const show = (): Promise<Dashboard> => signedInAs('administrator').call(dashboard.getDashboard)

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
    ['what was handed over waits for nobody', () => given.order({ status: 'receivedAndDelivered' }), {}],
    ['what was removed waits for nobody', () => given.order({ status: 'removed' }), {}],
    ['what was lost waits for nobody', async () => lost((await given.order()).id), {}],
  ]

  test.each(QUEUES)('%s', async (_what, step, expected) => {
    expect(await added(step)).toEqual(expected)
  })
})
