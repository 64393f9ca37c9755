import { type Actor, DomainError, dutiesOf, hasDuty, isUndoable, roleOf } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { retriedTransaction } from '../../db/retried-transaction.ts'
import type { JobParts } from '../../jobs/job-parts.ts'
import { Postponed, type Said } from '../outbox/message-types.ts'
import * as users from '../users/users.repository.ts'
import { ACTS } from './acts/acts.ts'
import { refused } from './acts/refused.ts'
import * as runs from './runs.repository.ts'
import type { RunItemRow, RunRow } from './runs.table.ts'

/** Other messages of this instance wait no longer for a run than this. */
const A_TURN_IN_MILLISECONDS = 1_000

/** Works a run off, a turn at a time: what is done is noted with it, so that a server that dies has done and noted it, or neither. */
export async function onRunStarted({ db, log }: Pick<JobParts, 'db' | 'log'>, { payload: { runId } }: Said<{ runId: string }>) {
  const until = performance.now() + A_TURN_IN_MILLISECONDS
  for (;;) {
    const run = await runs.openRun(db, runId)
    if (!run) return
    const actor = await actorOf(db, run)
    // Whoever lost the right to do it by hand has lost it here.
    if (!actor) return runs.markCancelled(db, runId)
    const isWorked = await workOne(db, actor, run, (error, { id }) =>
      log.error({ err: error, runId, itemId: id }, 'a run failed'),
    )
    // What is left is another worker's, who is at it.
    if (!isWorked && (await runs.endRun(db, runId))) return
    if (!isWorked) return new Postponed(new Date(now().getTime() + A_TURN_IN_MILLISECONDS))
    if (performance.now() >= until) return new Postponed(now())
  }
}

async function actorOf(db: Db, { act, byId }: RunRow): Promise<Actor | null> {
  const person = await users.get(db, byId)
  const actor = { userId: byId, role: roleOf(person), duties: dutiesOf(person) }
  return person.status === 'active' && ACTS[act].roles.includes(actor.role) && hasDuty(actor, ACTS[act].duties) ? actor : null
}

/** @returns whether there was one that no other worker has */
async function workOne(
  db: Db,
  actor: Actor,
  run: RunRow,
  onFailure: (error: unknown, item: RunItemRow) => void,
): Promise<boolean> {
  const taken: RunItemRow[] = []
  try {
    return await retriedTransaction(db, async (tx) => {
      const item = await runs.lockNextItem(tx, run.id)
      if (!item) return false
      taken.splice(0, 1, item)
      await runs.noteItem(tx, item, await outcomeOf(tx, actor, run, item))
      return true
    })
  } catch (error) {
    const [item] = taken
    if (!item) throw error
    if (!(error instanceof DomainError)) onFailure(error, item)
    await runs.noteItem(db, item, { result: 'refused', ...refusalOf(error) })
    return true
  }
}

async function outcomeOf(tx: Db, actor: Actor, { act, values, undoesId }: RunRow, item: RunItemRow) {
  if (undoesId !== null) {
    if (!isUndoable(act)) throw new DomainError('runNotUndoable')
    await ACTS[act].undo(tx, actor, item)
    return { result: 'done' as const }
  }
  const outcome = await ACTS[act].carryOut(tx, actor, item, values)
  return typeof outcome === 'string' ? { result: outcome } : { result: 'done' as const, ...outcome }
}

/** Where the database itself is away this cannot be noted either, and the run goes on later. */
const refusalOf = (error: unknown) =>
  error instanceof DomainError ? refused(error) : { reason: 'internal' as const, details: null }
