// The only file that writes sets. Which of its records a reader sees is for the reach of these records, and not for the set.
import { type Actor, DomainError, SET_KEPT_IN_DAYS, type SetKind } from '@app/domain'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { only } from '../../records/only.ts'
import { all, ownedBy, withinReach } from '../../records/reach.ts'
import { type SetRow, setsTable as sets } from './sets.table.ts'

/** Administrators share addresses, so one opens what another pasted; an associate their own. */
const REACH = { reach: { administrator: all, associate: ownedBy(sets.byId) } }

const oldest = () => new Date(now().getTime() - SET_KEPT_IN_DAYS * 86_400_000)

/** What is read of a set beside the ids of its records, which may be 5,000. */
const SEEN = {
  id: sets.id,
  kind: sets.kind,
  createdAt: sets.createdAt,
  notFound: sets.notFound,
  found: sql<number>`cardinality(${sets.recordIds})`,
}
export type SeenSet = Pick<SetRow, 'id' | 'kind' | 'createdAt' | 'notFound'> & { found: number }

export async function addSet(
  db: Db,
  { userId }: Actor,
  added: Pick<SetRow, 'kind' | 'recordIds' | 'notFound'>,
): Promise<SeenSet> {
  return only(
    await db
      .insert(sets)
      .values({ ...added, byId: userId })
      .returning(SEEN),
  )
}

const isThere = (actor: Actor, id: string) => and(eq(sets.id, id), gte(sets.createdAt, oldest()), withinReach(REACH, actor))

/** @throws setNotFound, also once it is older than 30 days */
export async function seeSet(db: Db, actor: Actor, id: string): Promise<SeenSet> {
  const [set] = await db.select(SEEN).from(sets).where(isThere(actor, id))
  if (!set) throw new DomainError('setNotFound', { ids: [id] })
  return set
}

/** Its records, in its order. @throws setNotFound, also where it is of records of another kind */
export async function recordIdsOfSet(db: Db, actor: Actor, kind: SetKind, id: string): Promise<string[]> {
  const [set] = await db
    .select({ recordIds: sets.recordIds })
    .from(sets)
    .where(and(isThere(actor, id), eq(sets.kind, kind)))
  if (!set) throw new DomainError('setNotFound', { ids: [id] })
  return set.recordIds
}

export async function removeOldSets(db: Db): Promise<void> {
  await db.delete(sets).where(lt(sets.createdAt, oldest()))
}
