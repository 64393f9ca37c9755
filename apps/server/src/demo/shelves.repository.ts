// What lies in the two warehouses of the demo, to be put on their shelves.
import { SHELVED_STATUSES } from '@app/domain'
import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { ordersTable } from '../features/orders/orders.table.ts'

const { id, clientId, status, intakeAt, code } = ordersTable

export const lyingPackages = (db: Db) =>
  db
    .select({ id, clientId, status, intakeAt })
    .from(ordersTable)
    .where(and(inArray(status, [...SHELVED_STATUSES]), isNotNull(intakeAt)))
    .orderBy(asc(code))
