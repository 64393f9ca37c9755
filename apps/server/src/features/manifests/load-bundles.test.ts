// Bundles are loaded for the flight, scan by scan, in Miami (office, section 1).
import { bundles, loading, manifests, personalData, type Sent } from '@app/contract'
import type { Bundle } from '@app/contract/bundles.contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { signedInAs } from '../../testing/world.ts'

type Loaded = Sent<typeof loading.loadBundles>['body']
const administrator = signedInAs('administrator')
const load = (id: string, body: Loaded) => administrator.call(loading.loadBundles, { params: { id }, body })
const bundleOf = ({ id }: Bundle) => administrator.call(bundles.getBundle, { params: { id } })
const manifestOf = (id: string) => administrator.call(manifests.getManifest, { params: { id } })
const listed = async (id: string, isLoaded: boolean) =>
  (
    await administrator.call(manifests.listManifestBundles, {
      params: { id },
      query: { mode: 'asc', isLoaded: String(isLoaded) },
    })
  ).data.map(({ code }) => code)
async function aManifestOf(count: number) {
  const on = await Promise.all(Array.from({ length: count }, () => given.bundle()))
  return { id: (await given.manifest({ bundles: on })).id, on }
}
const twoOnIt = async () => {
  const { id, on } = await aManifestOf(2)
  const [a, b] = on
  if (!a || !b) throw new Error('two bundles were asked for')
  return { id, a, b }
}

describe('a bundle of a manifest', () => {
  test('is loaded by its code or its id, and counted; the others are those that are missing', async () => {
    const { id, a, b } = await twoOnIt()
    expect(await manifestOf(id)).toMatchObject({ bundleCount: 2, loadedCount: 0 })

    expect(await load(id, { codes: [` ${a.code.toLowerCase()} `] })).toMatchObject({ id, bundleCount: 2, loadedCount: 1 })
    expect(await bundleOf(a)).toMatchObject({ status: 'inWarehouseMIA', loadedAt: expect.any(String) })
    expect(await bundleOf(b)).toMatchObject({ loadedAt: null })
    expect([await listed(id, true), await listed(id, false)]).toEqual([[a.code], [b.code]])

    expect(await load(id, { bundleIds: [b.id] })).toMatchObject({ loadedCount: 2 })
    expect(await listed(id, false)).toEqual([])
  })

  test('keeps its moment when it is scanned again, and its history has it once, with who', async () => {
    const { id, a } = await twoOnIt()
    await load(id, { codes: [a.code] })
    const { loadedAt, version } = await bundleOf(a)
    expect(await load(id, { codes: [a.code, a.code] })).toMatchObject({ loadedCount: 1 })
    const { timeline, ...after } = await bundleOf(a)
    expect(after).toMatchObject({ loadedAt, version })
    expect(timeline.filter(({ action }) => action === 'load')).toHaveLength(1)
    const { data } = await administrator.call(personalData.listAudit, { query: { recordId: a.id } })
    expect(data[0]).toMatchObject({ action: 'load', actor: { role: 'administrator' } })
  })

  test('is not loaded after all: it is missing again, and undone twice it stays so', async () => {
    const { id, a } = await twoOnIt()
    await load(id, { codes: [a.code] })
    expect(await load(id, { codes: [a.code], undo: true })).toMatchObject({ loadedCount: 0 })
    expect(await load(id, { codes: [a.code], undo: true })).toMatchObject({ loadedCount: 0 })
    const { loadedAt, timeline } = await bundleOf(a)
    expect(loadedAt).toBeNull()
    expect(timeline.slice(-2).map(({ action }) => action)).toEqual(['load', 'unload'])
  })

  test('leaves the version of the manifest as it is: what is edited meanwhile is saved', async () => {
    const { id, a } = await twoOnIt()
    const { version } = await manifestOf(id)
    await load(id, { codes: [a.code] })
    expect(await manifestOf(id)).toMatchObject({ version })
  })

  test('is not loaded any more once it is taken off, nor when it comes back', async () => {
    const { id, a, b } = await twoOnIt()
    await load(id, { bundleIds: [a.id, b.id] })
    await administrator.call(manifests.takeOffManifest, { params: { id }, body: { bundleIds: [a.id] } })
    expect(await bundleOf(a)).toMatchObject({ loadedAt: null, manifest: null })
    await administrator.call(manifests.putOnManifest, { params: { id }, body: { bundleIds: [a.id] } })
    expect(await manifestOf(id)).toMatchObject({ bundleCount: 2, loadedCount: 1 })

    const list = [{ bundleId: a.id, childGuideNumber: null }]
    await administrator.call(manifests.updateManifest, { params: { id }, body: { bundles: list } })
    expect(await bundleOf(b)).toMatchObject({ loadedAt: null })
  })

  test('stays loaded when the order of the list changes, and when it is shipped', async () => {
    const { id, a, b } = await twoOnIt()
    await load(id, { bundleIds: [a.id] })
    const list = [b, a].map((bundle, index) => ({ bundleId: bundle.id, childGuideNumber: `L-${a.code}-${index}` }))
    await administrator.call(manifests.updateManifest, {
      params: { id },
      body: { bundles: list, guideNumber: `G-${a.code}`, departureDate: '2031-05-20' },
    })
    expect(await manifestOf(id)).toMatchObject({ loadedCount: 1 })
    expect(await administrator.call(manifests.shipManifest, { params: { id } })).toMatchObject({
      ...{ status: 'sended', bundleCount: 2, loadedCount: 1 },
    })
  })
})

