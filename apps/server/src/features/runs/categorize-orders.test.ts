// Many orders to another category: previewed with the value, started, each by its ordinary call.
import { orderActions, runs, type Sent } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenCategoryC } from '../../testing/given/given-category-c.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { startRecorder } from '../../testing/recorded-statements.ts'
import { finishedRun, statementsOfFiveThousand } from '../../testing/runs/given-runs.ts'
import { signedInAs } from '../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

type Who = Parameters<typeof signedInAs>[0]
type Wanted = { ids: string[] } | { filter: Record<string, string | string[]> }

let tariffId = ''
beforeAll(async () => {
  tariffId = await givenCategoryC()
})

type Values = Sent<typeof orderActions.setCategory>['body']

const toC = (): Values => ({ category: 'C', tariffId, note: 'Por teléfono.' })
const preview = (wanted: Wanted, values: Values = toC(), who: Who = 'administrator') =>
  signedInAs(who).call(runs.previewRun, { body: { act: 'categorizeOrders', values, ...wanted } })
const itemsOf = async ({ id }: Run, result: 'waiting' | 'unchanged' | 'refused') =>
  (await signedInAs('administrator').call(runs.getRunItems, { params: { id }, query: { result } })).items

describe('a preview', () => {
  test('says which orders change, are in the category already and are refused why, and changes nothing', async () => {
    const [plain, already, shipped] = [
      await given.order(),
      await given.order({ tariffId }),
      await given.order({ status: 'sended' }),
    ]
    const run = await preview({ ids: [plain, already, shipped].map(({ id }) => id) })

    expect(run).toMatchObject({
      ...{ act: 'categorizeOrders', state: 'previewed', undoes: null, isUndone: false, undoableUntil: null },
      counts: { total: 3, waiting: 1, done: 0, unchanged: 1, refused: 1 },
      reasons: [{ code: 'orderActionNotAllowed', count: 1, examples: [{ code: shipped.code }] }],
    })
    expect((await itemsOf(run, 'waiting')).map(({ record }) => record.code)).toEqual([plain.code])
    expect((await itemsOf(run, 'unchanged')).map(({ record }) => record.code)).toEqual([already.code])
    expect(await reload(plain)).toMatchObject({ category: 'B', version: plain.version })
  })

  test('refuses those that category B cannot take', async () => {
    const heavy = await given.order({ tariffId, storeWeightInGrams: 9_000 })
    const run = await preview({ ids: [heavy.id] }, { category: 'B', note: 'Por teléfono.' })
    expect(run.reasons).toMatchObject([{ code: 'categoryBLimitExceeded', count: 1 }])
  })

  test.each([
    ['no value', {}, 'validationFailed'],
    ['no consent', { category: 'B', note: '' }, 'validationFailed'],
    ['another category', { category: 'G', note: 'Sí.' }, 'validationFailed'],
    ['a class that is none', { category: 'C', tariffId: '00000000-0000-4000-8000-000000000000', note: 'Sí.' }, 'fieldNotValid'],
  ])('with %s is refused', async (_what, values: object, code) => {
    const { id } = await given.order()
    await expect(preview({ ids: [id] }, values as Values)).rejects.toMatchObject({ status: 422, code })
  })

  test('of five thousand sends few statements', async () => {
    const asked = (filter: Record<string, string>) => ({ act: 'categorizeOrders' as const, values: toC(), filter })
    expect(await statementsOfFiveThousand(recorder, asked)).toBeLessThanOrEqual(22)
  })
})

describe('a run', () => {
  test('moves each order by its ordinary call, with the consent, in the name of who started it', async () => {
    const orders = [await given.order(), await given.order()]
    const ana = await given.administrator({ firstName: 'Ana', lastName: 'Categoriza' })
    const done = await finishedRun(await preview({ ids: orders.map(({ id }) => id) }, toC(), ana), ana)

    expect(done.counts).toEqual({ total: 2, waiting: 0, done: 2, unchanged: 0, refused: 0 })
    for (const order of orders) {
      const now = await reload(order)
      expect(now).toMatchObject({ category: 'C', items: [{ tariffId }] })
      expect(now.timeline.at(-1)).toMatchObject({
        ...{ action: 'changeCategory', note: 'Por teléfono.', actor: { name: 'Ana Categoriza' } },
      })
    }
  })

  test('leaves what somebody else moved there meanwhile, and refuses what cannot move any more', async () => {
    const [moved, removed] = [await given.order(), await given.order()]
    const run = await preview({ ids: [moved.id, removed.id] })
    const by = signedInAs('administrator')
    await by.call(orderActions.setCategory, { params: { id: moved.id }, body: toC() })
    await by.call(orderActions.removeOrders, { body: { orderIds: [removed.id] } })
    expect(await finishedRun(run)).toMatchObject({
      counts: { done: 0, unchanged: 1, refused: 1 },
      reasons: [{ code: 'orderActionNotAllowed' }],
    })
  })

  test('is for associates with the orders of their own clients', async () => {
    const associate = await given.associate()
    const own = await given.order({ client: await given.client({ associate }) })
    const another = await given.order()
    await expect(preview({ ids: [another.id] }, toC(), associate)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
    await finishedRun(await preview({ filter: {} }, toC(), associate), associate)
    expect(await reload(own)).toMatchObject({ category: 'C' })
    expect(await reload(another)).toMatchObject({ category: 'B' })
  })
})
