// The only file that writes runs, and what became of each of their records.
import { type Actor, DomainError, type Problem, type RunResult } from '@app/domain'
import { and, asc, eq, exists, getTableColumns, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { slicesFor } from '../../db/slices.ts'
import { only } from '../../records/only.ts'
import { withinReach } from '../../records/reach.ts'
import type { Left, Made, Seen } from './acts/run-act.ts'
import { REACH } from './run-view.repository.ts'
import { runItemsTable as items, type RunItemRow, type RunRow, runsTable as runs } from './runs.table.ts'

type NewRun = Pick<RunRow, 'act' | 'values'> & Partial<Pick<RunRow, 'undoesId'>>

export async function addRun(db: Db, { userId }: Actor, added: NewRun, seen: readonly Seen[]): Promise<RunRow> {
  const run = only(
    await db
      .insert(runs)
      .values({ ...added, byId: userId })
      .returning(),
  )
  const rows = seen.map((one, index) => ({ ...one, runId: run.id, position: index + 1 }))
  for (const slice of slicesFor(items, rows)) await db.insert(items).values(slice)
  return run
}

/** What was done waits to be taken back; the record that is being worked on is waited for. */
export async function addUndo(db: Db, actor: Actor, { id, act, values }: RunRow): Promise<RunRow> {
  const ofIt = await db.select().from(items).where(eq(items.runId, id)).orderBy(asc(items.position)).for('update')
  const done = ofIt.filter(({ result }) => result === 'done')
  const seen = done.map(
    ({ recordId, code, amountInCents, leftVersion, before }): Seen => ({
      ...{ recordId, code, amountInCents, leftVersion, before },
      ...{ result: 'waiting', reason: null },
    }),
  )
  return addRun(db, actor, { act, values, undoesId: id }, seen)
}

/** The run that undoes this one. */
export async function undoOf(db: Db, id: string): Promise<RunRow | null> {
  const [undo] = await db.select().from(runs).where(eq(runs.undoesId, id))
  return undo ?? null
}

/** @throws runNotFound */
export async function lockRun(db: Db, actor: Actor, id: string): Promise<RunRow> {
  const [run] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), withinReach(REACH, actor)))
    .for('update')
  if (!run) throw new DomainError('runNotFound', { ids: [id] })
  return run
}

/** Whose authority it has from then on: who starts it. */
export async function markStarted(db: Db, { userId }: Actor, id: string): Promise<void> {
  await db.update(runs).set({ startedAt: now(), byId: userId }).where(eq(runs.id, id))
}

export async function markCancelled(db: Db, id: string): Promise<void> {
  await db
    .update(runs)
    .set({ cancelledAt: now() })
    .where(and(eq(runs.id, id), isNull(runs.endedAt), isNull(runs.cancelledAt)))
}

const isOpen = (id: string) => and(eq(runs.id, id), isNotNull(runs.startedAt), isNull(runs.endedAt), isNull(runs.cancelledAt))

/** One that is under way. */
export async function openRun(db: Db, id: string): Promise<RunRow | null> {
  const [run] = await db.select().from(runs).where(isOpen(id))
  return run ?? null
}

/** The next one that no other worker has, locked until the transaction ends. */
export async function lockNextItem(db: Db, runId: string): Promise<RunItemRow | null> {
  const [item] = await db
    .select()
    .from(items)
    .where(and(eq(items.runId, runId), eq(items.result, 'waiting'), exists(db.select().from(runs).where(isOpen(runId)))))
    .orderBy(asc(items.position))
    .limit(1)
    .for('update', { skipLocked: true })
  return item ?? null
}

/** What became of it, once: one that is noted already stays so. */
export async function noteItem(
  db: Db,
  { id }: Pick<RunItemRow, 'id'>,
  noted: { result: Exclude<RunResult, 'waiting'>; reason?: Problem } & Partial<Left & Made & Pick<RunItemRow, 'details'>>,
): Promise<void> {
  await db
    .update(items)
    .set(noted)
    .where(and(eq(items.id, id), eq(items.result, 'waiting')))
}

/** @returns whether nothing is left of it, and it ended */
export async function endRun(db: Db, id: string): Promise<boolean> {
  const left = db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.runId, id), eq(items.result, 'waiting')))
  const ended = await db
    .update(runs)
    .set({ endedAt: now() })
    .where(and(eq(runs.id, id), isNull(runs.endedAt), notExists(left)))
    .returning({ id: runs.id })
  return ended.length > 0
}

/** One more than are shown says that there is another page. */
export const itemsAfter = (
  db: Db,
  runId: string,
  { result, after = 0 }: { result?: RunResult | undefined; after?: number | undefined },
  limit: number,
): Promise<RunItemRow[]> =>
  db
    .select()
    .from(items)
    .where(and(eq(items.runId, runId), gt(items.position, after), result && eq(items.result, result)))
    .orderBy(asc(items.position))
    .limit(limit)

/** Those of these runs that were not refused, in their order; of one that makes bundles, those that are made. */
export const itemsMeant = (db: Db, runIds: readonly string[]): Promise<RunItemRow[]> =>
  db
    .select(getTableColumns(items))
    .from(items)
    .innerJoin(runs, eq(runs.id, items.runId))
    .where(
      and(
        inArray(items.runId, [...runIds]),
        ne(items.result, 'refused'),
        or(ne(runs.act, 'createBundles'), eq(items.result, 'done')),
      ),
    )
    .orderBy(asc(runs.createdAt), asc(runs.id), asc(items.position))

const KEPT_IN_MILLISECONDS = 30 * 86_400_000
const PREVIEW_KEPT_IN_MILLISECONDS = 86_400_000

/** Previews that were never started are of no use a day later. */
export async function removeOldRuns(db: Db): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  await db
    .delete(runs)
    .where(
      sql`${lt(runs.createdAt, before(KEPT_IN_MILLISECONDS))} or (${isNull(runs.startedAt)} and ${lt(runs.createdAt, before(PREVIEW_KEPT_IN_MILLISECONDS))})`,
    )
}
