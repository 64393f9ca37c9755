// What is read of runs to publish them, in one statement: how far each is, and why records were refused.
import type { Run } from '@app/contract/runs/runs.contract'
import { type Actor, DomainError, type RunAct, runStateOf, undoableUntil } from '@app/domain'
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { all, ownedBy, withinReach } from '../../records/reach.ts'
import { writerNamedBy } from '../people/person-columns.repository.ts'
import { runItemsTable as items, runsTable as runs } from './runs.table.ts'

const { id, act, createdAt, startedAt, endedAt, cancelledAt, byId, undoesId } = runs
const ofIt = sql`${items.runId} = ${id}`
const counted = (result: string) => sql`count(*) filter (where ${items.result} = ${sql.raw(`'${result}'`)})::int`

const EXAMPLES = sql`to_json((array_agg(json_build_object('id', ${items.recordId}, 'code', ${items.code}) order by ${items.position}))[1:3])`

const RUN_VIEW = {
  ...{ id, act, createdAt, startedAt, endedAt, cancelledAt, undoesId },
  isUndone: sql<boolean>`exists (select from ${runs} as undo where undo.undoes_id = ${id})`,
  by: writerNamedBy(byId),
  figures: objectAsJson<Run['counts'] & Pick<Run, 'amountInCents' | 'packages'>>(
    {
      total: sql`count(*)::int`,
      waiting: counted('waiting'),
      done: counted('done'),
      unchanged: counted('unchanged'),
      refused: counted('refused'),
      amountInCents: sql`(sum(${items.amountInCents}) filter (where ${items.result} in ('waiting', 'done')))::float8`,
      packages: sql`(sum(cardinality(${items.packageIds})) filter (where ${items.result} in ('waiting', 'done')))::int`,
    },
    sql`from ${items} where ${ofIt}`,
  ),
  reasons: listAsJson<Run['reasons'][number]>(
    { code: sql`of_reason.reason`, count: sql`of_reason.count`, examples: sql`of_reason.examples` },
    sql`from (select ${items.reason} as reason, count(*)::int as count, ${EXAMPLES} as examples from ${items}
      where ${ofIt} and ${items.result} = 'refused' group by ${items.reason}) as of_reason`,
    sql`of_reason.count desc, of_reason.reason`,
  ),
}
const runInView = recordView(runs, id, RUN_VIEW)

/** Administrators see what any of them does; an associate their own. */
export const REACH = { reach: { administrator: all, associate: ownedBy(byId) } }

/** @throws runNotFound */
export async function viewRun(db: Db, actor: Actor, runId: string): Promise<Run> {
  const [found] = await runInView.written(and(eq(id, runId), withinReach(REACH, actor)))(db)
  if (!found) throw new DomainError('runNotFound', { ids: [runId] })
  return viewOf(found)
}

/** @throws runNotFound where one of them is beyond reach */
export async function viewRuns(db: Db, actor: Actor, runIds: readonly string[]): Promise<Run[]> {
  const found = (await runInView.written(and(inArray(id, [...runIds]), withinReach(REACH, actor)))(db)).map(viewOf)
  const missing = runIds.filter((wanted) => !found.some((run) => run.id === wanted))
  if (missing.length > 0) throw new DomainError('runNotFound', { ids: missing })
  return found
}

const A_DAY_IN_MILLISECONDS = 86_400_000
const MOST_RECENT = 10

export async function viewRecentRuns(db: Db, actor: Actor, ofActs: readonly RunAct[] | undefined): Promise<Run[]> {
  const isOpen = and(isNull(endedAt), isNull(cancelledAt))
  const isRecent = gt(createdAt, new Date(now().getTime() - A_DAY_IN_MILLISECONDS))
  const condition = and(
    withinReach(REACH, actor),
    isNotNull(startedAt),
    or(isOpen, isRecent),
    ofActs && inArray(act, [...ofActs]),
  )
  const order = sql`${desc(createdAt)} ${sql.raw(`limit ${MOST_RECENT}`)}`
  return (await runInView.written(condition, order)(db)).map(viewOf)
}

const said = (at: string | null): string | null => at && instantAsAnswered(at)

function viewOf({
  figures,
  reasons,
  createdAt,
  startedAt,
  endedAt,
  cancelledAt,
  by,
  undoesId,
  ...run
}: RowOf<typeof RUN_VIEW>): Run {
  const { amountInCents, packages, ...counts } = figures ?? NOTHING
  const moments = { startedAt: said(startedAt), endedAt: said(endedAt), cancelledAt: said(cancelledAt) }
  const state = runStateOf(moments)
  const until = run.isUndone || counts.done === 0 ? null : undoableUntil({ act: run.act, undoesId, ...moments })
  return {
    ...run,
    ...moments,
    createdAt: instantAsAnswered(createdAt),
    state,
    by: by ?? { name: '' },
    undoes: undoesId,
    undoableUntil: until && until > now() ? until.toISOString() : null,
    counts,
    amountInCents,
    packages,
    reasons,
  }
}
const NOTHING = { total: 0, waiting: 0, done: 0, unchanged: 0, refused: 0, amountInCents: null, packages: null }
