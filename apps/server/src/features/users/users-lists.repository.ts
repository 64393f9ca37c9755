// Lists of accounts, and who works for whom. With users.repository.ts the only file that touches the users table.

import type { ListQuery } from '@app/contract'
import { SHORTEST_SEARCH, USER_TYPES } from '@app/domain'
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { MOST_COUNTED, type Paging, pagesOf } from '../../db/paging.ts'
import { contains } from '../../db/search.ts'
import { personColumns } from './person-columns.repository.ts'
import { type UserRow, usersTable } from './users.table.ts'

export type UserFilter = {
  types?: readonly number[] | undefined
  statuses?: readonly UserRow['status'][] | undefined
  associateId?: string | null
}

const associates = alias(usersTable, 'associates')

const listColumns = {
  id: usersTable.id,
  version: usersTable.version,
  createdAt: usersTable.createdAt,
  updatedAt: usersTable.updatedAt,
  firstName: usersTable.firstName,
  lastName: usersTable.lastName,
  email: usersTable.email,
  username: usersTable.username,
  phone: usersTable.phone,
  identificationType: usersTable.identificationType,
  identification: usersTable.identification,
  city: usersTable.city,
  province: usersTable.province,
  status: usersTable.status,
  isAdmin: usersTable.isAdmin,
  isAssociate: usersTable.isAssociate,
  isCourier: usersTable.isCourier,
  hasDiscount: usersTable.hasDiscount,
  casilleroCode: usersTable.casilleroCode,
  associate: personColumns(associates),
}

export function listUsers(db: Db, filter: UserFilter, { q, ...paging }: Paging & Pick<ListQuery, 'q'>) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return db
    .select({ ...listColumns, cursor })
    .from(usersTable)
    .leftJoin(associates, eq(associates.id, usersTable.associateId))
    .where(and(matching(filter, q), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}
export type ListedUser = Awaited<ReturnType<typeof listUsers>>[number]

export const countUsers = (db: Db, filter: UserFilter, q?: string): Promise<number> =>
  db.$count(db.select({ one: sql`1` }).from(usersTable).where(matching(filter, q)).limit(MOST_COUNTED).as('counted'))

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
    .select({ id: usersTable.id, associateId: usersTable.associateId })
    .from(usersTable)
    .where(and(inArray(usersTable.id, [...ids]), isOfType(USER_TYPES.client)))
    .orderBy(usersTable.id)
    .for('no key update')

export async function setAssociate(db: Db, clientIds: readonly string[], associateId: string | null): Promise<void> {
  await db
    .update(usersTable)
    .set({ associateId })
    .where(inArray(usersTable.id, [...clientIds]))
}

const pageOf = pagesOf(
  {
    createdAt: usersTable.createdAt,
    name: { expression: sql`(${usersTable.firstName} || ' ' || ${usersTable.lastName})`, type: 'text' },
    firstName: usersTable.firstName,
    lastName: usersTable.lastName,
    email: usersTable.email,
    city: usersTable.city,
    status: usersTable.status,
  },
  usersTable.id,
)

function matching({ types, statuses, associateId }: UserFilter, q: string | undefined): SQL | undefined {
  const ofTypes = types && or(...types.map(isOfType), sql`false`)
  const ofAssociate =
    associateId === null ? isNull(usersTable.associateId) : associateId && eq(usersTable.associateId, associateId)
  const found = q && q.length >= SHORTEST_SEARCH ? contains(usersTable.searchText, q) : undefined
  const ofStatuses = statuses && inArray(usersTable.status, [...statuses])
  return and(ofTypes, ofStatuses, ofAssociate || undefined, found)
}

/** An administrator who is also an associate is an administrator (specification, section 3). */
function isOfType(type: number): SQL | undefined {
  const { isAdmin, isAssociate, isCourier } = usersTable
  if (type === USER_TYPES.courier) return eq(isCourier, true)
  if (type === USER_TYPES.administrator) return eq(isAdmin, true)
  if (type === USER_TYPES.associate) return and(eq(isAdmin, false), eq(isAssociate, true))
  return and(eq(isAdmin, false), eq(isAssociate, false), eq(isCourier, false))
}
