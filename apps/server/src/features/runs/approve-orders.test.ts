// One act with many orders: previewed, started, worked off by the server, each order by its ordinary call.
import { orderActions, runs } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { givenPackagesLike } from '../../testing/given/given-many-packages.repository.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { endedRun, statementsOfFiveThousand } from '../../testing/runs/given-runs.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { usersTable } from '../users/users.table.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

type Who = Parameters<typeof signedInAs>[0]
type Wanted = { ids: string[] } | { filter: Record<string, string | string[]> }

const preview = (wanted: Wanted, who: Who = 'administrator') =>
  signedInAs(who).call(runs.previewRun, { body: { act: 'approveOrders', ...wanted } })
const start = ({ id }: Pick<Run, 'id'>, who: Who = 'administrator') => signedInAs(who).call(runs.startRun, { params: { id } })
const cancel = ({ id }: Pick<Run, 'id'>, who: Who = 'administrator') => signedInAs(who).call(runs.cancelRun, { params: { id } })
const read = ({ id }: Pick<Run, 'id'>, who: Who = 'administrator') => signedInAs(who).call(runs.getRun, { params: { id } })
const itemsOf = ({ id }: Pick<Run, 'id'>, query: { result?: 'refused' | 'done'; after?: number } = {}) =>
  signedInAs('administrator').call(runs.getRunItems, { params: { id }, query })

describe('a preview', () => {
  test('says how many would be approved, are so already and are refused why, and changes nothing', async () => {
    const [first, second, reviewed, incomplete, dear] = [
      await given.order({ valueInCents: 5_000 }),
      await given.order({ valueInCents: 7_000 }),
      await given.order({ status: 'reviewed' }),
      await given.order({ status: 'incomplete' }),
      await given.order({ status: 'removed' }),
    ]

    const run = await preview({ ids: [first, second, reviewed, incomplete, dear].map(({ id }) => id) })

    expect(run).toMatchObject({
      act: 'approveOrders',
      state: 'previewed',
      counts: { total: 5, waiting: 2, done: 0, unchanged: 1, refused: 2 },
      amountInCents: 12_000,
      reasons: [{ code: 'orderActionNotAllowed', count: 2 }],
    })
    expect(run.reasons[0]?.examples).toContainEqual({ id: incomplete.id, code: incomplete.code })
    expect(await reload(first)).toMatchObject({ status: 'inReview', version: first.version })
    const { items } = await itemsOf(run, { result: 'refused' })
    expect(items.map(({ record }) => record.code).sort()).toEqual([incomplete.code, dear.code].sort())
  })

  test('takes all that a filter of the list finds, as the list finds it', async () => {
    const client = await given.client()
    await given.order({ client })
    await given.order({ client })
    await given.order({ client, status: 'reviewed' })

    const all = await preview({ filter: { clientId: client.id } })
    expect(all.counts).toMatchObject({ total: 3, waiting: 2, unchanged: 1 })
    const inReview = await preview({ filter: { clientId: [client.id], status: ['inReview'], page: '1', limit: '1' } })
    expect(inReview.counts).toMatchObject({ total: 2, waiting: 2 })
  })

  test.each([
    [{ statsu: 'inReview' }, 'unknownParameter'],
    [{ status: 'nada' }, 'validationFailed'],
    [{ from: '2026-01-01' }, 'fieldRequired'],
  ])('refuses the filter %o as the list does: %s', async (filter, code) => {
    await expect(preview({ filter })).rejects.toMatchObject({ status: 422, code })
  })

  test('of ids that are not there, or of neither ids nor a filter, is refused', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    await expect(preview({ ids: [id] })).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: [id] } })
    const nothing = signedInAs('administrator').call(runs.previewRun, { body: { act: 'approveOrders' } })
    await expect(nothing).rejects.toMatchObject({ status: 422 })
  })

  test('of five thousand sends few statements', async () => {
    const asked = (filter: Record<string, string>) => ({ act: 'approveOrders' as const, filter })
    expect(await statementsOfFiveThousand(recorder, asked)).toBeLessThanOrEqual(20)
  })
})

