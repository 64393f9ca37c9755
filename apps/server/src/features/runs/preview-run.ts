import type { runs as contract, Received } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { ACTS } from './acts/acts.ts'
import { viewRun } from './run-view.repository.ts'
import { addRun } from './runs.repository.ts'

type Request = Received<typeof contract.previewRun>['body']

/** What the act would do with each of them, as of one moment. Nothing of them is changed. @throws roleNotAllowed, runTooLarge */
export async function previewRun(db: Db, actor: Actor, { act, ids, filter = {} }: Request): Promise<Run> {
  const { roles, preview } = ACTS[act]
  if (!roles.includes(actor.role)) throw new DomainError('roleNotAllowed')
  const wanted = ids ? { ids: [...new Set(ids)] } : { filter }
  const { id } = await db.transaction(async (tx) => addRun(tx, actor, act, await preview(tx, actor, wanted)))
  return viewRun(db, actor, id)
}
