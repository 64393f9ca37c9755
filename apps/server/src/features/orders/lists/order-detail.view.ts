import type { TimelineEntry } from '@app/contract/fields/timeline'
import type { OrderDetail } from '@app/contract/orders.contract'
import type { Db } from '../../../db/db.ts'
import { type Doer, timelineOf } from '../../events/events.repository.ts'
import { fileViews } from '../../files/file.view.ts'
import { listOf as filesOf } from '../../files/files.repository.ts'
import { viewIncidentsOfOrder } from '../../incidents/incidents.view.ts'
import { detailContextOf } from '../order-contexts.repository.ts'
import { itemsOf } from '../order-items.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { chargesOf } from '../prices/order-charges.repository.ts'
import type { OrderChargeRow } from '../prices/order-charges.table.ts'
import { orderEarning } from '../prices/order-earning.ts'
import { orderIdsOfFiles, relativesOf } from '../split/split-orders.repository.ts'
import { dimensionsOf } from './order-parts.ts'
import { viewOrders } from './orders.view.ts'

/** One order with everything that happened to it. */
export async function viewOrder(db: Db, actor: Doer, order: OrderRow): Promise<OrderDetail> {
  const [[view], items, files, relatives, timeline, charges, incidents, context] = await Promise.all([
    viewOrders(db, actor, [order]),
    itemsOf(db, [order.id]),
    filesOf(db, 'order', await orderIdsOfFiles(db, order)),
    relativesOf(db, actor, order),
    timelineOf(db, order.id),
    chargesOf(db, order.id),
    viewIncidentsOfOrder(db, actor, order.id),
    detailContextOf(db, order.id),
  ])
  if (!view) throw new Error(`order ${order.id} has no view`)
  const { manifest, frozen, earnerId, isSettled, purchase, signature } = context
  const isEarners = earnerId !== null && (actor.role === 'administrator' || actor.userId === earnerId)
  return {
    ...view,
    items: items.get(order.id) ?? [],
    dimensionsInMillimetres: dimensionsOf(order),
    files: fileViews(files),
    timeline: actor.role === 'administrator' ? timeline : withoutFormerClient(timeline).filter(isFor(isEarners)),
    extraCharges: charges.map(extraChargeView),
    finalWeightReason: order.finalWeightReason,
    ...relatives,
    purchase,
    manifest,
    delivery: deliveryOf(order, signature),
    incidents,
    earning: isEarners && frozen ? orderEarning(order.status, frozen, isSettled) : null,
  }
}

const extraChargeView = ({ id, chargeId, name, amountInCents, isTaxable, note }: OrderChargeRow) => ({
  id,
  chargeId,
  name,
  amountInCents,
  isTaxable,
  note,
})

/** What somebody else said, gave and was told while the order was theirs is not for its client of now. */
function withoutFormerClient(timeline: TimelineEntry[]): TimelineEntry[] {
  const since = timeline.findLastIndex(({ action }) => action === 'assignClient')
  return timeline
    .map((entry, position) => (position < since ? { ...entry, note: '' } : entry))
    .filter(({ actor }, position) => position >= since || actor?.role !== 'client')
}

/** That an earning was paid is for whoever it was paid to. */
const isFor =
  (isEarners: boolean) =>
  ({ action }: TimelineEntry): boolean =>
    isEarners || action !== 'settleEarning'

const deliveryOf = (order: OrderRow, signature: NonNullable<OrderDetail['delivery']>['signature']): OrderDetail['delivery'] => {
  const { deliveredAt, deliveredToName, deliveredToIdentification } = order
  if (deliveredAt === null) return null
  return {
    at: deliveredAt.toISOString(),
    name: deliveredToName ?? '',
    identification: deliveredToIdentification ?? '',
    signature,
  }
}