describe('a run', () => {
  test('approves each order by its ordinary call, in the name of who started it', async () => {
    const orders = [await given.order({ valueInCents: 5_000 }), await given.order({ valueInCents: 6_000 })]
    const ana = await given.administrator({ firstName: 'Ana', lastName: 'Aprueba' })
    const run = await preview({ ids: orders.map(({ id }) => id) }, ana)

    expect(await start(run, ana)).toMatchObject({ by: { name: 'Ana Aprueba' } })
    const done = await endedRun(run)

    expect(done.counts).toEqual({ total: 2, waiting: 0, done: 2, unchanged: 0, refused: 0 })
    for (const order of orders) {
      const now = await reload(order)
      expect(now).toMatchObject({ status: 'reviewed', productValueInCents: order.productValueInCents })
      expect(now.timeline.at(-1)).toMatchObject({
        action: 'setValue',
        from: 'inReview',
        to: 'reviewed',
        actor: { name: 'Ana Aprueba' },
      })
    }
  })

  test('started twice runs once', async () => {
    const order = await given.order()
    const run = await preview({ ids: [order.id] })
    await Promise.all([start(run), start(run)])
    await endedRun(run)
    expect((await start(run)).state).toBe('done')
    const { timeline } = await reload(order)
    expect(timeline.filter(({ action }) => action === 'setValue')).toHaveLength(1)
  })

  test('names an order that changed since the preview, and never writes over it', async () => {
    const [changed, removed, approved, same] = [
      await given.order(),
      await given.order(),
      await given.order(),
      await given.order(),
    ]
    const run = await preview({ ids: [changed, removed, approved, same].map(({ id }) => id) })
    const by = signedInAs('administrator')
    await by.call(orderActions.updateIncomplete, { body: { orderId: changed.id, missing: ['other'], note: '¿Qué es?' } })
    await by.call(orderActions.removeOrders, { body: { orderIds: [removed.id] } })
    await by.call(orderActions.setValue, { params: { id: approved.id }, body: { productValueInCents: 9_900 } })

    await start(run)
    const done = await endedRun(run)

    expect(done.counts).toEqual({ total: 4, waiting: 0, done: 1, unchanged: 1, refused: 2 })
    expect(await reload(approved)).toMatchObject({ productValueInCents: 9_900 })
    expect(await reload(changed)).toMatchObject({ status: 'incomplete' })
    expect(done.reasons).toMatchObject([{ code: 'orderActionNotAllowed', count: 2 }])
  })

  test('is cancelled before it starts, and cannot be started then', async () => {
    const order = await given.order()
    const run = await preview({ ids: [order.id] })
    expect(await cancel(run)).toMatchObject({ state: 'cancelled', counts: { waiting: 1 } })
    await expect(start(run)).rejects.toMatchObject({ status: 409, code: 'runOver' })
    expect(await reload(order)).toMatchObject({ status: 'inReview' })
  })

  test('stops where it is once it is cancelled: what is done stays done', async () => {
    const client = await given.client()
    const { id } = await given.order({ client })
    await givenPackagesLike(id, { inReview: 999 })
    const run = await preview({ filter: { clientId: client.id } })
    await start(run)
    await expect.poll(async () => (await read(run)).counts.done, PATIENCE).toBeGreaterThan(0)

    const { state } = await cancel(run)

    expect(state).toBe('cancelled')
    await expect.poll(async () => (await read(run)).counts.waiting, PATIENCE).toBeGreaterThan(0)
    const { counts } = await read(run)
    expect(counts.done + counts.waiting).toBe(1_000)
    expect(
      (await signedInAs('administrator').call(runs.getRecentRuns, { query: { act: 'approveOrders' } })).runs[0],
    ).toMatchObject({
      id: run.id,
      state: 'cancelled',
    })
    const first = await itemsOf(run)
    expect(first).toMatchObject({ next: 100 })
    expect((await itemsOf(run, { after: first.next ?? 0 })).items[0]?.id).not.toBe(first.items[0]?.id)
  })

  test('ends where its person lost the right to do it', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await given.order({ client })
    await givenPackagesLike(id, { inReview: 999 })
    const run = await preview({ filter: { clientId: client.id } }, associate)
    await start(run, associate)
    const { db } = await currentServer()
    await db.update(usersTable).set({ status: 'inactive' }).where(eq(usersTable.id, associate.id))

    await expect.poll(async () => (await read(run)).state, PATIENCE).toBe('cancelled')
    expect((await read(run)).counts.waiting).toBeGreaterThan(0)
  })
})

describe('an associate', () => {
  let associate: Person
  test('approves the orders of their own clients, and sees their own runs alone', async () => {
    associate = await given.associate()
    const own = await given.order({ client: await given.client({ associate }) })
    const another = await given.order()
    await expect(preview({ ids: [another.id] }, associate)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })

    const run = await preview({ filter: { status: 'inReview' } }, associate)
    expect(run.counts).toMatchObject({ total: 1, waiting: 1 })
    await start(run, associate)
    await endedRun(run, associate)
    expect(await reload(own)).toMatchObject({ status: 'reviewed' })

    const stranger = await given.associate()
    await expect(read(run, stranger)).rejects.toMatchObject({ status: 404, code: 'runNotFound' })
    await expect(cancel(run, stranger)).rejects.toMatchObject({ status: 404, code: 'runNotFound' })
    expect((await signedInAs(stranger).call(runs.getRecentRuns, { query: {} })).runs).toEqual([])
  })
})
