import type { OrderAction, OrderStatus } from '@app/domain'
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
    return clientId !== null && clientId !== userId && (isNews(step) || isAnother(action, step))
  })
  await addMessages(
    db,
    told.map(({ before, after }) =>
      messageOf(after, { userId: after.clientId, action, from: before?.status ?? null, to: after.status }),
    ),
  )
}

/** For whoever it was before, an order that is somebody else's now is gone. */
export async function tellFormerClient(db: Db, { userId }: Doer, { before, after }: { before: OrderRow; after: OrderRow }) {
  const former = before.clientId
  if (former === null || former === after.clientId || former === userId) return
  const { key, ...message } = messageOf(
    { ...after, missingNote: '' },
    { userId: former, action: 'assignClient', from: before.status, to: 'removed' },
  )
  await addMessages(db, [{ ...message, key: `${key}/former` }])
}

/** What it will cost has changed, though nothing has moved. */
export async function tellClientOfPrice(db: Db, { userId }: Doer, order: OrderRow): Promise<void> {
  const { clientId, status } = order
  if (clientId === null || clientId === userId) return
  await addMessages(db, [messageOf(order, { userId: clientId, action: 'setExtraCharges', from: status, to: status })])
}

type Told = { userId: string | null; action: OrderAction; from: OrderStatus | null; to: OrderStatus }

const messageOf = ({ id, code, version, missingNote }: OrderRow, told: Told) => ({
  kind: 'orderMoved',
  key: `orderMoved/${id}/${version}`,
  payload: { orderId: id, code, missingNote, ...told },
})

/** Where it is, or whose it is, has changed; an incomplete order stays incomplete when its package comes. */
const isNews = ({ before, after }: Step): boolean =>
  before?.status !== after.status ||
  before.clientId !== after.clientId ||
  (before.intakeAt === null) !== (after.intakeAt === null)

/** It stays where it is, but it has become several, or it will cost something else. */
const isAnother = (action: OrderAction, { before, after }: Step): boolean =>
  action === 'split' ||
  (action === 'confirmWeight' && weightsOf(before).some((weight, index) => weight !== weightsOf(after)[index]))

const weightsOf = (order: OrderRow | null) => [order?.realWeightInGrams, order?.finalWeightInGrams]
