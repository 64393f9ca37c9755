// Whose year somebody may look at.

import type { Actor } from '@app/domain'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'

/** A client's own and their authorized names', an associate's own clients' and theirs, and whoever is declared on an order within reach. */
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
