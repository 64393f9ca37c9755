import { bundles, manifests } from '@app/contract'
import type { Bundle } from '@app/contract/bundles.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const put = (id: string, body: { bundleIds: string[] } | { codes: string[] }) =>
  administrator.call(manifests.putOnManifest, { params: { id }, body })
const take = (id: string, body: { bundleIds: string[] } | { codes: string[] }) =>
  administrator.call(manifests.takeOffManifest, { params: { id }, body })
const manifestOf = (id: string) => administrator.call(manifests.getManifest, { params: { id } })
const listed = async (id: string, query: object = {}) =>
  (await administrator.call(manifests.listManifestBundles, { params: { id }, query: { mode: 'asc', ...query } })).data.map(
    ({ code }) => code,
  )
const emptyManifest = async () => (await administrator.call(manifests.createManifest, { body: {} })).id
const idsOf = (of: readonly Bundle[]) => of.map(({ id }) => id)
const codesOf = (of: readonly Bundle[]) => of.map(({ code }) => code)

let a: Bundle
let b: Bundle
let c: Bundle
beforeAll(async () => {
  ;[a, b, c] = [await given.bundle(), await given.bundle(), await given.bundle()]
})

describe('free bundles', () => {
  test('are put on a manifest after those that are on it, by their ids or their codes; what is on it stays', async () => {
    const id = await emptyManifest()
    const first = await put(id, { bundleIds: [b.id] })
    expect(first).toMatchObject({ id, version: 2, bundleCount: 1, weightInGrams: 1_000 })
    await put(id, { codes: [c.code.toLowerCase(), ` ${b.code} `, a.code, c.code] })

    expect(await listed(id)).toEqual(codesOf([b, c, a]))
    expect((await manifestOf(id)).bundles.map(({ code }) => code)).toEqual(codesOf([b, c, a]))
    const { timeline } = await administrator.call(bundles.getBundle, { params: { id: c.id } })
    expect(timeline.at(-1)).toMatchObject({ action: 'putOnManifest' })

    expect(await take(id, { codes: codesOf([b, a]) })).toMatchObject({ bundleCount: 1 })
    expect(await listed(id)).toEqual([c.code])
    await take(id, { bundleIds: [c.id] })
    expect(await listed(id)).toEqual([])
  })

  test('come all or none: a refusal names those in the way by their codes', async () => {
    const id = await emptyManifest()
    const elsewhere = await given.bundle()
    await given.manifest({ bundles: [elsewhere] })
    const gone = await given.bundle()
    await administrator.call(bundles.removeBundle, { params: { id: gone.id } })

    await expect(put(id, { codes: [a.code, 'BUL-999999'] })).rejects.toMatchObject({
      ...{ status: 404, code: 'bundleNotFound', details: { codes: ['BUL-999999'] } },
    })
    await expect(put(id, { bundleIds: idsOf([a, elsewhere]) })).rejects.toMatchObject({
      ...{ status: 409, code: 'bundleOnAnotherManifest', details: { ids: [elsewhere.id], codes: [elsewhere.code] } },
    })
    await expect(put(id, { bundleIds: idsOf([a, gone]) })).rejects.toMatchObject({
      ...{ status: 409, code: 'bundleActionNotAllowed', details: { codes: [gone.code] } },
    })
    expect(await manifestOf(id)).toMatchObject({ version: 1, bundleCount: 0 })
    await expect(take(id, { bundleIds: [elsewhere.id] })).rejects.toMatchObject({
      ...{ status: 409, code: 'bundleNotOnManifest', details: { codes: [elsewhere.code] } },
    })
  })

  test('stay where they are once it was shipped', async () => {
    const bundle = await given.bundle()
    const { id } = await given.manifest({ status: 'sended', bundles: [bundle] })
    const refused = { status: 409, code: 'manifestActionNotAllowed' }
    await expect(put(id, { bundleIds: [a.id] })).rejects.toMatchObject(refused)
    await expect(take(id, { bundleIds: [bundle.id] })).rejects.toMatchObject(refused)
  })
})

describe('the bundles of a manifest', () => {
  test('are listed by what keeps them, as its checks count them, and sorted and searched as any bundles are', async () => {
    const [ready, unnumbered, worthless] = [await given.bundle(), await given.bundle(), await given.bundle()]
    await administrator.call(bundles.setBundleValue, { params: { id: worthless.id }, body: { customsInvoiceValueInCents: 0 } })
    const { id } = await administrator.call(manifests.createManifest, {
      body: {
        bundles: [
          { bundleId: worthless.id, childGuideNumber: null },
          { bundleId: ready.id, childGuideNumber: 'L-1' },
          { bundleId: unnumbered.id, childGuideNumber: null },
        ],
      },
    })

    expect(await manifestOf(id)).toMatchObject({
      readyCount: 1,
      checks: [
        { problem: 'guideNumberMissing', count: 0 },
        { problem: 'childGuideNumberMissing', count: 2 },
        { problem: 'customsValueMissing', count: 1 },
      ],
    })
    expect(await listed(id)).toEqual(codesOf([worthless, ready, unnumbered]))
    expect(await listed(id, { readiness: 'ready' })).toEqual([ready.code])
    expect(await listed(id, { readiness: 'childGuideNumberMissing' })).toEqual(codesOf([worthless, unnumbered]))
    expect(await listed(id, { readiness: ['ready', 'customsValueMissing'] })).toEqual(codesOf([worthless, ready]))
    expect(await listed(id, { readiness: 'yearlyQuotaExceeded' })).toEqual([])
    expect(await listed(id, { q: unnumbered.code })).toEqual([unnumbered.code])
    expect(await listed(id, { orderBy: 'childGuideNumber' })).toEqual(codesOf([ready, unnumbered, worthless]))
    const { ids, total } = await administrator.call(manifests.selectManifestBundles, {
      params: { id },
      query: { mode: 'asc', readiness: 'childGuideNumberMissing' },
    })
    expect([ids, total]).toEqual([idsOf([worthless, unnumbered]), 2])
  })
})
