// The one way in which a package ends that is not handed over, behind every call that ends one (both ways, section 2).
import { type Actor, type OrderAction, type OrderOutcome, type Responsible, responsibleFor } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { incidentKind } from '../incidents.kind.ts'
import { lockOpenIncidentsOf } from '../incidents.repository.ts'
import { endCargo } from './end-cargo.ts'
import { endMoney } from './end-money.ts'
import type { HeldToClose } from './hold-to-close.ts'
import { leaveBundles } from './leave-bundles.ts'

export type Closing = {
  outcome: OrderOutcome
  /** Whoever usually answers for it, unless said. */
  responsible?: Responsible | undefined
  reason: string
  /** Of what is damaged: how much of it is lost. All of it, unless said. */
  shareInPercent?: number | undefined
  returnCarrier?: string
  returnTracking?: string
  /** Papers that show it. */
  fileIds?: readonly string[]
}

const ACTION_OF: Readonly<Record<OrderOutcome, OrderAction>> = {
  withdrawn: 'remove',
  storeCancelled: 'removeAsCancelled',
  returned: 'removeAsReturned',
  abandoned: 'removeAsAbandoned',
  lost: 'removeAsLost',
  damaged: 'removeAsDamaged',
  seized: 'removeAsSeized',
  refused: 'removeAsRefused',
}

/**
 * Ends these packages, all of them or none: they leave bundles that are still in Miami and stay, as closed, in those that left, because they
 * were declared; what they were billed, worth and earned goes by who answers for them; the others share the duty, bundle and manifest go on or end,
 * and so does every open incident. Answers them as they are now, in the order given.
 * @throws DomainError the refusal of the lifecycle for this outcome
 */
export async function closeOrders(db: Db, actor: Actor, held: HeldToClose, closing: Closing): Promise<OrderRow[]> {
  const { outcome, reason, fileIds = [], shareInPercent = 100 } = closing
  const action = ACTION_OF[outcome]
  await requireAllowed(db, actor, orderKind, action, held.orders)
  const { inMiami, shipped } = placesOf(held)
  const free = await leaveBundles(db, actor, inMiami, held.orders, held.inBundles)
  const closed = await act(db, actor, orderKind, action, free, (order) => columnsOf(order, closing), {
    note: reason,
    changes: { outcome, ...(outcome === 'damaged' && { shareInPercent }) },
    fileIds: [...fileIds],
  })
  await endIncidents(db, actor, closed, closing)
  await endCargo(db, actor, { ...held, bundles: shipped })
  const ended = held.orders.flatMap((before, index) => {
    const after = closed[index]
    return after ? [{ before, after }] : []
  })
  await endMoney(db, actor, ended, { bills: held.bills, shareInPercent, reason })
  return closed
}

/** A bundle in Miami is left; one that was shipped holds what it declared. */
function placesOf({ bundles }: HeldToClose) {
  return {
    inMiami: bundles.filter(({ status }) => status === 'inWarehouseMIA'),
    shipped: bundles.filter(({ status }) => status !== 'inWarehouseMIA'),
  }
}

const answersFor = ({ intakeAt }: OrderRow, { outcome, responsible }: Closing): Responsible =>
  responsible ?? responsibleFor(outcome, { isReceived: intakeAt !== null })

const columnsOf = (order: OrderRow, closing: Closing) => ({
  outcome: closing.outcome,
  responsible: answersFor(order, closing),
  closedReason: closing.reason,
  returnCarrier: closing.returnCarrier ?? '',
  returnTracking: closing.returnTracking ?? '',
})

/** Whatever else was open with a package ends with it. */
async function endIncidents(
  db: Db,
  actor: Actor,
  closed: readonly OrderRow[],
  { outcome, reason, fileIds = [] }: Closing,
): Promise<void> {
  const open = await lockOpenIncidentsOf(
    db,
    closed.map(({ id }) => id),
  )
  if (open.length === 0) return
  const resolved = { outcome, resolution: reason, resolvedAt: now(), resolvedById: actor.userId }
  await act(db, { ...actor, role: 'administrator' }, incidentKind, 'resolve', open, resolved, {
    note: reason,
    changes: { outcome },
    fileIds: [...fileIds],
  })
}
