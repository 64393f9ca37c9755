// Many bundles undone at once: previewed, started, each by the ordinary call.
import { bundles, runs } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { finishedRun, previewedRun } from '../../testing/runs/given-runs.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
const bundleNow = (id: string) => administrator.call(bundles.getBundle, { params: { id } })

describe('undoing many', () => {
  const undoing = (ids: string[], who: Person | 'administrator' = 'administrator') =>
    previewedRun({ act: 'removeBundles', ids }, who)

  test('says which are undone, were so already, and lie on a manifest', async () => {
    const [free, gone, onOne] = [await given.bundle(), await given.bundle(), await given.bundle()]
    await administrator.call(bundles.removeBundle, { params: { id: gone.id } })
    await given.manifest({ bundles: [onOne] })

    const run = await undoing(idsOf([free, gone, onOne]))

    expect(run.counts).toEqual({ total: 3, waiting: 1, done: 0, unchanged: 1, refused: 1 })
    expect(run.reasons).toMatchObject([{ code: 'bundleOnAnotherManifest', examples: [{ code: onOne.code }] }])
  })

  test('their packages are free again, and there is no way back but making them', async () => {
    const made = [await given.bundle(), await given.bundle()]
    const run = await finishedRun(await undoing(idsOf(made)))
    expect(run).toMatchObject({ counts: { done: 2, refused: 0 }, undoableUntil: null })
    for (const { id, orders } of made) {
      expect((await bundleNow(id)).status).toBe('removed')
      expect((await reload(orders[0] ?? { id: '' })).bundle).toBeNull()
    }
    await expect(administrator.call(runs.undoRun, { params: { id: run.id } })).rejects.toMatchObject({ code: 'runNotUndoable' })
  })

  test('one that went on a manifest after the preview stays', async () => {
    const [kept, free] = [await given.bundle(), await given.bundle()]
    const run = await undoing(idsOf([kept, free]))
    await given.manifest({ bundles: [kept] })
    expect(await finishedRun(run)).toMatchObject({
      counts: { done: 1, refused: 1 },
      reasons: [{ code: 'bundleOnAnotherManifest' }],
    })
    expect((await bundleNow(kept.id)).status).toBe('inWarehouseMIA')
  })

  test('an associate undoes their own', async () => {
    const associate = await given.associate()
    const own = await given.bundle({ client: await given.client({ associate }) })
    const run = await undoing([own.id], associate)
    expect((await finishedRun(run, associate)).counts).toMatchObject({ done: 1 })
    await expect(undoing([(await given.bundle()).id], associate)).rejects.toMatchObject({ code: 'bundleNotFound' })
  })

  test('takes all that a filter of the list finds', async () => {
    const bundle = await given.bundle()
    const filter = { q: bundle.code }
    expect((await previewedRun({ act: 'removeBundles', filter })).counts).toMatchObject({ total: 1, waiting: 1 })
    const associate = await given.associate()
    expect((await previewedRun({ act: 'removeBundles', filter }, associate)).counts).toMatchObject({ total: 0 })
  })
})
