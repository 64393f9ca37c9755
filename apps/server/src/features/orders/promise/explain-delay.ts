import type { orderActions as contract, Received } from '@app/contract'
import { type Actor, businessDay, ORDERS } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { lock, lockOne } from '../../../records/records.repository.ts'
import { manifestKind } from '../../manifest-records/manifests.kind.ts'
import { orderDelayed } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { daysLateOf, orderKind } from '../orders.kind.ts'
import { lockOrdersOfManifest } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { explainArrivalChanges } from './arrival-changes.repository.ts'
import { delayOf } from './delay-messages.ts'

type Explained = Received<typeof contract.explainDelay>['body']

/** Why packages are late, for the named ones or for the late ones of a manifest; a client who heard of the delay without a reason gets the reason. */
export async function explainDelay(db: Db, actor: Actor, explained: Explained) {
  const { reason, note } = explained
  const orders = await db.transaction(async (tx) => {
    const late = await lockConcerned(tx, actor, explained)
    const changes = { delayReason: reason, delayReasonById: actor.userId }
    const after = await act(tx, actor, orderKind, 'explainDelay', late, changes, { note, changes: { reason } })
    await explainArrivalChanges(
      tx,
      after.map(({ id }) => id),
      reason,
    )
    const unexplained = late.filter(({ delayReason, toldArrivalDate }) => delayReason === null && toldArrivalDate !== null)
    await say(tx, orderDelayed, ...unexplained.flatMap((order) => delayOf({ ...order, delayReason: reason }, ON_ITS_OWN())))
    return after
  })
  return { orders: await viewOrders(db, actor, orders) }
}

const ON_ITS_OWN = () => ({ today: businessDay(now()), isExplanation: true })

async function lockConcerned(db: Db, actor: Actor, explained: Explained): Promise<OrderRow[]> {
  if ('orderIds' in explained) return lock(db, actor, orderKind, explained.orderIds)
  const manifest = await lockOne(db, actor, manifestKind, explained.manifestId)
  const carried = await lockOrdersOfManifest(db, manifest.id)
  return carried.filter((order) => ORDERS.onTheWay.includes(order.status) && daysLateOf(order) > 0)
}
