import { expect, test } from 'vitest'
import { isUndoable, RUN_ACTS, runStateOf, undoableUntil } from './run.ts'

const AT = new Date('2026-01-05T12:00:00.000Z')
const NEVER = { startedAt: null, endedAt: null, cancelledAt: null }

test.each([
  ['previewed', NEVER],
  ['running', { ...NEVER, startedAt: AT }],
  ['done', { ...NEVER, startedAt: AT, endedAt: AT }],
  ['cancelled', { ...NEVER, cancelledAt: AT }],
  ['cancelled', { ...NEVER, startedAt: AT, cancelledAt: AT }],
])('a run is %s', (state, moments) => {
  expect(runStateOf(moments)).toBe(state)
})

const ENDED = { ...NEVER, startedAt: AT, endedAt: AT, act: 'chargeOrders', undoesId: null } as const
const LATER = new Date('2026-01-05T12:10:00.000Z')

test.each([
  ['ten minutes after it ended', ENDED, LATER],
  ['ten minutes after it was cancelled', { ...ENDED, endedAt: null, cancelledAt: AT }, LATER],
  ['not while it runs', { ...ENDED, endedAt: null }, null],
  ['not where it never began', { ...ENDED, startedAt: null, endedAt: null, cancelledAt: AT }, null],
  ['not where it is an undo itself', { ...ENDED, undoesId: 'another' }, null],
  ['not where its act has no way back', { ...ENDED, act: 'approveOrders' }, null],
] as const)('a run is undone until: %s', (_when, run, until) => {
  expect(undoableUntil(run)).toEqual(until)
})

test('what is approved, asked of clients, billed, bundled, printed, released or undone has no undo', () => {
  expect(RUN_ACTS.filter((act) => !isUndoable(act))).toEqual([
    'approveOrders',
    'billClients',
    'createBundles',
    'markOrdersIncomplete',
    'printBundles',
    'printOrders',
    'releaseOrders',
    'removeBundles',
  ])
})
