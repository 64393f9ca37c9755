// What a run did is taken back by a run of its own, within 10 minutes, once, and only where it is still as the run left it.
import { orderActions, runs } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { givenCategoryC, givenTariff } from '../../testing/given/given-category-c.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { endedRun, finishedRun, undoneRun } from '../../testing/runs/given-runs.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { runsTable } from './runs.table.ts'

const administrator = signedInAs('administrator')
const REPACKED = { name: 'Reempaque', amountInCents: 350, note: '' }
const BOXED = { name: 'Caja', amountInCents: 100, note: '' }

let tariffId = ''
beforeAll(async () => {
  tariffId = await givenCategoryC()
})

const charging = (ids: string[]) => administrator.call(runs.previewRun, { body: { act: 'chargeOrders', values: REPACKED, ids } })
const categorizing = (ids: string[], category: 'B' | 'C') =>
  administrator.call(runs.previewRun, {
    body: { act: 'categorizeOrders', values: { category, note: 'Sí.', ...(category === 'C' && { tariffId }) }, ids },
  })
const undo = ({ id }: Pick<Run, 'id'>, who: Parameters<typeof signedInAs>[0] = 'administrator') =>
  signedInAs(who).call(runs.undoRun, { params: { id } })
const read = ({ id }: Pick<Run, 'id'>) => administrator.call(runs.getRun, { params: { id } })
const namesOf = async ({ id }: { id: string }) => (await reload({ id })).extraCharges.map(({ name }) => name)

describe('an undo', () => {
  test('takes the charge back that the run added, and no other', async () => {
    const [bare, charged] = [await given.order(), await given.order()]
    await administrator.call(orderActions.setExtraCharges, { params: { id: charged.id }, body: { charges: [BOXED] } })
    const run = await finishedRun(await charging([bare.id, charged.id]))
    expect(Date.parse(run.undoableUntil ?? '')).toBe(Date.parse(run.endedAt ?? '') + 600_000)

    const undone = await undoneRun(run)

    expect(undone).toMatchObject({ act: 'chargeOrders', undoes: run.id, undoableUntil: null })
    expect(undone.counts).toEqual({ total: 2, waiting: 0, done: 2, unchanged: 0, refused: 0 })
    expect(await namesOf(bare)).toEqual([])
    expect(await namesOf(charged)).toEqual(['Caja'])
    expect(await read(run)).toMatchObject({ isUndone: true, undoableUntil: null })
  })

  test('gives each order the category, and its items the classes, that they had', async () => {
    const plain = await given.order()
    const another = await givenTariff(2_000)
    const parts = await given.order({ tariffId: another })
    const run = await finishedRun(await categorizing([plain.id, parts.id], 'C'))
    expect(run.counts).toMatchObject({ done: 2 })
    expect((await reload(parts)).items).toMatchObject([{ tariffId }])
    expect((await undoneRun(run)).counts).toMatchObject({ done: 2, refused: 0 })
    const [first, second] = [await reload(plain), await reload(parts)]
    expect(first).toMatchObject({ category: 'B', price: plain.price })
    expect(first.items).toEqual((await reload(plain)).items)
    expect(second).toMatchObject({ category: 'C', items: [{ tariffId: another }], price: parts.price })

    const toB = await finishedRun(await categorizing([parts.id], 'B'))
    expect(await reload(parts)).toMatchObject({ category: 'B' })
    await undoneRun(toB)
    expect(await reload(parts)).toMatchObject({ category: 'C', items: [{ tariffId: another }] })
  })

  test('leaves an order that changed since, and names it', async () => {
    const [same, changed] = [await given.order(), await given.order()]
    const run = await finishedRun(await charging([same.id, changed.id]))
    const observed = { params: { id: changed.id }, body: { observation: 'Revisado.' } }
    await administrator.call(orderActions.setObservation, observed)

    const undone = await undoneRun(run)

    expect(undone).toMatchObject({
      counts: { total: 2, done: 1, refused: 1 },
      reasons: [{ code: 'orderChangedMeanwhile', count: 1, examples: [{ code: changed.code }] }],
    })
    expect(await namesOf(same)).toEqual([])
    expect(await namesOf(changed)).toEqual(['Reempaque'])
  })

  test('of two clicks at once is one run, and asked again answers the same', async () => {
    const order = await given.order()
    await administrator.call(orderActions.setExtraCharges, { params: { id: order.id }, body: { charges: [BOXED, REPACKED] } })
    const run = await finishedRun(await charging([order.id]))
    const [first, second] = await Promise.all([undo(run), undo(run)])
    expect(second.id).toBe(first.id)
    await endedRun(first)
    expect((await undo(run)).id).toBe(first.id)
    expect(await namesOf(order)).toEqual(['Caja', 'Reempaque'])
  })

  test('takes back what a run did before it was stopped', async () => {
    const orders = [await given.order(), await given.order()]
    const run = await charging(orders.map(({ id }) => id))
    await administrator.call(runs.startRun, { params: { id: run.id } })
    const { counts } = await administrator.call(runs.cancelRun, { params: { id: run.id } })
    const undone = await undoneRun(run)
    expect(undone.counts.total).toBeGreaterThanOrEqual(counts.done)
    for (const order of orders) expect(await namesOf(order)).toEqual([])
  })
})

describe('is refused', () => {
  test('more than 10 minutes after the end', async () => {
    const run = await finishedRun(await charging([(await given.order()).id]))
    const { db } = await currentServer()
    await db
      .update(runsTable)
      .set({ endedAt: new Date(Date.now() - 600_001) })
      .where(eq(runsTable.id, run.id))
    await expect(undo(run)).rejects.toMatchObject({ status: 409, code: 'runUndoOver' })
    expect(await read(run)).toMatchObject({ undoableUntil: null, isUndone: false })
  })

  test('before the run ended, and for an undo', async () => {
    const run = await charging([(await given.order()).id])
    await expect(undo(run)).rejects.toMatchObject({ status: 409, code: 'runNotUndoable' })
    const undone = await undoneRun(await finishedRun(run))
    await expect(undo(undone)).rejects.toMatchObject({ status: 409, code: 'runNotUndoable' })
  })

  test('for what was approved', async () => {
    const ids = [(await given.order()).id]
    const run = await finishedRun(await administrator.call(runs.previewRun, { body: { act: 'approveOrders', ids } }))
    expect(run.undoableUntil).toBeNull()
    await expect(undo(run)).rejects.toMatchObject({ status: 409, code: 'runNotUndoable' })
  })

  test('to who may not do it by hand, and where nothing is within reach', async () => {
    const run = await finishedRun(await charging([(await given.order()).id]))
    const refused = { status: 403, code: 'permissionMissing' }
    await expect(undo(run, await givenDuties(['purchasing']))).rejects.toMatchObject(refused)
    await expect(undo(run, await given.associate())).rejects.toMatchObject({ status: 404, code: 'runNotFound' })
  })
})
