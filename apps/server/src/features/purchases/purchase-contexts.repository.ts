// What hangs on purchases, read in one go for all of them: people and the order that each became.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { purchasesTable } from './purchases.table.ts'

const associate = alias(usersTable, 'associate')
const consignee = alias(authorizedNamesTable, 'consignee')
const pickup = alias(authorizedNamesTable, 'pickup')

/** The parts of a split package share its purchase: the one that was not split off is what the purchase became. */
const isOrderOf = and(eq(ordersTable.purchaseId, purchasesTable.id), isNull(ordersTable.splitFromId))

const readContexts = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: purchasesTable.id,
      client: personColumns(usersTable),
      associate: personColumns(associate),
      consigneeName: consignee.name,
      pickupName: pickup.name,
      order: { id: ordersTable.id, code: ordersTable.code },
    })
    .from(purchasesTable)
    .innerJoin(usersTable, eq(usersTable.id, purchasesTable.clientId))
    .leftJoin(associate, eq(associate.id, purchasesTable.associateId))
    .leftJoin(consignee, eq(consignee.id, purchasesTable.consigneeAuthorizedNameId))
    .leftJoin(pickup, eq(pickup.id, purchasesTable.pickupAuthorizedNameId))
    .leftJoin(ordersTable, isOrderOf)
    .where(inArray(purchasesTable.id, [...ids]))

export type PurchaseContext = Awaited<ReturnType<typeof readContexts>>[number]

export async function purchaseContextsOf(db: Db, ids: readonly string[]): Promise<Map<string, PurchaseContext>> {
  const contexts = ids.length > 0 ? await readContexts(db, ids) : []
  return new Map(contexts.map((context) => [context.id, context]))
}
