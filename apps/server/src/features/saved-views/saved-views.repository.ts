// The only file that touches the saved views. Each belongs to whoever saved it, and to the team where it is shared.
import { type Actor, DomainError, MOST_SHARED_VIEWS, type Problem } from '@app/domain'
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { change, edit } from '../../records/guarded-update.repository.ts'
import { withinReach } from '../../records/reach.ts'
import { lockOne, lockWhere } from '../../records/records.repository.ts'
import { type PersonReference, personNamedBy } from '../people/person-columns.repository.ts'
import { savedViewKind } from './saved-views.kind.ts'
import { type SavedViewRow, savedViewsTable } from './saved-views.table.ts'

type Data = Pick<SavedViewRow, 'screen' | 'name' | 'query' | 'isDefault' | 'isShared'>
const { userId: maker, screen: ofScreen, isShared } = savedViewsTable
const viewColumns = {
  id: savedViewsTable.id,
  version: savedViewsTable.version,
  createdAt: savedViewsTable.createdAt,
  updatedAt: savedViewsTable.updatedAt,
  userId: maker,
  screen: ofScreen,
  name: savedViewsTable.name,
  query: savedViewsTable.query,
  isDefault: savedViewsTable.isDefault,
  isShared,
  sharedBy: sql<PersonReference | null>`case when ${isShared} then ${personNamedBy(maker)} end`,
}
export type SavedViewInView = Awaited<ReturnType<typeof read>>

const select = (db: Db, where: SQL | undefined) =>
  db.select(viewColumns).from(savedViewsTable).where(where).orderBy(ofScreen, isShared, savedViewsTable.name)

export const list = (db: Db, actor: Actor, screen: string | undefined) =>
  select(db, and(withinReach(savedViewKind, actor), screen === undefined ? undefined : eq(ofScreen, screen)))

export async function read(db: Db, id: string) {
  const [found] = await select(db, eq(savedViewsTable.id, id))
  if (!found) throw new DomainError('savedViewNotFound', { ids: [id] })
  return found
}

export const lock = (db: Db, actor: Actor, id: string): Promise<SavedViewRow> => lockOne(db, actor, savedViewKind, id)

export async function add(db: Db, userId: string, data: Data): Promise<string> {
  const [added] = await db
    .insert(savedViewsTable)
    .values({ ...data, userId })
    .returning({ id: savedViewsTable.id })
    .catch(refuseTakenName)
  if (!added) throw new Error('the view was not saved')
  return added.id
}

export async function update(db: Db, row: SavedViewRow, data: Data): Promise<string> {
  const { id } = await edit(db, savedViewKind, row, data).catch(refuseTakenName)
  return id
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(savedViewsTable).where(eq(savedViewsTable.id, id))
}

/** A screen opens with one view. */
export async function leaveOneDefault(
  db: Db,
  { id, screen, userId }: Pick<SavedViewRow, 'id' | 'screen' | 'userId'>,
): Promise<void> {
  const others = and(eq(maker, userId), eq(ofScreen, screen), ne(savedViewsTable.id, id), eq(savedViewsTable.isDefault, true))
  const changes = { isDefault: false }
  const rows = await lockWhere(db, savedViewKind, others)
  await change(
    db,
    savedViewKind,
    rows.map((row) => ({ row, changes })),
  )
}

/** After one more was shared: those that are shared at once are counted one after another. @throws tooManySharedViews */
export async function requireRoom(db: Db, screen: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shared views ${screen}`}, 0))`)
  const [shared] = await db
    .select({ number: count() })
    .from(savedViewsTable)
    .where(and(eq(ofScreen, screen), eq(isShared, true)))
  if ((shared?.number ?? 0) > MOST_SHARED_VIEWS) throw new DomainError('tooManySharedViews')
}

const TAKEN: Readonly<Record<string, Problem>> = {
  saved_views_own_name_unique: 'savedViewNameTaken',
  saved_views_shared_name_unique: 'sharedViewNameTaken',
}

function refuseTakenName(error: unknown): never {
  const code = TAKEN[violatedConstraint(error) ?? '']
  if (!code) throw error
  throw new DomainError(code, { field: 'name' })
}
