// Packages that lie in a warehouse, and what their clients were told of it.
import { ORDERS, startOfBusinessDay } from '@app/domain'
import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { writeDerived } from '../../records/derived.repository.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { orderKind } from './orders.kind.ts'
import { type OrderRow, ordersTable } from './orders.table.ts'

type Notices = Pick<OrderRow, 'id' | 'firstAbandonNoticeOn' | 'lastAbandonNoticeOn'>
/** They are no version of the order. */
export const keepAbandonNotices = (db: Db, notices: readonly Notices[]): Promise<void> => writeDerived(db, ordersTable, notices)

/** What was in a warehouse before that day, and is no part of a bundle that the house is about to ship. */
export const lockLying = (db: Db, before: string): Promise<OrderRow[]> => {
  const { status, clientId, intakeAt, bundleId, lastAbandonNoticeOn, arrivalDate } = ordersTable
  const inMiami = and(inArray(status, ORDERS.beforeShipping), isNull(bundleId))
  const isOld = or(lt(intakeAt, startOfBusinessDay(before)), lt(arrivalDate, before))
  const mayBeTold = or(isNull(lastAbandonNoticeOn), lt(lastAbandonNoticeOn, arrivalDate))
  return lockWhere(
    db,
    orderKind,
    and(isNotNull(clientId), isNotNull(intakeAt), isOld, mayBeTold, or(inMiami, inArray(status, ORDERS.lyingInQuito))),
  )
}
