import type { Run } from '@app/contract/runs/runs.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { viewRun } from './run-view.repository.ts'
import { lockRun, markCancelled } from './runs.repository.ts'

/** What is left of it stays as it is; the record that is being worked on is finished. @throws runNotFound */
export async function cancelRun(db: Db, actor: Actor, id: string): Promise<Run> {
  await db.transaction(async (tx) => {
    await lockRun(tx, actor, id)
    await markCancelled(tx, id)
  })
  return viewRun(db, actor, id)
}
