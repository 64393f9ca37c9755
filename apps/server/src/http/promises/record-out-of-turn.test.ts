// Calls on bundles, manifests, bills, receipts, incidents and requests that are not there yet or are past it: each is refused with the
// own code of its kind, and the record stays as it was (domain, section 6).
import { bills, bundles, dropshipping, type Endpoint, incidents, manifests, orderActions, paymentProofs } from '@app/contract'
import type { DropshippingDetail } from '@app/contract/dropshipping.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import {
  arrivedBundle,
  billed,
  billedBundle,
  handedOver,
  ordersOf,
  paid,
  paidBundle,
  weighedBundle,
} from '../../testing/given/given-packages.ts'
import { PAPER } from '../../testing/given/given-records.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const REASON = 'Se registró dos veces.'

type Sent = { params?: object; body?: object; files?: object[] }

/** @returns the status and the code of what was answered. */
async function codeOf(who: Person | 'administrator', endpoint: Endpoint, sent: Sent): Promise<[number, string]> {
  const response = await signedInAs(who).send(endpoint, sent as never)
  const { code } = (await response.json()) as { code: string }
  return [response.status, response.ok ? 'done' : code]
}

describe('a bundle', () => {
  type Where = 'sended' | 'arrived' | 'inWarehouseUIO' | 'paid' | 'receivedAndDelivered' | 'removed'
  const WAYS: Record<Where, (client: Person) => Promise<string>> = {
    sended: async (client) => {
      const bundle = await given.bundle({ client })
      await given.manifest({ status: 'sended', bundles: [bundle] })
      return bundle.id
    },
    arrived: async (client) => (await arrivedBundle(client)).bundleId,
    inWarehouseUIO: async (client) => (await weighedBundle(client)).bundleId,
    paid: async (client) => {
      const { bundleId, orderIds } = await weighedBundle(client)
      await paid(await billed(client, orderIds))
      return bundleId
    },
    receivedAndDelivered: async (client) => {
      const { bundleId, orderIds } = await weighedBundle(client)
      await handedOver(client, await paid(await billed(client, orderIds)))
      return bundleId
    },
    removed: async (client) => {
      const { id } = await given.bundle({ client })
      await administrator.call(bundles.removeBundle, { params: { id } })
      return id
    },
  }

  let onItsWay: string
  beforeAll(async () => {
    onItsWay = await WAYS.sended(await given.client())
  })

  test.each(Object.entries(WAYS))(
    'that is %s is changed, valued, removed and flown no more, and arrives once',
    async (status, make) => {
      const client = await given.client()
      const free = await given.order({ client, status: 'inWarehouseMIA' })
      const id = await make(client)
      const at = { params: { id } }
      const before = await administrator.call(bundles.getBundle, at)
      expect(before.status).toBe(status)

      const attempts: [Endpoint, Sent][] = [
        [bundles.updateBundle, { ...at, body: { orderIds: [free.id] } }],
        [bundles.setBundleValue, { ...at, body: { customsInvoiceValueInCents: 4_000 } }],
        [bundles.removeBundle, at],
        [manifests.createManifest, { body: { bundles: [{ bundleId: id, childGuideNumber: null }] } }],
      ]
      for (const [endpoint, sent] of attempts) {
        const [http, code] = await codeOf('administrator', endpoint, sent)
        expect([endpoint.path, http]).toEqual([endpoint.path, 409])
        expect(['bundleActionNotAllowed', 'bundleOnAnotherManifest']).toContain(code)
      }
      if (status !== 'sended') {
        const attempt = administrator.call(bundles.confirmBundleArrival, { body: { bundleIds: [onItsWay, id] } })
        await expect(attempt).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed', details: { ids: [id] } })
      }
      expect(await administrator.call(bundles.getBundle, at)).toEqual(before)
    },
  )

  test('that is in Miami does not arrive, nor does one on its way together with it', async () => {
    const { id } = await given.bundle()

    const attempt = administrator.call(bundles.confirmBundleArrival, { body: { bundleIds: [onItsWay, id] } })

    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed', details: { ids: [id] } })
    expect(await administrator.call(bundles.getBundle, { params: { id: onItsWay } })).toMatchObject({ status: 'sended' })
  })
})

describe('a manifest', () => {
  const WAYS = {
    sended: async () => (await given.manifest({ status: 'sended' })).id,
    arrived: async () => (await given.manifest({ status: 'arrived' })).id,
    finished: async () => (await weighedBundle(await given.client())).manifestId,
  }

  test.each(Object.entries(WAYS))('that is %s is changed, removed and shipped no more', async (status, make) => {
    const params = { id: await make() }
    const before = await administrator.call(manifests.getManifest, { params })
    expect(before).toMatchObject({ status, allowedActions: status === 'sended' ? ['setExpectedDate', 'setCosts'] : ['setCosts'] })

    for (const [endpoint, body] of [
      [manifests.updateManifest, { flight: 'AV 1' }],
      [manifests.updateManifest, { bundles: [] }],
      [manifests.removeManifest, undefined],
      [manifests.shipManifest, undefined],
    ] as const) {
      const refused = await codeOf('administrator', endpoint, { params, ...(body && { body }) })
      expect(refused).toEqual([409, 'manifestActionNotAllowed'])
    }
    expect(await administrator.call(manifests.getManifest, { params })).toEqual(before)
  })
})

