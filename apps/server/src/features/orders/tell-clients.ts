import type { OrderAction } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { addMessages } from '../outbox/outbox.repository.ts'
import type { OrderRow } from './orders.table.ts'

/** What an order was, nothing when it is new, and what it is now. */
type Step = { before: OrderRow | null; after: OrderRow }

/** Clients are told where their packages are, but not of what they did themselves. */
export async function tellClients(db: Db, { userId }: Doer, action: OrderAction, steps: readonly Step[]): Promise<void> {
  const told = steps.filter((step) => {
    const { clientId } = step.after
    return clientId !== null && clientId !== userId && isNews(step)
  })
  await addMessages(
    db,
    told.map(({ before, after }) => ({
      kind: 'orderMoved',
      key: `orderMoved/${after.id}/${after.version}`,
      payload: {
        orderId: after.id,
        code: after.code,
        userId: after.clientId,
        action,
        from: before?.status ?? null,
        to: after.status,
        missingNote: after.missingNote,
      },
    })),
  )
}

/** Where it is, or whose it is, has changed; an incomplete order stays incomplete when its package comes. */
const isNews = ({ before, after }: Step): boolean =>
  before?.status !== after.status ||
  before.clientId !== after.clientId ||
  (before.intakeAt === null) !== (after.intakeAt === null)
