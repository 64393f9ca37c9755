import { bundles, manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

standStillAt(MONDAY)

type Who = Parameters<typeof signedInAs>[0]
const confirm = (who: Who, ...arrived: { id: string }[]) =>
  signedInAs(who).call(bundles.confirmBundleArrival, { body: { bundleIds: arrived.map(({ id }) => id) } })
const manifestOf = (id: string) => signedInAs('administrator').call(manifests.getManifest, { params: { id } })

describe('confirming the bundles that reached Quito', () => {
  test('part of a manifest may arrive; it has arrived when all of it has', async () => {
    const order = await given.order({ status: 'inWarehouseMIA' })
    const [first, second] = [await given.bundle({ orders: [order] }), await given.bundle()]
    const { id } = await given.manifest({ status: 'sended', bundles: [first, second] })

    expect(await confirm('administrator', first)).toMatchObject({ bundles: [{ id: first.id, status: 'arrived' }] })
    expect(await manifestOf(id)).toMatchObject({ status: 'sended', bundles: [{ status: 'arrived' }, { status: 'sended' }] })
    const arrived = await reload(order)
    expect(arrived).toMatchObject({ status: 'arrived', arrivalDate: '2031-06-02' })
    expect(arrived.timeline.at(-1)).toMatchObject({ action: 'confirmArrival', place: 'UIO' })

    await confirm('administrator', second)
    const manifest = await manifestOf(id)
    expect(manifest).toMatchObject({ status: 'arrived' })
    expect(manifest.timeline.at(-1)).toMatchObject({ action: 'markArrived', from: 'sended', to: 'arrived', place: 'UIO' })
  })

  test('all of them or none', async () => {
    const [sent, waiting] = [await given.bundle(), await given.bundle()]
    await given.manifest({ status: 'sended', bundles: [sent] })

    await expect(confirm('administrator', sent, waiting)).rejects.toMatchObject({
      status: 409,
      code: 'bundleActionNotAllowed',
      details: { ids: [waiting.id] },
    })
    const nothing = { id: crypto.randomUUID() }
    await expect(confirm('administrator', sent, nothing)).rejects.toMatchObject({ status: 404, details: { ids: [nothing.id] } })
    expect(await signedInAs('administrator').call(bundles.getBundle, { params: { id: sent.id } })).toMatchObject({
      status: 'sended',
    })
  })

  test('both halves at once leave an arrived manifest', async () => {
    const [first, second] = [await given.bundle(), await given.bundle()]
    const { id } = await given.manifest({ status: 'sended', bundles: [first, second] })
    await Promise.all([confirm('administrator', first), confirm('administrator', second)])
    expect(await manifestOf(id)).toMatchObject({ status: 'arrived' })
  })

  test('is for administrators', async () => {
    const bundle = await given.bundle()
    const attempt = anonymous.call(bundles.confirmBundleArrival, { body: { bundleIds: [bundle.id] } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
    for (const role of ['client', 'associate'] as const)
      await expect(confirm(role, bundle)).rejects.toMatchObject({ status: 403 })
    await expect(confirm('administrator')).rejects.toMatchObject({
      details: { fields: [{ path: 'bundleIds', code: 'required' }] },
    })
  })
})
