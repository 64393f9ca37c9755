import type { Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import type { Doer } from '../../events/events.repository.ts'
import { moveToOrder } from '../../files/files.repository.ts'
import { receiveOrders } from '../intake/receive-orders.ts'
import { dimensionsOf } from '../lists/order-parts.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'

type Meeting = {
  /** Somebody's order, which survives. */
  order: OrderRow
  /** The package that waits in Miami without a client, which ends. */
  unmatched: OrderRow
}

export const isUnmatched = ({ clientId, status }: OrderRow): boolean => clientId === null && status === 'inWarehouseMIA'

/** A package has found its owner: the order takes its weight, photos and intake date (domain, section 5). Both are locked. */
export async function matchUnmatched(
  db: Db,
  doer: Doer,
  { order, unmatched }: Meeting,
  parameters: Parameters,
): Promise<OrderRow> {
  // It lets go of the tracking first: only one open order may have it.
  await act(db, doer, orderKind, 'mergeUnmatched', [unmatched], () => ({ mergedIntoId: order.id }))
  await moveToOrder(db, unmatched.id, order)
  const intake = {
    weightInGrams: unmatched.warehouseWeightInGrams ?? 0,
    dimensionsInMillimetres: dimensionsOf(unmatched) ?? undefined,
    at: unmatched.intakeAt ?? unmatched.createdAt,
    fileIds: [],
    changes: {
      tracking: unmatched.tracking,
      trackingNormalised: unmatched.trackingNormalised,
      carrier: unmatched.carrier,
      locationId: unmatched.locationId,
    },
  }
  const [matched] = await receiveOrders(db, doer, 'mergeUnmatched', [{ order, intake }], parameters)
  return matched ?? order
}
