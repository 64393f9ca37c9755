import { manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

const create = (body: object = {}) => signedInAs('administrator').call(manifests.createManifest, { body })

describe('beginning a manifest', () => {
  test('may begin with nothing', async () => {
    expect(await create()).toMatchObject({
      code: expect.stringMatching(/^MAN-\d{6}$/),
      status: 'active',
      guideNumber: null,
      airline: '',
      bundleCount: 0,
      weightInGrams: 0,
      cumulativeInCents: 0,
      bundles: [],
      checks: [
        { problem: 'guideNumberMissing', count: 0 },
        { problem: 'departureDateMissing', count: 0 },
        { problem: 'noBundles', count: 0 },
      ],
      allowedActions: ['edit', 'setExpectedDate', 'setCosts', 'remove'],
      timeline: [{ action: 'create', to: 'active' }],
    })
  })

  test('takes bundles in order, with their child guides and what they come to', async () => {
    const [one, two] = [await given.bundle({ valueInCents: 10_000 }), await given.bundle({ valueInCents: 20_000 })]
    const manifest = await create({
      guideNumber: ' 729-11112222 ',
      airline: 'Avianca Cargo',
      flight: 'AV 8392',
      departureDate: '2026-11-25',
      bundles: [
        { bundleId: two.id, childGuideNumber: 'H-2' },
        { bundleId: one.id, childGuideNumber: '' },
      ],
    })

    expect(manifest).toMatchObject({
      guideNumber: '729-11112222',
      departureDate: '2026-11-25',
      bundleCount: 2,
      weightInGrams: 2_000,
      customsInvoiceValueInCents: 30_000,
      cumulativeInCents: 31_950,
      bundles: [
        { id: two.id, childGuideNumber: 'H-2', manifest: { id: manifest.id, code: manifest.code } },
        { id: one.id, childGuideNumber: null },
      ],
      checks: [{ problem: 'childGuideNumberMissing', count: 1 }],
      readyCount: 1,
    })
  })

  test('takes no bundle that is on another, or that is gone', async () => {
    const [listed, shipped] = [await given.bundle(), await given.bundle()]
    await given.manifest({ bundles: [listed] })
    await given.manifest({ status: 'sended', bundles: [shipped] })
    const on = (...ids: string[]) => create({ bundles: ids.map((bundleId) => ({ bundleId, childGuideNumber: null })) })

    await expect(on((await given.bundle()).id, listed.id, shipped.id)).rejects.toMatchObject({
      status: 409,
      code: 'bundleOnAnotherManifest',
      details: { ids: [listed.id, shipped.id] },
    })
    const nothing = crypto.randomUUID()
    await expect(on(nothing)).rejects.toMatchObject({ status: 404, code: 'bundleNotFound', details: { ids: [nothing] } })
  })

  test('takes no number twice', async () => {
    await create({ guideNumber: '045-77770001' })
    await expect(create({ guideNumber: '045-77770001' })).rejects.toMatchObject({
      status: 409,
      code: 'guideNumberTaken',
      details: { fields: [{ path: 'guideNumber' }] },
    })
    const bundles = [await given.bundle(), await given.bundle()].map(({ id }, index) => ({
      bundleId: id,
      childGuideNumber: index ? 'h-1' : 'H-1',
    }))
    await expect(create({ bundles })).rejects.toMatchObject({
      status: 409,
      details: { fields: [{ path: 'bundles.1.childGuideNumber', code: 'guideNumberTaken' }] },
    })
  })

  test('gives a free bundle that two want at once to one of them', async () => {
    const { id } = await given.bundle()
    const body = { bundles: [{ bundleId: id, childGuideNumber: null }] }
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => create(body)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is for administrators', async () => {
    await expect(anonymous.call(manifests.createManifest, { body: {} })).rejects.toMatchObject({ status: 401 })
    for (const role of ['client', 'associate'] as const) {
      await expect(signedInAs(role).call(manifests.createManifest, { body: {} })).rejects.toMatchObject({ status: 403 })
    }
  })
})
