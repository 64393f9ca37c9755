import { bundles, manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

type Who = Parameters<typeof signedInAs>[0]
const remove = (who: Who, id: string) => signedInAs(who).call(bundles.removeBundle, { params: { id } })

describe('removing a bundle', () => {
  test('frees its packages, each with a whole duty, and the consignee’s year', async () => {
    const client = await given.client()
    const orders = [
      await given.order({ client, status: 'inWarehouseMIA' }),
      await given.order({ client, status: 'inWarehouseMIA' }),
    ]
    const { id } = await given.bundle({ orders })

    expect(await remove('administrator', id)).toEqual({ ok: true })
    const order = await reload(orders[0] ?? { id: '' })
    expect(order).toMatchObject({ status: 'inWarehouseMIA', bundle: null })
    expect(order.price?.lines.at(-1)).toMatchObject({ name: 'duty', amountInCents: 2_000 })
    expect(order.timeline.at(-1)).toMatchObject({ action: 'unbundle' })
    expect(await signedInAs('administrator').call(bundles.getBundle, { params: { id } })).toMatchObject({
      status: 'removed',
      orders: [],
      consigneeYearInCents: 0,
      allowedActions: [],
    })
    expect(await given.bundle({ orders })).toMatchObject({ consigneeYearInCents: 10_650 })
  })

  test('takes it off its manifest', async () => {
    const bundle = await given.bundle()
    const manifest = await given.manifest({ bundles: [bundle] })
    await remove('administrator', bundle.id)
    const { bundles: left } = await signedInAs('administrator').call(manifests.getManifest, { params: { id: manifest.id } })
    expect(left).toEqual([])
  })

  test('is for the associate whose clients’ packages it holds, until it is on a manifest', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const [free, listed] = [await given.bundle({ client }), await given.bundle({ client })]
    await given.manifest({ bundles: [listed] })

    await expect(remove(associate, free.id)).resolves.toEqual({ ok: true })
    await expect(remove(associate, listed.id)).rejects.toMatchObject({
      status: 409,
      code: 'bundleActionNotAllowed',
      details: { ids: [listed.id] },
    })
    const foreign = await given.bundle()
    await expect(remove(associate, foreign.id)).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
  })

  test('is for nobody once it is shipped, or removed', async () => {
    const bundle = await given.bundle()
    await given.manifest({ status: 'sended', bundles: [bundle] })
    await expect(remove('administrator', bundle.id)).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed' })

    const removed = await given.bundle()
    await remove('administrator', removed.id)
    await expect(remove('administrator', removed.id)).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed' })
  })

  test('twice at once gives the year back once', async () => {
    const client = await given.client()
    const [kept, gone] = [await given.bundle({ client }), await given.bundle({ client })]
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => remove('administrator', gone.id)))

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { consigneeYearInCents } = await signedInAs('administrator').call(bundles.getBundle, { params: { id: kept.id } })
    expect(consigneeYearInCents).toBe(5_325)
  })

  test('is for staff', async () => {
    const { id } = await given.bundle()
    await expect(anonymous.call(bundles.removeBundle, { params: { id } })).rejects.toMatchObject({ status: 401 })
    await expect(remove('client', id)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })
})
