// How a package ended is said wherever it is named, and how late what holds it is (both ways, sections 2 and 5).
import { bills, bundles, incidents, manifests, search } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenLate } from '../../../testing/given/given-late-order.repository.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { paidBundle } from '../../../testing/given/given-packages.ts'
import { lost } from '../../../testing/lost.ts'
import { signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const bundleOf = (id: string) => administrator.call(bundles.getBundle, { params: { id } })
const manifestOf = (id: string) => administrator.call(manifests.getManifest, { params: { id } })
const inMiami = async () => given.order({ status: 'inWarehouseMIA' })

/** Two packages in one bundle and one in another, in flight. */
async function inFlight() {
  const client = await given.client()
  const [first, second, alone] = [
    await given.order({ client, status: 'inWarehouseMIA' }),
    await given.order({ client, status: 'inWarehouseMIA' }),
    await given.order({ client, status: 'inWarehouseMIA' }),
  ]
  const [pair, single] = [await given.bundle({ orders: [first, second] }), await given.bundle({ orders: [alone] })]
  const { id: manifestId } = await given.manifest({ status: 'sended', bundles: [pair, single] })
  return { first, second, alone, pair, single, manifestId }
}

describe('how a package ended is said', () => {
  test('in the contents of its bundle, and counted by its manifest as one that never arrived', async () => {
    const { first, alone, pair, single, manifestId } = await inFlight()
    expect(await manifestOf(manifestId)).toMatchObject({ notArrivedCount: 0 })

    await lost(first.id)
    await lost(alone.id)

    expect((await bundleOf(pair.id)).orders.map(({ outcome }) => outcome)).toEqual(['lost', null])
    expect(await bundleOf(single.id)).toMatchObject({ status: 'removed', orders: [{ outcome: 'lost' }] })
    const { notArrivedCount, bundles: onIt } = await manifestOf(manifestId)
    expect([notArrivedCount, onIt.map(({ orders }) => orders.map(({ outcome }) => outcome))]).toEqual([
      2,
      [['lost', null], ['lost']],
    ])
    const { data } = await administrator.call(manifests.listManifests, { query: { q: (await manifestOf(manifestId)).code } })
    expect(data).toMatchObject([{ id: manifestId, notArrivedCount: 2 }])
  })

  test('not counted as one that never arrived where it was lost in Quito', async () => {
    const { first, second, pair, manifestId } = await inFlight()
    await administrator.call(bundles.confirmBundleArrival, { body: { bundleIds: [pair.id] } })
    await lost(second.id)
    expect(await manifestOf(manifestId)).toMatchObject({ notArrivedCount: 0 })
    expect((await bundleOf(pair.id)).orders.map(({ id, outcome }) => [id, outcome])).toEqual([
      [first.id, null],
      [second.id, 'lost'],
    ])
  })

  test('where it is found, on its bill and with its incident', async () => {
    const { id: billId, orders: inside } = await paidBundle(await given.client())
    const [order] = inside
    await lost(order?.id)

    const found = await administrator.call(search.search, { query: { q: order?.code ?? '' } })
    expect(found.find(({ kind }) => kind === 'order')).toMatchObject({ id: order?.id, status: 'removed', outcome: 'lost' })
    const bill = await administrator.call(bills.getBill, { params: { id: billId } })
    expect(bill.orders).toMatchObject([{ id: order?.id, outcome: 'lost' }])
    const { data } = await administrator.call(incidents.listIncidents, { query: { q: order?.code ?? '' } })
    expect(data).toMatchObject([{ order: { id: order?.id, outcome: 'lost' } }])
  })
})

describe('how late a bundle and its manifest are', () => {
  test('is how late the latest of their packages is', async () => {
    const late = await givenLate(await inMiami())
    const bundle = await given.bundle({ orders: [late] })
    const other = await given.bundle()
    const manifest = await given.manifest({ bundles: [bundle, other] })

    const { daysLate, arrivesOn } = await bundleOf(bundle.id)
    expect([daysLate > 0, arrivesOn !== null]).toEqual([true, true])
    expect(await bundleOf(other.id)).toMatchObject({ daysLate: 0 })
    expect(await manifestOf(manifest.id)).toMatchObject({ daysLate })
  })
})
