import type { runs as contract, Received } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { type Actor, DomainError, type RunAct, SET_KINDS } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { ABOUT, ACTS } from './acts/acts.ts'
import type { Wanted } from './acts/run-act.ts'
import { requireAct } from './require-act.ts'
import { viewRun } from './run-view.repository.ts'
import { addRun, itemsMeant } from './runs.repository.ts'

type Request = Received<typeof contract.previewRun>['body']

/** What the act would do with each of them, as of one moment. Nothing of them is changed. @throws roleNotAllowed, runNotFound, setNotFound, runTooLarge */
export async function previewRun(db: Db, actor: Actor, { act, ids, filter, set, of, ...rest }: Request): Promise<Run> {
  requireAct(actor, act)
  const values = 'values' in rest ? rest.values : null
  const named = of === undefined ? ids : await recordsOf(db, actor, of, act)
  const wanted: Wanted = named
    ? { ids: [...new Set(named)] }
    : { filter: set === undefined ? (filter ?? {}) : filterOfSet(set, act) }
  const { id } = await db.transaction(async (tx) =>
    addRun(tx, actor, { act, values }, await ACTS[act].preview(tx, actor, wanted, values)),
  )
  return viewRun(db, actor, id)
}

/** As the list of the act's records shows it. @throws fieldNotValid where no set is of such records */
function filterOfSet(set: string, act: RunAct): { set: string } {
  if (!SET_KINDS.some((kind) => kind === ABOUT[act])) throw new DomainError('fieldNotValid', { field: 'set' })
  return { set }
}

/** @throws fieldNotValid where it is over records of another kind */
async function recordsOf(db: Db, actor: Actor, id: string, wanted: RunAct): Promise<string[]> {
  const { act } = await viewRun(db, actor, id)
  if (ABOUT[act] !== ABOUT[wanted]) throw new DomainError('fieldNotValid', { field: 'of' })
  return (await itemsMeant(db, id)).map(({ recordId }) => recordId)
}
