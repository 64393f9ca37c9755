// The only file that touches the saved views. Each belongs to whoever saved it.
import { type Actor, DomainError } from '@app/domain'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { change, edit } from '../../records/guarded-update.repository.ts'
import { lockOne, lockWhere } from '../../records/records.repository.ts'
import { savedViewKind } from './saved-views.kind.ts'
import { type SavedViewRow, savedViewsTable } from './saved-views.table.ts'

type Data = Pick<SavedViewRow, 'screen' | 'name' | 'query' | 'isDefault'>
const {
  userId: owner,
  screen: ofScreen,
  ...columns
} = {
  id: savedViewsTable.id,
  version: savedViewsTable.version,
  createdAt: savedViewsTable.createdAt,
  updatedAt: savedViewsTable.updatedAt,
  userId: savedViewsTable.userId,
  screen: savedViewsTable.screen,
  name: savedViewsTable.name,
  query: savedViewsTable.query,
  isDefault: savedViewsTable.isDefault,
}
const viewColumns = { ...columns, screen: ofScreen }

export const list = (db: Db, userId: string, screen: string | undefined) =>
  db
    .select(viewColumns)
    .from(savedViewsTable)
    .where(and(eq(owner, userId), screen === undefined ? undefined : eq(ofScreen, screen)))
    .orderBy(ofScreen, savedViewsTable.name)

export async function add(db: Db, userId: string, data: Data) {
  const [added] = await db
    .insert(savedViewsTable)
    .values({ ...data, userId })
    .returning(viewColumns)
    .catch(refuseTakenName)
  if (!added) throw new Error('the view was not saved')
  return added
}

export async function update(db: Db, actor: Actor, id: string, data: Data) {
  const row = await lockOne(db, actor, savedViewKind, id)
  const { userId: _owner, ...updated } = await edit(db, savedViewKind, row, data).catch(refuseTakenName)
  return updated
}

export async function remove(db: Db, userId: string, id: string): Promise<void> {
  const own = and(eq(savedViewsTable.id, id), eq(owner, userId))
  const removed = await db.delete(savedViewsTable).where(own).returning({ id: savedViewsTable.id })
  if (removed.length === 0) throw new DomainError('savedViewNotFound', { ids: [id] })
}

/** A screen opens with one view. */
export async function leaveOneDefault(
  db: Db,
  userId: string,
  { id, screen }: Pick<SavedViewRow, 'id' | 'screen'>,
): Promise<void> {
  const others = and(eq(owner, userId), eq(ofScreen, screen), ne(savedViewsTable.id, id), eq(savedViewsTable.isDefault, true))
  const changes = { isDefault: false }
  const rows = await lockWhere(db, savedViewKind, others)
  await change(
    db,
    savedViewKind,
    rows.map((row) => ({ row, changes })),
  )
}

function refuseTakenName(error: unknown): never {
  if (violatedConstraint(error) !== 'saved_views_name_unique') throw error
  throw new DomainError('savedViewNameTaken', { field: 'name' })
}
