import type { Run } from '@app/contract/runs/runs.contract'
import { type Actor, DomainError, isUndoable, undoableUntil } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { runStarted } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { ACTS } from './acts/acts.ts'
import { requireAct } from './require-act.ts'
import { viewRun } from './run-view.repository.ts'
import { addUndo, lockRun, markStarted, undoOf } from './runs.repository.ts'
import type { RunRow } from './runs.table.ts'

type Asker = { actor: Actor; hasShownWhoTheyAre: boolean }

/** A run that takes back what this one did, once: asked again it answers the same. @throws runNotFound, reauthenticationNeeded, runNotUndoable, runUndoOver */
export async function undoRun(db: Db, { actor, hasShownWhoTheyAre }: Asker, id: string): Promise<Run> {
  const undoId = await db.transaction(async (tx) => {
    const run = await lockRun(tx, actor, id)
    requireAct(actor, run.act)
    const before = await undoOf(tx, id)
    if (before) return before.id
    requireUndoable(run)
    if (isSensitive(run) && !hasShownWhoTheyAre) throw new DomainError('reauthenticationNeeded')
    const undo = await addUndo(tx, actor, run)
    await markStarted(tx, actor, undo.id)
    await say(tx, runStarted, { runId: undo.id })
    return undo.id
  })
  return viewRun(db, actor, undoId)
}

/** As the ordinary call that takes one of its records back. */
const isSensitive = ({ act }: RunRow): boolean => isUndoable(act) && ACTS[act].undoIsSensitive === true

function requireUndoable(run: RunRow): void {
  const until = undoableUntil(run)
  if (until === null) throw new DomainError('runNotUndoable', { ids: [run.id] })
  if (until <= now()) throw new DomainError('runUndoOver', { ids: [run.id] })
}
