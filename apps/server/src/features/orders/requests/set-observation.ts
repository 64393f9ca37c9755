import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { only } from '../../../records/only.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'

/** What staff observe, which the client reads, until the order is closed. */
export async function setObservation(db: Db, actor: Actor, id: string, observation: string) {
  const order = await db.transaction(async (tx) => {
    const locked = await lockOne(tx, actor, orderKind, id)
    const changes = { observation: { from: locked.observation, to: observation } }
    return actOnOne(tx, actor, orderKind, 'setObservation', locked, { observation }, { changes, note: observation })
  })
  return only(await viewOrders(db, actor, [order]))
}
