// Closings as they are listed, and movements against what happens to their drawer at the same moment.
import { drawers } from '@app/contract'
import { businessDay } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { atOnce, ROUNDS } from '../../testing/at-once.ts'
import { move } from '../../testing/drawers/cash-at-counter.ts'
import { closeDrawer, type Held, openDrawer, sessionOf } from '../../testing/drawers/given-drawers.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
let even: Held
let short: Held
let over: Held
beforeAll(async () => {
  even = await openDrawer({ floatInCents: 1_000 })
  short = await openDrawer({ floatInCents: 2_000 })
  over = await openDrawer({ floatInCents: 3_000 })
  await closeDrawer(even)
  await closeDrawer(short, { countedInCents: 1_950, reason: 'Faltó una moneda azul.' })
  await closeDrawer(over, { countedInCents: 3_001, reason: 'Sobró un centavo.' })
})

const own = () => ({ drawerId: [even.drawerId, short.drawerId, over.drawerId] })
const listed = async (query: object = {}) => {
  const { data } = await administrator.call(drawers.listDrawerClosings, { query: { ...own(), ...query } })
  return data.map(({ id }) => id)
}

describe('closings', () => {
  test('are listed the newest first, or by what differs, and by number', async () => {
    const [first, second, third] = [even.sessionId, short.sessionId, over.sessionId]

    expect(await listed()).toEqual([third, second, first])
    expect(await listed({ orderBy: 'differenceInCents', mode: 'asc' })).toEqual([second, first, third])
    expect(await listed({ orderBy: 'countedInCents' })).toEqual([third, second, first])
    expect(await listed({ orderBy: 'code', mode: 'asc' })).toEqual([first, second, third])
  })

  test('are found by their number and by their reason, and by the day of the closing', async () => {
    const code = (await sessionOf(short)).closing?.code ?? ''
    const today = businessDay(new Date())

    expect(await listed({ q: code.toLowerCase() })).toEqual([short.sessionId])
    expect(await listed({ q: 'moneda azul' })).toEqual([short.sessionId])
    expect(await listed({ hasDifference: 'true' })).toEqual([over.sessionId, short.sessionId])
    expect(await listed({ from: today, to: today })).toHaveLength(3)
    expect(await listed({ from: '2020-01-01', to: '2020-01-02' })).toEqual([])
  })

  test('do not name a drawer that is open', async () => {
    const open = await openDrawer()
    const { data } = await administrator.call(drawers.listDrawerClosings, { query: { drawerId: [open.drawerId] } })
    expect(data).toEqual([])
  })
})

test.each(ROUNDS)('a movement is undone once where two undo it at once (%s)', async (round) => {
  const held = await openDrawer()
  await move(held.holder, held.sessionId, { kind: 'in', amountInCents: 300, reason: 'Cambio' })
  const id = (await sessionOf(held)).lines[0]?.id ?? ''
  const undo = () => signedInAs(held.holder).call(drawers.undoDrawerMovement, { params: { id } })

  expect((await atOnce(round, undo, undo)).toSorted()).toEqual(['done', 'drawerMovementNotAllowed'])
  expect((await sessionOf(held)).inItInCents).toBe(5_000)
})

test.each(ROUNDS)('a movement comes before the closing or not at all (%s)', async (round) => {
  const held = await openDrawer()
  const close = () => closeDrawer(held, { countedInCents: 5_000, expectedInCents: 5_000 })
  const out = () => move(held.holder, held.sessionId, { kind: 'out', amountInCents: 100, reason: 'Taxi' })

  const outcome = await atOnce(round, close, out)

  expect([
    ['done', 'drawerClosed'],
    ['drawerChangedMeanwhile', 'done'],
  ]).toContainEqual(outcome)
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})

test('the last cash is taken out once where two take it at once', async () => {
  const held = await openDrawer({ floatInCents: 1_000 })
  const out = () => move(held.holder, held.sessionId, { kind: 'out', amountInCents: 1_000, reason: 'Caja fuerte' })

  expect((await atOnce(0, out, out)).toSorted()).toEqual(['done', 'drawerShort'])
  expect((await sessionOf(held)).inItInCents).toBe(0)
})

test('what was put in is not undone once it is spent, and nothing is once the drawer is closed', async () => {
  const held = await openDrawer({ floatInCents: 0 })
  await move(held.holder, held.sessionId, { kind: 'in', amountInCents: 400, reason: 'Cambio' })
  await move(held.holder, held.sessionId, { kind: 'out', amountInCents: 300, reason: 'Taxi' })
  const [out, back] = (await sessionOf(held)).lines
  const undo = (id = '') => signedInAs(held.holder).call(drawers.undoDrawerMovement, { params: { id } })

  await expect(undo(back?.id)).rejects.toMatchObject({ status: 422, code: 'drawerShort', details: { availableInCents: 100 } })
  await undo(out?.id)
  await undo(back?.id)
  expect((await sessionOf(held)).inItInCents).toBe(0)

  const closed = await openDrawer()
  await move(closed.holder, closed.sessionId, { kind: 'out', amountInCents: 300, reason: 'Taxi' })
  const [line] = (await sessionOf(closed)).lines
  await closeDrawer(closed)
  const late = signedInAs(closed.holder).call(drawers.undoDrawerMovement, { params: { id: line?.id ?? '' } })
  await expect(late).rejects.toMatchObject({ status: 409, code: 'drawerClosed' })
  expect((await sessionOf(closed)).lines.every(({ allowedActions }) => allowedActions.length === 0)).toBe(true)
})
