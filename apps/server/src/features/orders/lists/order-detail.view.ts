import type { Compensation } from '@app/contract/fields/endings'
import type { TimelineEntry } from '@app/contract/fields/timeline'
import type { OrderDetail } from '@app/contract/orders.contract'
import { abandonmentOf, businessDay, isCompensationCapped } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { instantAsAnswered } from '../../../db/text-as-answered.ts'
import { type Doer, timelineFor } from '../../events/events.repository.ts'
import { parametersInView } from '../../parameters/read-parameters.ts'
import { lyingOf } from '../lying.ts'
import { orderEarning } from '../prices/order-earning.ts'
import { inMiamiBy } from '../promise/in-miami-by.ts'
import type { CompensationInOrder } from './order-compensations.repository.ts'
import { type OrderInDetail, readOrderInDetail } from './order-detail.repository.ts'
import { viewIncidentOfOrder } from './order-incidents.view.ts'
import { dimensionsOf, houseCodeFor } from './order-parts.ts'
import { titleOfOrder } from './order-titles.repository.ts'
import { orderView } from './orders.view.ts'

/** One order with everything that happened to it. @throws orderNotFound also where it is somebody else's. */
export async function viewOrder(db: Db, actor: Doer, id: string): Promise<OrderDetail> {
  const order = await readOrderInDetail(db, actor, id)
  const { frozen, earnerId, relatives } = order
  const isEarners = earnerId !== null && (actor.role === 'administrator' || actor.userId === earnerId)
  const timeline = timelineFor(actor, 'order', withoutFormerClientFor(actor, order.timeline))
  const related = relatives.map((one) => ({
    isWhole: one.isWhole,
    relative: { id: one.id, code: one.code, title: titleOfOrder(one) },
  }))
  return {
    ...orderView(actor, order),
    items: order.items,
    storeOrderNumber: order.storeOrderNumber,
    dimensionsInMillimetres: dimensionsOf(order),
    files: order.files,
    timeline: actor.role === 'administrator' ? timeline : timeline.filter(isFor(isEarners)),
    inMiamiBy: inMiamiBy(order),
    arrivalChanges: order.arrivalChanges.map((change) => ({ ...change, at: instantAsAnswered(change.at) })),
    extraCharges: order.charges,
    chosenWay: order.chosenWay,
    finalWeightReason: order.finalWeightReason,
    splitFrom: related.find(({ isWhole }) => isWhole)?.relative ?? null,
    parts: related.filter(({ isWhole }) => !isWhole).map(({ relative }) => relative),
    purchase: order.boughtBy,
    manifest: order.manifest && { ...order.manifest, code: houseCodeFor(actor, order.manifest.code) },
    closing: closingOf(order),
    abandonment: actor.role === 'administrator' ? abandonmentInView(order) : null,
    delivery: deliveryOf(order),
    incidents: order.incidents.map((incident) => viewIncidentOfOrder(actor, incident)),
    compensations: order.compensations.map(viewCompensation),
    earning:
      isEarners && frozen
        ? orderEarning(order.status, frozen, { isSettled: order.earningSettled, isTakenBack: order.isEarningTakenBack })
        : null,
  }
}

const withoutFormerClientFor = ({ role }: Doer, timeline: TimelineEntry[]): TimelineEntry[] =>
  role === 'administrator' ? timeline : withoutFormerClient(timeline)

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
    isEarners || (action !== 'settleEarning' && action !== 'takeBackSettlement')

/** Whatever day it is: since when it lies there, and from when it may be given up. */
function abandonmentInView(order: OrderInDetail): OrderDetail['abandonment'] {
  const lying = lyingOf(order)
  if (!lying) return null
  const { abandonAfterDays } = parametersInView(order.inForce)
  const { isNoticed: _isNoticed, ...abandonment } = abandonmentOf(lying, abandonAfterDays, businessDay(now()))
  return abandonment
}

function closingOf(order: OrderInDetail): OrderDetail['closing'] {
  const { outcome, closedReason: reason, returnCarrier, returnTracking, isKeptByHouse } = order
  return outcome === null ? null : { reason, returnCarrier, returnTracking, isKeptByHouse }
}

function deliveryOf(order: OrderInDetail): OrderDetail['delivery'] {
  const { deliveredAt: at, deliveredToName: name, deliveredToIdentification: identification, signature } = order
  return at === null ? null : { at, name: name ?? '', identification: identification ?? '', signature }
}

function viewCompensation({ at, isExtra, ...paid }: CompensationInOrder): Compensation {
  const { declaredValueInCents, shareInBasisPoints, rateInBasisPoints, capInCents, amountInCents } = paid
  const rates = { compensationRateInBasisPoints: rateInBasisPoints, compensationCapInCents: capInCents }
  return {
    at: instantAsAnswered(at),
    declaredValueInCents,
    shareInPercent: shareInBasisPoints / 100,
    rateInPercent: rateInBasisPoints / 100,
    isCapped: !isExtra && isCompensationCapped(paid, rates),
    isExtra,
    amountInCents,
  }
}