describe('a bill', () => {
  const WAYS = {
    charged: paidBundle,
    delivered: async (client: Person) => handedOver(client, await paidBundle(client)),
    inactive: async (client: Person) => {
      const bill = await billedBundle(client)
      await administrator.call(bills.voidBill, { params: { id: bill.id }, body: { reason: REASON } })
      return bill
    },
  }
  const PROOF = { amountInCents: 1_000, reference: 'PICH-1', note: '' }

  test.each(Object.entries(WAYS))('that is %s is neither voided nor claimed to be paid', async (status, make) => {
    const client = await given.client()
    const params = { id: (await make(client)).id }
    const before = await administrator.call(bills.getBill, { params })
    expect(before.status).toBe(status)

    const voiding = await codeOf('administrator', bills.voidBill, { params, body: { reason: REASON } })
    const proof = { params, body: PROOF, files: [{ ...PAPER, field: 'proof' }] }
    const claiming = await codeOf(client, paymentProofs.addBillProof, proof)

    expect([voiding, claiming]).toEqual(Array(2).fill([409, 'billActionNotAllowed']))
    expect(await administrator.call(bills.getBill, { params })).toEqual(before)
  })

  test('that was handed over keeps its payment, and its receipts their answers', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    const params = { id: bill.id }
    const files = [{ ...PAPER, field: 'proof' }]
    const proof = await signedInAs(client).call(paymentProofs.addBillProof, { params, body: PROOF, files })
    await handedOver(client, await paid(bill))
    const before = await administrator.call(bills.getBill, { params })
    expect(before.paymentProofs).toMatchObject([{ id: proof.id, status: 'accepted', allowedActions: [] }])

    const refusal = { params: { id: proof.id }, body: { status: 'refused', reason: REASON } }
    expect(await codeOf('administrator', paymentProofs.reviewPaymentProof, refusal)).toEqual([
      409,
      'paymentProofActionNotAllowed',
    ])
    expect(await administrator.call(bills.getBill, { params })).toEqual(before)
  })
})

describe('a dropshipping request', () => {
  const WISH = { link: 'https://store.example/lamp', description: 'Lámpara', quantity: 1 }
  const QUOTE = { action: 'quote', unitPriceInCents: 3_000, lastDay: '2099-12-31' }
  /** 30.00 and 6.5 %, 31.95; 8 % of it, 2.56. */
  const PRICE = 3_451
  const CALLS = {
    change: ['client', { action: 'change', ...WISH, quantity: 2 }],
    accept: ['client', { action: 'accept', quotedPriceInCents: PRICE }],
    refuse: ['client', { action: 'refuse', reason: 'Muy caro.' }],
    quote: ['administrator', QUOTE],
    purchase: ['administrator', { action: 'purchase', storeWeightInGrams: 900 }],
    markInDelivery: ['administrator', { action: 'markInDelivery' }],
  } as const
  type Call = keyof typeof CALLS
  const REFUSED: [status: string, way: Call[], refused: Call[]][] = [
    ['quoting', [], ['accept', 'purchase', 'markInDelivery']],
    ['quoted', ['quote'], ['purchase', 'markInDelivery']],
    ['accepted', ['quote', 'accept'], ['change', 'accept', 'refuse', 'quote', 'markInDelivery']],
    ['refused', ['quote', 'refuse'], ['change', 'accept', 'refuse', 'quote', 'purchase', 'markInDelivery']],
    ['purchased', ['quote', 'accept', 'purchase'], ['change', 'accept', 'refuse', 'quote', 'purchase', 'markInDelivery']],
    ['inDelivery', ['quote', 'accept', 'purchase'], ['change', 'accept', 'refuse', 'quote', 'purchase', 'markInDelivery']],
  ]

  /** It is in delivery when the order that it became leaves Miami. */
  async function ship({ order }: DropshippingDetail): Promise<void> {
    const { id = '' } = order ?? {}
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: id, weightInGrams: 900 }] } })
    await given.manifest({ status: 'sended', bundles: [await given.bundle({ orders: [await reload({ id })] })] })
  }

  test.each(REFUSED)('that is %s, by %j, takes no %j', async (status, way, refused) => {
    const client = await given.client()
    const { id } = await signedInAs(client).call(dropshipping.createDropshipping, { body: WISH })
    const params = { id }
    const whoOf = (call: Call) => (CALLS[call][0] === 'client' ? client : 'administrator')
    const sent = (call: Call) => ({ params, body: CALLS[call][1] })
    for (const call of way) {
      expect(await codeOf(whoOf(call), dropshipping.updateDropshipping, sent(call))).toEqual([200, 'done'])
    }
    if (status === 'inDelivery') await ship(await administrator.call(dropshipping.getDropshipping, { params }))
    const before = await administrator.call(dropshipping.getDropshipping, { params })
    expect(before.status).toBe(status)

    for (const call of refused) {
      const answer = await codeOf(whoOf(call), dropshipping.updateDropshipping, sent(call))
      expect([call, ...answer]).toEqual([call, 409, 'dropshippingActionNotAllowed'])
    }
    expect(await administrator.call(dropshipping.getDropshipping, { params })).toEqual(before)
  })
})

test('an incident that was resolved is not resolved again, whatever its package did since', async () => {
  const client = await given.client()
  const bill = await billedBundle(client)
  const params = { id: ordersOf(bill)[0] ?? '' }
  const opening = { kind: 'damaged', description: 'Llegó mojado.' } as const
  const { id: incidentId } = await administrator.call(incidents.openIncident, { params, body: opening })
  const ending = { params, body: { incidentId, outcome: 'solved', resolution: 'Se secó.' } }
  expect(await codeOf('administrator', incidents.resolveIncident, ending)).toEqual([200, 'done'])
  await handedOver(client, await paid(bill))

  const again = await codeOf('administrator', incidents.resolveIncident, { ...ending, body: { ...ending.body, outcome: 'lost' } })

  expect(again).toEqual([409, 'incidentActionNotAllowed'])
})
