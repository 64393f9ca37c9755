import { bundles, manifests, quotas } from '@app/contract'
import type { Bundle } from '@app/contract/bundles.contract'
import { businessDay } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const THIS_YEAR = Number(businessDay(new Date()).slice(0, 4))
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
  let id: string
  let of: Person
  let ready: Bundle
  let unnumbered: Bundle
  let worthless: Bundle
  let overTheYear: Bundle
  beforeAll(async () => {
    of = await given.client({ firstName: 'Filomena' })
    const order = await given.order({ client: of, status: 'inWarehouseMIA', valueInCents: 10_000 })
    ;[ready, unnumbered, worthless] = [await given.bundle(), await given.bundle(), await given.bundle()]
    overTheYear = await given.bundle({ orders: [order] })
    await administrator.call(bundles.setBundleValue, { params: worthless, body: { customsInvoiceValueInCents: 0 } })
    const carried = { worthless: null, ready: 'L-1', unnumbered: null, overTheYear: 'A-1' }
    const ids = { worthless, ready, unnumbered, overTheYear }
    const lines = (Object.keys(carried) as (keyof typeof carried)[]).map((name) => ({
      bundleId: ids[name].id,
      childGuideNumber: carried[name],
    }))
    id = (await administrator.call(manifests.createManifest, { body: { bundles: lines } })).id
    // 106.50 are reserved for its bundle: a cent more than the year's 1,600.00.
    const elsewhere = { year: THIS_YEAR, amountInCents: 149_351, note: 'Otro courier.' }
    await administrator.call(quotas.addQuotaEntry, { params: of, body: elsewhere })
  })

  test('are counted by what keeps them, with what keeps the manifest itself', async () => {
    expect(await manifestOf(id)).toMatchObject({
      readyCount: 1,
      checks: [
        { problem: 'guideNumberMissing', count: 0 },
        { problem: 'departureDateMissing', count: 0 },
        { problem: 'childGuideNumberMissing', count: 2 },
        { problem: 'customsValueMissing', count: 1 },
        { problem: 'yearlyQuotaExceeded', count: 1 },
      ],
    })
  })

  test('stand in the order in which they were put on it', async () => {
    expect(await listed(id)).toEqual(codesOf([worthless, ready, unnumbered, overTheYear]))
  })

  test('are listed by what keeps them, those of several problems together', async () => {
    expect(await listed(id, { readiness: 'ready' })).toEqual([ready.code])
    expect(await listed(id, { readiness: 'childGuideNumberMissing' })).toEqual(codesOf([worthless, unnumbered]))
    expect(await listed(id, { readiness: 'yearlyQuotaExceeded' })).toEqual([overTheYear.code])
    expect(await listed(id, { readiness: ['ready', 'customsValueMissing'] })).toEqual(codesOf([worthless, ready]))
  })

  test('are found by their code and by the name of a client who has a package in them', async () => {
    expect(await listed(id, { q: unnumbered.code })).toEqual([unnumbered.code])
    expect(await listed(id, { q: 'filomena' })).toEqual([overTheYear.code])
  })

  test('are sorted by their child guides, those without one at the end', async () => {
    expect(await listed(id, { orderBy: 'childGuideNumber' })).toEqual(codesOf([overTheYear, ready, unnumbered, worthless]))
  })

  test('are all selected that match', async () => {
    const { ids, total } = await administrator.call(manifests.selectManifestBundles, {
      params: { id },
      query: { mode: 'asc', readiness: 'childGuideNumberMissing' },
    })
    expect([ids, total]).toEqual([idsOf([worthless, unnumbered]), 2])
  })
})
