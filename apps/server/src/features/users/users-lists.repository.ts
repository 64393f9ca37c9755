import { USER_TYPES } from '@app/domain'
import { and, count, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { userKind } from './users.kind.ts'
import { usersTable } from './users.table.ts'

export async function countClients(db: Db, associateIds: readonly string[]): Promise<Map<string | null, number>> {
  if (associateIds.length === 0) return new Map()
  const rows = await db
    .select({ associateId: usersTable.associateId, clients: count() })
    .from(usersTable)
    .where(inArray(usersTable.associateId, [...associateIds]))
    .groupBy(usersTable.associateId)
  return new Map(rows.map(({ associateId, clients }) => [associateId, clients]))
}

/** Locked in id order, so that two assignments of the same people wait for each other instead of forever. What refers to them goes on. */
export const lockClients = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: usersTable.id,
      version: usersTable.version,
      status: usersTable.status,
      associateId: usersTable.associateId,
    })
    .from(usersTable)
    .where(and(inArray(usersTable.id, [...ids]), isOfType(USER_TYPES.client), isNull(usersTable.closedAt)))
    .orderBy(usersTable.id)
    .for('no key update')

type LockedClient = Awaited<ReturnType<typeof lockClients>>[number]

export async function setAssociate(db: Db, clients: readonly LockedClient[], associateId: string | null): Promise<void> {
  const changes = { associateId }
  await change(
    db,
    userKind,
    clients.map((row) => ({ row, changes })),
  )
}

/** An administrator who is also an associate is an administrator (specification, section 3). */
export function isOfType(type: number): SQL | undefined {
  const { isAdmin, isAssociate, isCourier } = usersTable
  if (type === USER_TYPES.courier) return eq(isCourier, true)
  if (type === USER_TYPES.administrator) return eq(isAdmin, true)
  if (type === USER_TYPES.associate) return and(eq(isAdmin, false), eq(isAssociate, true))
  return and(eq(isAdmin, false), eq(isAssociate, false), eq(isCourier, false))
}
