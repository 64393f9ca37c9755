// Many bundles at once, after they were made: labels, what is to be fetched, onto a manifest, and back.
import { bundles, manifests, runs, type Sent } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given } from '../../testing/given/given-orders.ts'
import { readBarCodes } from '../../testing/read-bar-codes.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { finishedRun, previewedRun, undoneRun } from '../../testing/runs/given-runs.ts'
import { givenShelf, shelve } from '../../testing/shelves/given-shelves.ts'
import { signedInAs } from '../../testing/world.ts'

type Asked = Sent<typeof runs.previewRun>['body']
const administrator = signedInAs('administrator')
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
const bundleNow = (id: string) => administrator.call(bundles.getBundle, { params: { id } })
const manifestNow = (id: string) => administrator.call(manifests.getManifest, { params: { id } })
const of = ({ id }: Pick<Run, 'id'>) => ({ params: { id } })
const emptyManifest = () => administrator.call(manifests.createManifest, { body: {} })
const ABSENT = '00000000-0000-7000-8000-000000000000'

describe('a list of bundles to print', () => {
  test('has the labels in the order asked for', async () => {
    const made = [await given.bundle(), await given.bundle(), await given.bundle()].reverse()
    const run = await previewedRun({ act: 'printBundles', ids: idsOf(made) })
    expect(run).toMatchObject({ state: 'previewed', counts: { total: 3, waiting: 3, refused: 0 }, undoableUntil: null })

    const { name, content } = await administrator.call(runs.getRunLabels, of(run))

    expect(name).toMatch(/^etiquetas-3-/)
    expect((await readBarCodes(content)).map(({ text }) => text)).toEqual(made.map(({ code }) => code))
  })

  test('has the packages as they are walked past in Miami, each with the bundle that it goes into', async () => {
    const [near, far] = [await givenShelf('MIA'), await givenShelf('MIA')]
    const [one, two] = [await given.bundle(), await given.bundle()]
    await shelve(far.code, idsOf(one.orders))
    await shelve(near.code, idsOf(two.orders))
    const run = await previewedRun({ act: 'printBundles', ids: idsOf([one, two]) })

    const { name, content } = await administrator.call(runs.getRunPickList, of(run))

    expect(name).toMatch(/^lista-por-estante-2-/)
    const words = (await readPdf(content)).join('\n')
    const said = [near.code, two.orders[0]?.code, two.code, far.code, one.orders[0]?.code, one.code]
    const places = said.map((text) => words.indexOf(text ?? ''))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((first, second) => first - second))
  })

  test('leaves out what was undone since; nothing left is no paper', async () => {
    const [kept, undone] = [await given.bundle(), await given.bundle()]
    const both = await previewedRun({ act: 'printBundles', ids: idsOf([kept, undone]) })
    const alone = await previewedRun({ act: 'printBundles', ids: [undone.id] })
    await administrator.call(bundles.removeBundle, { params: { id: undone.id } })

    const { content } = await administrator.call(runs.getRunLabels, of(both))
    expect((await readBarCodes(content)).map(({ text }) => text)).toEqual([kept.code])
    await expect(administrator.call(runs.getRunLabels, of(alone))).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
    await expect(administrator.call(runs.getRunPickList, of(alone))).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
    expect(await previewedRun({ act: 'printBundles', ids: [undone.id] })).toMatchObject({
      counts: { waiting: 0, refused: 1 },
      reasons: [{ code: 'bundleActionNotAllowed' }],
    })
  })

  test('is frozen: started, it changes nothing', async () => {
    const bundle = await given.bundle()
    const run = await finishedRun(await previewedRun({ act: 'printBundles', ids: [bundle.id] }))
    expect(run.counts).toMatchObject({ unchanged: 1, done: 0 })
    expect((await bundleNow(bundle.id)).version).toBe(bundle.version)
  })

  test('is an associate’s own, who reads no list by shelf', async () => {
    const associate = await given.associate()
    const own = await given.bundle({ client: await given.client({ associate }) })
    const run = await previewedRun({ act: 'printBundles', ids: [own.id] }, associate)
    expect((await signedInAs(associate).call(runs.getRunLabels, of(run))).contentType).toBe('application/pdf')
    await expect(signedInAs(associate).call(runs.getRunPickList, of(run))).rejects.toMatchObject({ code: 'roleNotAllowed' })
    await expect(previewedRun({ act: 'printBundles', ids: [(await given.bundle()).id] }, associate)).rejects.toMatchObject({
      ...{ status: 404, code: 'bundleNotFound' },
    })
  })
})

