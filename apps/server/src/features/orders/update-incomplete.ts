import type { updateIncomplete as contract } from '@app/contract/order-actions.contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { actOnOrders } from './act-on-orders.ts'
import { lockOrders } from './orders.repository.ts'
import type { OrderRow } from './orders.table.ts'
import { viewOrders } from './orders.view.ts'

type Update = z.output<(typeof contract)['body']>

/** Staff say what an order lacks, or let one that was answered go on where it was. */
export async function updateIncomplete(db: Db, actor: Actor, update: Update) {
  const orders = await db.transaction(async (tx) => {
    const locked = await lockOrders(tx, actor, [update.orderId])
    if ('resume' in update) return actOnOrders(tx, actor, 'resume', locked, resumed)
    const { missing, note } = update
    const change = (order: OrderRow) => ({ missing, missingNote: note, resumeStatus: resumeStatusOf(order) })
    return actOnOrders(tx, actor, 'markIncomplete', locked, change, { note, changes: { missing } })
  })
  const [view] = await viewOrders(db, actor, orders)
  if (!view) throw new DomainError('orderNotFound', { ids: [update.orderId] })
  return view
}

/** Nothing is missing any more. A package that came to Miami still remembers where it was before, for a scan that was a mistake. */
export const resumed = ({ intakeAt, resumeStatus }: OrderRow) => ({
  missing: [],
  missingNote: '',
  resumeStatus: intakeAt === null ? null : resumeStatus,
})

/** Where it was on its way to Miami; one that is asked again, or that has arrived, remembers it already. */
const resumeStatusOf = ({ status, resumeStatus }: OrderRow) =>
  status === 'inReview' || status === 'reviewed' ? status : resumeStatus
