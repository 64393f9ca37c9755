import { manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

const list = (query: object = {}) => signedInAs('administrator').call(manifests.listManifests, { query })

describe('manifests', () => {
  test('are listed by status with what their bundles come to', async () => {
    const active = await given.manifest()
    const shipped = await given.manifest({ status: 'sended', bundles: [await given.bundle({ valueInCents: 10_000 })] })

    const { data, meta } = await list({ status: ['sended'] })
    expect(data).toMatchObject([
      { id: shipped.id, bundleCount: 1, weightInGrams: 1_000, customsInvoiceValueInCents: 10_000, cumulativeInCents: 10_650 },
    ])
    expect(meta).toMatchObject({ total: 1 })
    expect((await list()).data.map(({ id }) => id)).toEqual([shipped.id, active.id])
  })

  test('are found by guide number, and not when they were removed', async () => {
    const { id } = await given.manifest({ guideNumber: '045-12344321' })
    expect((await list({ q: '1234432' })).data.map((manifest) => manifest.id)).toEqual([id])
    await signedInAs('administrator').call(manifests.removeManifest, { params: { id } })
    expect((await list({ q: '1234432' })).data).toEqual([])
    expect((await list({ q: '1234432', status: ['removed'] })).data).toHaveLength(1)
  })

  test('are narrowed by whom they carry something for, and by whether they have a guide', async () => {
    const bundle = await given.bundle({ client: await given.client({ lastName: 'Toapanta' }) })
    const { id } = await given.manifest({ bundles: [bundle] })
    const { id: withoutGuide } = await signedInAs('administrator').call(manifests.createManifest, { body: {} })
    const found = async (query: object) => (await list(query)).data.map((manifest) => manifest.id)
    expect(await found({ consignee: 'toapanta' })).toEqual([id])
    expect(await found({ consignee: 'toapanta', hasGuideNumber: 'false' })).toEqual([])
    expect(await found({ hasGuideNumber: 'false' })).toContain(withoutGuide)
    expect(await found({ hasGuideNumber: 'true' })).not.toContain(withoutGuide)
  })

  test('are for administrators', async () => {
    const { id } = await given.manifest()
    await expect(anonymous.call(manifests.listManifests)).rejects.toMatchObject({ status: 401 })
    for (const role of ['client', 'associate'] as const) {
      await expect(signedInAs(role).call(manifests.listManifests)).rejects.toMatchObject({ status: 403 })
      await expect(signedInAs(role).call(manifests.getManifest, { params: { id } })).rejects.toMatchObject({ status: 403 })
    }
    const attempt = signedInAs('administrator').call(manifests.getManifest, { params: { id: crypto.randomUUID() } })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'manifestNotFound' })
  })
})
