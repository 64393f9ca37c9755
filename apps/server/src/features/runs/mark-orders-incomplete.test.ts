// What many orders lack, asked at once: previewed, started, each owner told by a notice of their own.
import { notifications, runs, type Sent } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { finishedRun } from '../../testing/runs/given-runs.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

type Who = Parameters<typeof signedInAs>[0]
type Values = Extract<Sent<typeof runs.previewRun>['body'], { act: 'markOrdersIncomplete' }>['values']

const INVOICE: Values = { missing: ['invoice'], note: 'Sube la factura de la tienda.' }
const preview = (ids: string[], who: Who = 'administrator', values: Values = INVOICE) =>
  signedInAs(who).call(runs.previewRun, { body: { act: 'markOrdersIncomplete', values, ids } })

const noticesOf = async (owner: Person) =>
  (await signedInAs(owner).call(notifications.listNotifications)).data.map(({ kind }) => kind)

test('a preview says which are asked, were asked the same and are refused, and changes nothing', async () => {
  const open = await given.order()
  const asked = await given.order()
  await finishedRun(await preview([asked.id]))
  const shipped = await given.order({ status: 'sended' })

  const run = await preview([open.id, asked.id, shipped.id])

  expect(run).toMatchObject({
    ...{ act: 'markOrdersIncomplete', state: 'previewed', undoableUntil: null, amountInCents: null },
    counts: { total: 3, waiting: 1, done: 0, unchanged: 1, refused: 1 },
    reasons: [{ code: 'orderActionNotAllowed', count: 1, examples: [{ code: shipped.code }] }],
  })
  expect(await reload(open)).toMatchObject({ status: open.status, missing: [], version: open.version })
  // Who has a question open answers it first.
  const other = await preview([asked.id], 'administrator', { missing: ['invoice', 'items'], note: INVOICE.note })
  expect(other.counts).toMatchObject({ waiting: 0, unchanged: 0, refused: 1 })
})

test('each is incomplete then, and its owner reads what is missing', async () => {
  const [ana, luis] = [await given.client(), await given.client()]
  const [hers, his] = [await given.order({ client: ana }), await given.order({ client: luis, status: 'inWarehouseMIA' })]

  const run = await finishedRun(await preview([hers.id, his.id]))

  expect(run).toMatchObject({ state: 'done', counts: { done: 2, refused: 0 }, undoableUntil: null })
  for (const order of [hers, his])
    expect(await reload(order)).toMatchObject({ status: 'incomplete', missing: ['invoice'], missingNote: INVOICE.note })
  for (const owner of [ana, luis]) await expect.poll(() => noticesOf(owner), PATIENCE).toContain('orderIncomplete')
})

test('it has no undo: its owners were told', async () => {
  const { id } = await finishedRun(await preview([(await given.order()).id]))
  const undone = signedInAs('administrator').call(runs.undoRun, { params: { id } })
  await expect(undone).rejects.toMatchObject({ code: 'runNotUndoable' })
})

describe('who may', () => {
  test('associates, of their own clients', async () => {
    const associate = await given.associate()
    const own = await given.order({ client: await given.client({ associate }) })
    expect((await preview([own.id], associate)).counts).toMatchObject({ waiting: 1 })
    const others = await given.order()
    await expect(preview([others.id], associate)).rejects.toMatchObject({ code: 'orderNotFound' })
  })

  test('not clients, nor whoever only reads', async () => {
    const { id } = await given.order()
    await expect(preview([id], await given.client())).rejects.toMatchObject({ code: 'roleNotAllowed' })
    await expect(preview([id], await givenDuties(['reader']))).rejects.toMatchObject({ code: 'permissionMissing' })
  })

  test.each<[string, object]>([
    ['nothing missing', { missing: [], note: 'Falta.' }],
    ['no words', { missing: ['invoice'], note: '' }],
    ['what is none', { missing: ['colour'], note: 'Falta.' }],
  ])('not with %s', async (_what, values) => {
    const { id } = await given.order()
    await expect(preview([id], 'administrator', values as Values)).rejects.toMatchObject({ code: 'validationFailed' })
  })
})
