// The only file that touches the changes of expected days; rows are only added, and given the reason that staff find out.
import type { ArrivalChange } from '@app/contract/fields/promise'
import type { DelayReason } from '@app/domain'
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../../db/as-json.ts'
import type { Db } from '../../../db/db.ts'
import { newId } from '../../../db/id.ts'
import { slicesFor } from '../../../db/slices.ts'
import { type ArrivalChangeRow, arrivalChangesTable } from './arrival-changes.table.ts'

type NewArrivalChange = Omit<ArrivalChangeRow, 'id'>

export async function addArrivalChanges(db: Db, changes: readonly NewArrivalChange[]): Promise<void> {
  for (const slice of slicesFor(arrivalChangesTable, changes))
    await db.insert(arrivalChangesTable).values(slice.map((change) => ({ id: newId(), ...change })))
}

/** What nobody knew the reason of is explained by what staff found out. */
export async function explainArrivalChanges(db: Db, orderIds: readonly string[], reason: DelayReason): Promise<void> {
  const unexplained = and(inArray(arrivalChangesTable.orderId, [...orderIds]), isNull(arrivalChangesTable.reason))
  if (orderIds.length > 0) await db.update(arrivalChangesTable).set({ reason }).where(unexplained)
}

/** For the view of an order with this id, oldest first; as the database writes instants within JSON. */
export const arrivalChangesAsJson = (order: PgColumn): SQL<ArrivalChange[]> => {
  const { id, at, fromDate: from, toDate: to, cause, reason, orderId } = arrivalChangesTable
  return listAsJson(
    { id, at, from, to, cause, reason },
    sql`from ${arrivalChangesTable} where ${orderId} = ${order}`,
    sql`${at}, ${id}`,
  )
}
