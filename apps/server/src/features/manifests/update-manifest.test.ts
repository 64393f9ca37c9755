import { bundles, manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

const update = (id: string, body: object) => signedInAs('administrator').call(manifests.updateManifest, { params: { id }, body })
const free = async () => (await signedInAs('administrator').call(bundles.listFreeBundles)).data.map(({ id }) => id)

describe('changing a manifest', () => {
  test('changes what is given and leaves the rest', async () => {
    const { id, guideNumber, bundles: carried } = await given.manifest()
    const manifest = await update(id, { airline: 'LATAM Cargo' })
    expect(manifest).toMatchObject({ airline: 'LATAM Cargo', guideNumber, flight: 'AV 8392', bundles: [{ id: carried[0]?.id }] })
    expect(manifest.timeline.at(-1)).toMatchObject({ action: 'edit' })
  })

  test('replaces its bundles: those left out are free again, those that stay may swap their numbers', async () => {
    const [one, two, three] = [await given.bundle(), await given.bundle(), await given.bundle()]
    const { id } = await given.manifest({ bundles: [one, two] })
    const [first, second] = (await update(id, {})).bundles.map(({ childGuideNumber }) => childGuideNumber)

    const swapped = [
      { bundleId: two.id, childGuideNumber: first },
      { bundleId: one.id, childGuideNumber: second },
    ]
    expect((await update(id, { bundles: swapped })).bundles).toMatchObject([
      { id: two.id, childGuideNumber: first },
      { id: one.id, childGuideNumber: second },
    ])

    const replaced = [{ bundleId: three.id, childGuideNumber: first }]
    expect((await update(id, { bundles: replaced })).bundles.map((bundle) => bundle.id)).toEqual([three.id])
    expect(await free()).toEqual(expect.arrayContaining([one.id, two.id]))
  })

  test('writes eleven digits as an air waybill', async () => {
    const { id } = await given.manifest()
    expect(await update(id, { guideNumber: '72940512360' })).toMatchObject({ guideNumber: '729-40512360' })
    expect(await update(id, { guideNumber: 'GUIA 9' })).toMatchObject({ guideNumber: 'GUIA 9' })
  })

  test('takes no guide number of another manifest', async () => {
    const [one, two] = [await given.manifest(), await given.manifest()]
    await expect(update(two.id, { guideNumber: one.guideNumber })).rejects.toMatchObject({
      status: 409,
      code: 'guideNumberTaken',
    })
  })

  test('ends when it is shipped', async () => {
    const { id } = await given.manifest({ status: 'sended' })
    await expect(update(id, { airline: 'Otra' })).rejects.toMatchObject({ status: 409, code: 'manifestActionNotAllowed' })
  })

  test('is for administrators, and for one that is there', async () => {
    const { id } = await given.manifest()
    await expect(anonymous.call(manifests.updateManifest, { params: { id }, body: {} })).rejects.toMatchObject({ status: 401 })
    const attempt = signedInAs('associate').call(manifests.updateManifest, { params: { id }, body: {} })
    await expect(attempt).rejects.toMatchObject({ status: 403 })
    await expect(update(crypto.randomUUID(), {})).rejects.toMatchObject({ status: 404, code: 'manifestNotFound' })
    await expect(update(id, { status: 'sended' })).rejects.toMatchObject({
      details: { fields: [{ path: 'status', code: 'unknownField' }] },
    })
  })
})

describe('removing a manifest', () => {
  const remove = (id: string) => signedInAs('administrator').call(manifests.removeManifest, { params: { id } })

  test('frees its bundles and its number', async () => {
    const { id, guideNumber, bundles: carried } = await given.manifest()
    expect(await remove(id)).toEqual({ ok: true })

    expect(await free()).toContain(carried[0]?.id)
    await expect(given.manifest({ guideNumber: guideNumber ?? '' })).resolves.toMatchObject({ guideNumber })
    expect(await signedInAs('administrator').call(manifests.getManifest, { params: { id } })).toMatchObject({ status: 'removed' })
  })

  test('ends when it is shipped, and is for administrators', async () => {
    const { id } = await given.manifest({ status: 'sended' })
    await expect(remove(id)).rejects.toMatchObject({ status: 409, code: 'manifestActionNotAllowed' })
    await expect(anonymous.call(manifests.removeManifest, { params: { id } })).rejects.toMatchObject({ status: 401 })
    await expect(signedInAs('client').call(manifests.removeManifest, { params: { id } })).rejects.toMatchObject({ status: 403 })
    await expect(remove(crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'manifestNotFound' })
  })
})
