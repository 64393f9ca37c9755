// Money that can come back to a client's account, because nothing was handed over for it yet.
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { billsNotHandedOver } from '../bills/billed-orders.repository.ts'
import { movesInForce } from '../ledger/moves.repository.ts'
import { type MoveRow, movesTable } from '../ledger/moves.table.ts'
import { purchasesNotEnded } from '../purchases/purchases.repository.ts'

/** A move to a bill or a purchase, with what is there of it: a credit note may have sent a part back. */
export type MoveBack = MoveRow & { leftInCents: number }

/** Of bills of which nothing was handed over, and of purchases whose order is not billed; the oldest first. */
export async function movesThatCanComeBack(db: Db, clientId: string): Promise<MoveBack[]> {
  const moves = await movesInForce(
    db,
    and(
      eq(movesTable.clientId, clientId),
      or(inArray(movesTable.toBillId, billsNotHandedOver(db)), inArray(movesTable.toPurchaseId, purchasesNotEnded(db))),
    ),
  )
  const out = await movesInForce(
    db,
    and(eq(movesTable.clientId, clientId), or(isNotNull(movesTable.fromBillId), isNotNull(movesTable.fromPurchaseId))),
  )
  const leftWith = new Map<string, number>()
  const placeOf = ({ toBillId, toPurchaseId }: MoveRow) => toBillId ?? toPurchaseId ?? ''
  for (const { fromBillId, fromPurchaseId, amountInCents } of out) {
    const place = fromBillId ?? fromPurchaseId ?? ''
    leftWith.set(place, (leftWith.get(place) ?? 0) - amountInCents)
  }
  for (const move of moves) leftWith.set(placeOf(move), (leftWith.get(placeOf(move)) ?? 0) + move.amountInCents)
  return moves
    .toReversed()
    .flatMap((move) => {
      const left = Math.min(move.amountInCents, leftWith.get(placeOf(move)) ?? 0)
      leftWith.set(placeOf(move), (leftWith.get(placeOf(move)) ?? 0) - left)
      return left > 0 ? [{ ...move, leftInCents: left }] : []
    })
    .toReversed()
}
