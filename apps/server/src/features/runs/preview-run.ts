import type { runs as contract, Received } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { ACTS } from './acts/acts.ts'
import { requireAct } from './require-act.ts'
import { viewRun } from './run-view.repository.ts'
import { addRun } from './runs.repository.ts'

type Request = Received<typeof contract.previewRun>['body']

/** What the act would do with each of them, as of one moment. Nothing of them is changed. @throws roleNotAllowed, runTooLarge */
export async function previewRun(db: Db, actor: Actor, { act, ids, filter = {}, ...rest }: Request): Promise<Run> {
  requireAct(actor, act)
  const values = 'values' in rest ? rest.values : null
  const wanted = ids ? { ids: [...new Set(ids)] } : { filter }
  const { id } = await db.transaction(async (tx) =>
    addRun(tx, actor, { act, values }, await ACTS[act].preview(tx, actor, wanted, values)),
  )
  return viewRun(db, actor, id)
}
