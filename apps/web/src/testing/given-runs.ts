import type { Run } from '@app/contract/runs/runs.contract'
import { idOf } from './people.ts'

const AT = '2026-01-05T12:00:00.000Z'
export const RUN_ID = idOf(90)

/** 79 orders would be approved, two are so already, one is refused. */
export const aRun = (changes: Partial<Run> = {}): Run => ({
  ...{ id: RUN_ID, act: 'approveOrders', state: 'previewed', by: { name: 'Ana Aprueba' }, createdAt: AT },
  ...{ startedAt: null, endedAt: null, cancelledAt: null, amountInCents: 395_000, packages: null },
  ...{ undoes: null, isUndone: false, undoableUntil: null },
  counts: { total: 82, waiting: 79, done: 0, unchanged: 2, refused: 1 },
  reasons: [{ code: 'orderActionNotAllowed', count: 1, examples: [{ id: idOf(91), code: 'ORD-000091' }] }],
  ...changes,
})

export const runningRun = (done: number, changes: Partial<Run> = {}): Run =>
  aRun({
    ...{ state: 'running', startedAt: AT },
    counts: { total: 82, waiting: 79 - done, done, unchanged: 2, refused: 1 },
    ...changes,
  })

export const doneRun = (changes: Partial<Run> = {}): Run => runningRun(79, { state: 'done', endedAt: AT, ...changes })