describe('putting many on a manifest', () => {
  const putting = (manifestId: string, wanted: { ids: string[] } | { of: string }) =>
    previewedRun({ act: 'putBundlesOnManifest', values: { manifestId }, ...wanted })

  test('says how many go in, which are on it already and which are refused why, and changes nothing', async () => {
    const { id } = await emptyManifest()
    const [free, onIt, elsewhere, undone] = [
      await given.bundle(),
      await given.bundle(),
      await given.bundle(),
      await given.bundle(),
    ]
    await administrator.call(manifests.putOnManifest, { params: { id }, body: { bundleIds: [onIt.id] } })
    await given.manifest({ bundles: [elsewhere] })
    await administrator.call(bundles.removeBundle, { params: { id: undone.id } })

    const run = await putting(id, { ids: idsOf([free, onIt, elsewhere, undone]) })

    expect(run.counts).toEqual({ total: 4, waiting: 1, done: 0, unchanged: 1, refused: 2 })
    expect(run.reasons.map(({ code, examples }) => [code, examples[0]?.code])).toEqual([
      ['bundleActionNotAllowed', undone.code],
      ['bundleOnAnotherManifest', elsewhere.code],
    ])
    expect((await bundleNow(free.id)).manifest).toBeNull()
  })

  test('they come after those on it, in their order, over a list that was printed before', async () => {
    const { id } = await emptyManifest()
    const first = await given.bundle()
    await administrator.call(manifests.putOnManifest, { params: { id }, body: { bundleIds: [first.id] } })
    const made = [await given.bundle(), await given.bundle()].reverse()
    const list = await previewedRun({ act: 'printBundles', ids: idsOf(made) })
    const before = await manifestNow(id)

    const run = await finishedRun(await putting(id, { of: list.id }))

    expect(run.counts).toMatchObject({ done: 2, refused: 0 })
    const after = await manifestNow(id)
    expect(idsOf(after.bundles)).toEqual([first.id, ...idsOf(made)])
    expect(after.version).toBeGreaterThan(before.version)
    expect(after.timeline).toHaveLength(before.timeline.length)
    const { timeline } = await bundleNow(made[0]?.id ?? '')
    expect(timeline.at(-1)).toMatchObject({ action: 'putOnManifest' })
  })

  test('undone, they are free again; one that got its guide meanwhile stays', async () => {
    const { id } = await emptyManifest()
    const [plain, guided] = [await given.bundle(), await given.bundle()]
    const run = await finishedRun(await putting(id, { ids: idsOf([plain, guided]) }))
    const guides = [{ code: guided.code, childGuideNumber: 'HIJA-RUN-1' }]
    await administrator.call(manifests.setGuides, { params: { id }, body: { guides } })

    const undone = await undoneRun(run)

    expect(undone.counts).toMatchObject({ done: 1, refused: 1 })
    expect(undone.reasons).toMatchObject([{ code: 'bundleChangedMeanwhile', examples: [{ code: guided.code }] }])
    expect((await bundleNow(plain.id)).manifest).toBeNull()
    expect((await bundleNow(guided.id)).manifest).toMatchObject({ id })
  })

  test('what somebody else put elsewhere, or undid, after the preview is refused, and the others go in', async () => {
    const { id } = await emptyManifest()
    const [kept, taken, undone] = [await given.bundle(), await given.bundle(), await given.bundle()]
    const run = await putting(id, { ids: idsOf([kept, taken, undone]) })
    await given.manifest({ bundles: [taken] })
    await administrator.call(bundles.removeBundle, { params: { id: undone.id } })

    const done = await finishedRun(run)

    expect(done.counts).toMatchObject({ done: 1, refused: 2 })
    expect(idsOf((await manifestNow(id)).bundles)).toEqual([kept.id])
  })

  test('of a manifest that was shipped, or is not there, there is no preview; it ends where it is shipped meanwhile', async () => {
    const bundle = await given.bundle()
    const shipped = await given.manifest({ status: 'sended' })
    await expect(putting(shipped.id, { ids: [bundle.id] })).rejects.toMatchObject({ code: 'manifestActionNotAllowed' })
    await expect(putting(ABSENT, { ids: [bundle.id] })).rejects.toMatchObject({ status: 404, code: 'manifestNotFound' })
    const leaving = await given.manifest({})
    const run = await putting(leaving.id, { ids: [bundle.id] })
    await administrator.call(manifests.shipManifest, { params: { id: leaving.id } })
    expect((await finishedRun(run)).reasons).toMatchObject([{ code: 'manifestActionNotAllowed', count: 1 }])
    expect((await bundleNow(bundle.id)).manifest).toBeNull()
  })

  test('is the warehouse’s in Miami', async () => {
    const { id } = await emptyManifest()
    const associate = await given.associate()
    const own = await given.bundle({ client: await given.client({ associate }) })
    const asked: Asked = { act: 'putBundlesOnManifest', values: { manifestId: id }, ids: [own.id] }
    await expect(previewedRun(asked, associate)).rejects.toMatchObject({ code: 'roleNotAllowed' })
    const counter = await givenDuties(['counter'])
    await expect(previewedRun(asked, counter)).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
  })
})

describe('the records of another run', () => {
  test('are of the same kind, and within reach', async () => {
    const order = await given.order()
    const orders = await previewedRun({ act: 'printOrders', ids: [order.id] })
    await expect(previewedRun({ act: 'removeBundles', of: orders.id })).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'of', code: 'fieldNotValid' }] },
    })
    await expect(previewedRun({ act: 'removeBundles', of: ABSENT })).rejects.toMatchObject({ status: 404, code: 'runNotFound' })
    const associate = await given.associate()
    await expect(previewedRun({ act: 'printOrders', of: orders.id }, associate)).rejects.toMatchObject({ code: 'runNotFound' })
    expect((await previewedRun({ act: 'printOrders', of: orders.id })).counts).toMatchObject({ total: 1, waiting: 1 })
  })

  test('are one of three ways to say which', async () => {
    const { id } = await given.bundle()
    for (const body of [{ act: 'removeBundles' }, { act: 'removeBundles', ids: [id], of: ABSENT }])
      await expect(previewedRun(body as Asked)).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'ids' }] } })
  })
})
