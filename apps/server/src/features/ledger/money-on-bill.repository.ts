// The money that is on a bill by how it was paid, as its fiscal document says it.
import type { MoneyOnBill, PaymentMethod } from '@app/domain'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { movesInForce, movesOfBill } from './moves.repository.ts'
import { type MoveRow, movesTable } from './moves.table.ts'
import { paymentsTable } from './payments.table.ts'

type Part = { method: MoneyOnBill['method']; amountInCents: number }

/** The oldest first. What was paid up front has its own payments' methods; what the bill sent to the account is negative. */
export async function moneyOnBill(db: Db, billId: string): Promise<MoneyOnBill[]> {
  const moves = await movesOfBill(db, billId)
  const purchaseIds = moves.flatMap(({ fromPurchaseId }) => fromPurchaseId ?? [])
  const upFront = purchaseIds.length > 0 ? await movesInForce(db, inArray(movesTable.toPurchaseId, purchaseIds)) : []
  const methods = await methodsOf(db, [...moves, ...upFront])
  const partOf = ({ paymentId, amountInCents }: MoveRow): Part => ({
    method: methods.get(paymentId ?? '') ?? 'credit',
    amountInCents,
  })
  return moves.flatMap((move) => {
    if (move.fromBillId === billId) return [{ method: 'credit' as const, amountInCents: 0 - move.amountInCents }]
    if (move.fromPurchaseId === null) return [partOf(move)]
    const { fromPurchaseId, amountInCents } = move
    return firstOf(upFront.filter(({ toPurchaseId }) => toPurchaseId === fromPurchaseId).map(partOf), amountInCents)
  })
}

/** As much of the parts as the amount is, the oldest first; credit where they are less. */
function firstOf(parts: readonly Part[], amountInCents: number): Part[] {
  let left = amountInCents
  const taken = parts.map((part) => {
    const amount = Math.min(part.amountInCents, left)
    left -= amount
    return { ...part, amountInCents: amount }
  })
  return [...taken, { method: 'credit' as const, amountInCents: left }].filter((part) => part.amountInCents > 0)
}

async function methodsOf(db: Db, moves: readonly MoveRow[]): Promise<Map<string, PaymentMethod>> {
  const ids = moves.flatMap(({ paymentId }) => paymentId ?? [])
  if (ids.length === 0) return new Map()
  const { id, method } = paymentsTable
  const rows = await db.select({ id, method }).from(paymentsTable).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.method]))
}
