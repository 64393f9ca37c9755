import type { Run } from '@app/contract/runs/runs.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { runStarted } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { viewRun } from './run-view.repository.ts'
import { lockRun, markStarted } from './runs.repository.ts'

/** The server works it off from now on. One that was started stays so. @throws runNotFound, runOver where it was cancelled */
export async function startRun(db: Db, actor: Actor, id: string): Promise<Run> {
  await db.transaction(async (tx) => {
    const { startedAt, cancelledAt } = await lockRun(tx, actor, id)
    if (cancelledAt !== null) throw new DomainError('runOver', { ids: [id] })
    if (startedAt !== null) return
    await markStarted(tx, actor, id)
    await say(tx, runStarted, { runId: id })
  })
  return viewRun(db, actor, id)
}