describe('what is refused', () => {
  test('a bundle that is free, or on another manifest, is named by its code, and none of the others is loaded', async () => {
    const { id, a } = await twoOnIt()
    const [free, elsewhere] = [await given.bundle(), await given.bundle()]
    await given.manifest({ bundles: [elsewhere] })
    await expect(load(id, { codes: [a.code, free.code] })).rejects.toMatchObject({
      ...{
        status: 409,
        code: 'bundleNotOnManifest',
        details: { codes: [free.code] },
      },
    })
    await expect(load(id, { bundleIds: [a.id, elsewhere.id] })).rejects.toMatchObject({
      ...{ status: 409, code: 'bundleOnAnotherManifest', details: { codes: [elsewhere.code] } },
    })
    await expect(load(id, { codes: [a.code, 'BUL-999999'] })).rejects.toMatchObject({
      ...{ status: 404, code: 'bundleNotFound', details: { codes: ['BUL-999999'] } },
    })
    expect(await manifestOf(id)).toMatchObject({ loadedCount: 0 })
  })

  test('nothing is loaded or unloaded once the manifest was shipped', async () => {
    const bundle = await given.bundle()
    const { id } = await given.manifest({ status: 'sended', bundles: [bundle] })
    const refused = { status: 409, code: 'manifestActionNotAllowed' }
    await expect(load(id, { codes: [bundle.code] })).rejects.toMatchObject(refused)
    await expect(load(id, { codes: [bundle.code], undo: true })).rejects.toMatchObject(refused)
  })

  test('clients and associates load nothing', async () => {
    const { id, a } = await twoOnIt()
    for (const role of ['client', 'associate'] as const)
      await expect(
        signedInAs(role).call(loading.loadBundles, { params: { id }, body: { codes: [a.code] } }),
      ).rejects.toMatchObject({ status: 403 })
  })

  test('a bundle that was removed after it was loaded is on no manifest, and not loaded', async () => {
    const { id, a } = await twoOnIt()
    await load(id, { codes: [a.code] })
    await administrator.call(bundles.removeBundle, { params: { id: a.id } })
    expect(await manifestOf(id)).toMatchObject({ bundleCount: 1, loadedCount: 0 })
    await expect(load(id, { codes: [a.code] })).rejects.toMatchObject({ status: 409 })
  })
})

test('two stations that load the same bundle at once: both are told that it is loaded', async () => {
  const { id, a, b } = await twoOnIt()
  const both = await Promise.all([load(id, { codes: [a.code] }), load(id, { codes: [a.code, b.code] })])
  expect(both.map(({ id: of }) => of)).toEqual([id, id])
  expect(await manifestOf(id)).toMatchObject({ loadedCount: 2 })
})
