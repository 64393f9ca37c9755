import type { Db } from '../../db/db.ts'
import { heldForPurchases } from '../ledger/accounts.repository.ts'
import type { OrderMoved } from '../outbox/messages.ts'
import type { Step } from './order-moves.ts'

/** Of orders that are removed, what is held for their purchases: their end makes it credit. An incident tells of the money itself. */
export async function withFreed(db: Db, moves: readonly OrderMoved[], steps: readonly Step[]): Promise<readonly OrderMoved[]> {
  const ended = moves.filter(({ action }) => action === 'remove' || action === 'removeAsCancelled')
  if (ended.length === 0) return moves
  const purchases = new Map(
    steps.flatMap(({ after }) => (after.purchaseId && after.splitFromId === null ? [[after.id, after.purchaseId]] : [])),
  )
  const held = await heldForPurchases(db, [...purchases.values()])
  return moves.map((move) => {
    const freedInCents = ended.includes(move) ? (held.get(purchases.get(move.orderId) ?? '') ?? 0) : 0
    return freedInCents > 0 ? { ...move, freedInCents } : move
  })
}
