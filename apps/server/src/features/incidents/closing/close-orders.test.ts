import { bundles, incidents, manifests, orderActions } from '@app/contract'
import type { IncidentResolution, OrderStatus } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { currentServer, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)

type Said = { responsible?: 'house' | 'client' | 'store'; returnCarrier?: string; returnTracking?: string }
const WORDS: Partial<Record<IncidentResolution, object>> = {
  abandoned: { clientsWord: 'Que se la queden.' },
  returned: { returnCarrier: 'UPS', returnTracking: '1Z999AA10123456784' },
}
async function end(orderId: string, outcome: IncidentResolution, said: Said = {}) {
  const params = { id: orderId }
  const opening = { kind: 'delayed', description: 'Algo pasó con él.' } as const
  const { id: incidentId } = await administrator.call(incidents.openIncident, { params, body: opening })
  const body = { incidentId, outcome, resolution: 'Se confirmó.', ...WORDS[outcome], ...said }
  return administrator.call(incidents.resolveIncident, { params, body })
}

const BEFORE_MIAMI: OrderStatus[] = ['inReview', 'reviewed', 'incomplete', 'incompleteState']
const SHIPPED: OrderStatus[] = ['sended', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid']
const ALL = [...BEFORE_MIAMI, 'inWarehouseMIA', ...SHIPPED] as const

describe('each end is possible from where the package can have met it', () => {
  const POSSIBLE: [IncidentResolution, readonly OrderStatus[]][] = [
    ['lost', ALL],
    ['damaged', ALL],
    ['seized', SHIPPED],
    ['refused', SHIPPED],
    ['returned', ['inWarehouseMIA']],
    ['abandoned', ['inWarehouseMIA', 'inWarehouseUIO', 'pendingOfPay', 'paid']],
  ]
  const cases = POSSIBLE.flatMap(([outcome, from]) => ALL.map((status) => [outcome, status, from.includes(status)] as const))

  test.each(cases)('%s while %s: %s', async (outcome, status, isPossible) => {
    const order = await given.order({ status })

    const ended = end(order.id, outcome)

    if (!isPossible) {
      const because = status.startsWith('incomplete') ? [expect.stringMatching(`^(notReceived|${status})$`)] : [status]
      await expect(ended).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { because } })
      return
    }
    await ended
    expect(await reload(order)).toMatchObject({ status: 'removed', outcome, incidentOpen: false })
    expect(await books()).toEqual([])
  })
})

describe('who answers for it', () => {
  test('is the house for what it lost, the store for what never reached Miami, the client for what customs took', async () => {
    const [there, expected, shipped] = [
      await given.order({ status: 'inWarehouseMIA' }),
      await given.order(),
      await given.order({ status: 'sended' }),
    ]

    await end(there.id, 'lost')
    await end(expected.id, 'lost')
    await end(shipped.id, 'seized')

    expect(await reload(there)).toMatchObject({ responsible: 'house' })
    expect(await reload(expected)).toMatchObject({ responsible: 'store' })
    expect(await reload(shipped)).toMatchObject({ responsible: 'client' })
  })

  test('is another where the resolution says so', async () => {
    const order = await given.order({ status: 'sended' })

    await end(order.id, 'seized', { responsible: 'house' })

    expect(await reload(order)).toMatchObject({ outcome: 'seized', responsible: 'house', closing: { reason: 'Se confirmó.' } })
  })

  test('a package that goes back to the store says how', async () => {
    const order = await given.order({ status: 'inWarehouseMIA' })

    await end(order.id, 'returned', { returnCarrier: 'UPS', returnTracking: '1Z999AA10123456784' })

    expect(await reload(order)).toMatchObject({
      ...{ status: 'removed', outcome: 'returned', responsible: 'client' },
      closing: { reason: 'Se confirmó.', returnCarrier: 'UPS', returnTracking: '1Z999AA10123456784' },
    })
  })

  test('a package without owner is abandoned or returned', async () => {
    const [first, second] = [await given.unmatched(), await given.unmatched()]

    await end(first.id, 'abandoned')
    await end(second.id, 'returned', { returnCarrier: 'USPS', returnTracking: '9400' })

    expect(await reload(first)).toMatchObject({ status: 'removed', outcome: 'abandoned', client: null })
    expect(await reload(second)).toMatchObject({ status: 'removed', outcome: 'returned', client: null })
  })
})

describe('a package that ends in Miami leaves its bundle at once', () => {
  const bundleOf = (id: string) => administrator.call(bundles.getBundle, { params: { id } })
  const manifestOf = (id: string) => administrator.call(manifests.getManifest, { params: { id } })

  async function bundleOfTwo() {
    const client = await given.client()
    const inside = [
      await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 1_000, valueInCents: 4_000 }),
      await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 2_000, valueInCents: 6_000 }),
    ] as const
    return { inside, bundle: await given.bundle({ orders: [...inside] }) }
  }
  const dutyOf = async (id: string) => (await reload({ id })).price?.lines.find(({ name }) => name === 'duty')?.amountInCents

  test('which declares what is left, and bears the whole duty', async () => {
    const { inside, bundle } = await bundleOfTwo()
    const [lost, left] = inside
    expect(await dutyOf(left.id)).toBe(1_333)

    await end(lost.id, 'lost')

    expect(await reload(lost)).toMatchObject({ status: 'removed', bundle: null })
    const after = await bundleOf(bundle.id)
    expect(after).toMatchObject({ status: 'inWarehouseMIA', declaredValueInCents: 6_000, orders: [{ id: left.id }] })
    // 60.00 with 6.5 % of tax.
    expect(after.consigneeYearInCents).toBe(6_390)
    expect(await dutyOf(left.id)).toBe(2_000)
    expect(await books()).toEqual([])
  })

  test('and the last takes bundle and place on the manifest with it', async () => {
    const { inside, bundle } = await bundleOfTwo()
    const other = await given.bundle()
    const manifest = await given.manifest({ bundles: [bundle, other] })

    const orderIds = inside.map(({ id }) => id)
    await administrator.call(orderActions.removeOrders, { body: { orderIds, reason: 'Ya no los quiere.' } })

    expect(await bundleOf(bundle.id)).toMatchObject({ status: 'removed', consigneeYearInCents: 0 })
    expect((await manifestOf(manifest.id)).bundles.map(({ id }) => id)).toEqual([other.id])
    expect(await books()).toEqual([])
  })
})
