// Whose year somebody may look at.

import type { Actor } from '@app/domain'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'

/**
 * A client reaches their own year and their authorized names', an associate their clients' and theirs, and the consignee of an order within
 * reach.
 */
export async function reachesConsignee(db: Db, actor: Actor, identification: string): Promise<boolean> {
  if (actor.role === 'administrator') return true
  const isOwn = actor.role === 'client' ? eq(usersTable.id, actor.userId) : eq(usersTable.associateId, actor.userId)
  const people = db
    .select({ one: sql`1` })
    .from(usersTable)
    .where(and(isOwn, eq(usersTable.identification, identification)))
  const names = db
    .select({ one: sql`1` })
    .from(authorizedNamesTable)
    .innerJoin(usersTable, eq(usersTable.id, authorizedNamesTable.clientId))
    .where(and(isOwn, eq(authorizedNamesTable.identification, identification), isNull(authorizedNamesTable.removedAt)))
  const declared = db
    .select({ one: sql`1` })
    .from(ordersTable)
    .where(and(withinReach(orderKind, actor), eq(ordersTable.consigneeIdentification, identification)))
  const isReached: SQL<boolean> = sql`exists ${people} or exists ${names} or exists ${declared}`
  const { rows } = await db.execute<{ reached: boolean }>(sql`select ${isReached} as reached`)
  return rows[0]?.reached === true
}

/** Sums of a person are for administrators, and for the client whose document staff saw: anybody may give a number. */
export async function knowsSums(db: Db, { role, userId }: Actor, identification: string): Promise<boolean> {
  if (role !== 'client') return role === 'administrator'
  const isProved = and(eq(usersTable.identification, identification), isNotNull(usersTable.identityVerifiedAt))
  const [own] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isProved))
  return own !== undefined
}
