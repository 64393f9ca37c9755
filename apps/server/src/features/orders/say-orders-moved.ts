// The message of orders that moved; one of a price that a scale made waits, so that no client hears of a mistake (both ways, section 6).
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { type OrderMoved, orderMoved } from '../outbox/messages.ts'
import { takeBackWaiting, type Waiting } from '../outbox/outbox.repository.ts'
import { sayLater } from '../outbox/say.ts'

const WAITS_IN_MILLISECONDS = 10 * 60_000

export async function sayOrdersMoved(db: Db, moves: readonly OrderMoved[]): Promise<void> {
  const before = await takeBackWaiting(db, moves.filter(mayFollowWeighing).map(topicOf))
  await sayLater(
    db,
    orderMoved,
    moves.flatMap((move) => told(move, before.get(topicOf(move))) ?? []),
  )
}

/** Before it is weighed nothing waits. */
const mayFollowWeighing = ({ from, to }: OrderMoved): boolean => from === 'inWarehouseUIO' || to === 'inWarehouseUIO'

const topicOf = ({ orderId }: OrderMoved): string => `price/${orderId}`

/** A message replaces one that was taken back: of two weighings the client hears the last, as if it were the first. */
function told(move: OrderMoved, before: Record<string, unknown> | undefined): { payload: OrderMoved; waiting?: Waiting } | null {
  const unheard = before ? orderMoved.schema.parse(before) : undefined
  const wasWeighed = unheard?.action === 'confirmWeight'
  const waiting = { topic: topicOf(move), availableAt: new Date(now().getTime() + WAITS_IN_MILLISECONDS) }
  if (move.action === 'undoWeight') return wasWeighed && unheard.from === 'arrived' ? null : { payload: move, waiting }
  if (wasWeighed && move.to === 'inWarehouseUIO')
    return { payload: { ...move, action: 'confirmWeight', from: unheard.from }, waiting }
  return move.action === 'confirmWeight' ? { payload: move, waiting } : { payload: move }
}
