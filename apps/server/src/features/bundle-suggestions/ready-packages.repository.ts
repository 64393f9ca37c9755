// What is ready to be bundled, with all that the rules ask: read in one statement, as of one moment.

import type { DescribedItem } from '@app/domain'
import { and, asc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import type { Doer } from '../events/events.repository.ts'
import { isHeldNow } from '../orders/holding/held-orders.repository.ts'
import { orderItemsTable } from '../orders/order-items.table.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { quotasTable } from '../quotas/quotas.table.ts'
import { usersTable } from '../users/users.table.ts'

export type ReadyFilter = { clientId?: string | undefined; consigneeIdentification?: string | undefined }

const items = sql<DescribedItem[]>`coalesce((
  select json_agg(json_build_object('description', ${orderItemsTable.description}, 'quantity', ${orderItemsTable.quantity}))
  from ${orderItemsTable} where ${orderItemsTable.orderId} = ${ordersTable.id}
), '[]')`

/** Matched packages in Miami that are in no bundle and not on hold, by consignee and the oldest first; what their consignees declared in that year. */
export function findReadyPackages(db: Db, actor: Doer, fiscalYear: number, { clientId, consigneeIdentification }: ReadyFilter) {
  const { id, code, description, category, isSpecial, isAuthorizedToBundle } = ordersTable
  const { firstName, lastName, email, username, casilleroCode } = usersTable
  const ofConsignee = eq(quotasTable.identification, ordersTable.consigneeIdentification)
  return db
    .select({
      id,
      code,
      description,
      category,
      isSpecial,
      isAuthorizedToBundle,
      weightInGrams: ordersTable.warehouseWeightInGrams,
      valueInCents: ordersTable.productValueInCents,
      intakeAt: ordersTable.intakeAt,
      promisedDate: ordersTable.promisedDate,
      associate: personNamedBy(ordersTable.associateId),
      consignee: {
        authorizedNameId: ordersTable.consigneeAuthorizedNameId,
        name: ordersTable.consigneeName,
        identificationType: ordersTable.consigneeIdentificationType,
        identification: ordersTable.consigneeIdentification,
      },
      client: { id: usersTable.id, firstName, lastName, email, username, casilleroCode },
      declaredThisYearInCents: quotasTable.usedInCents,
      items,
    })
    .from(ordersTable)
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.clientId))
    .leftJoin(quotasTable, and(ofConsignee, eq(quotasTable.fiscalYear, fiscalYear)))
    .where(
      and(
        eq(ordersTable.status, 'inWarehouseMIA'),
        isNull(ordersTable.bundleId),
        not(isHeldNow()),
        withinReach(orderKind, actor),
        clientId ? eq(ordersTable.clientId, clientId) : undefined,
        consigneeIdentification ? eq(ordersTable.consigneeIdentification, consigneeIdentification) : undefined,
      ),
    )
    .orderBy(asc(ordersTable.consigneeName), asc(ordersTable.consigneeIdentification), asc(ordersTable.id))
}

export type ReadyRow = Awaited<ReturnType<typeof findReadyPackages>>[number]
