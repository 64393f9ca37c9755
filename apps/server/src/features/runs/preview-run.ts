import type { runs as contract, Received } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { type Actor, DomainError, type RunAct, SET_KINDS } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { ABOUT, ACTS } from './acts/acts.ts'
import type { Wanted } from './acts/run-act.ts'
import { requireAct } from './require-act.ts'
import { viewRun, viewRuns } from './run-view.repository.ts'
import { addRun, itemsMeant } from './runs.repository.ts'

type Request = Received<typeof contract.previewRun>['body']

/** What the act would do with each of them, as of one moment. Nothing of them is changed. @throws roleNotAllowed, runNotFound, setNotFound, runTooLarge */
export async function previewRun(db: Db, actor: Actor, request: Request): Promise<Run> {
  const { act } = request
  requireAct(actor, act)
  const values = 'values' in request ? request.values : null
  const wanted = await wantedOf(db, actor, request)
  const { id } = await db.transaction(async (tx) =>
    addRun(tx, actor, { act, values }, await ACTS[act].preview(tx, actor, wanted, values)),
  )
  return viewRun(db, actor, id)
}

async function wantedOf(db: Db, actor: Actor, request: Request): Promise<Wanted> {
  // Its values say which.
  if (request.act === 'createBundles') return { ids: [] }
  const { act, ids, filter, set, of } = request
  const named = of === undefined ? ids : await recordsOf(db, actor, [of].flat(), act)
  if (named) return { ids: [...new Set(named)] }
  return { filter: set === undefined ? (filter ?? {}) : filterOfSet(set, act) }
}

/** As the list of the act's records shows it. @throws fieldNotValid where no set is of such records */
function filterOfSet(set: string, act: RunAct): { set: string } {
  if (!SET_KINDS.some((kind) => kind === ABOUT[act])) throw new DomainError('fieldNotValid', { field: 'set' })
  return { set }
}

/** @throws runNotFound, fieldNotValid where one is over records of another kind */
async function recordsOf(db: Db, actor: Actor, ids: readonly string[], wanted: RunAct): Promise<string[]> {
  for (const { act } of await viewRuns(db, actor, ids))
    if (ABOUT[act] !== ABOUT[wanted]) throw new DomainError('fieldNotValid', { field: 'of' })
  return (await itemsMeant(db, ids)).map(({ recordId }) => recordId)
}
