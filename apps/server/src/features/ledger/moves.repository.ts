// The only file that moves a client's money from place to place: a move is two entries of the book that come to nothing together.
import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { addEntries, entriesOfMoves, type NewLedgerEntry } from './ledger.repository.ts'
import { type MoveRow, movesTable } from './moves.table.ts'
import { columnsAt, fromOf, type Place, toOf } from './places.ts'

export type NewMove = {
  clientId: string
  from: Place
  to: Place
  amountInCents: number
  paymentId?: string | null
  note?: string
}

/** The accounts of their clients are held. */
export async function addMoves(db: Db, { userId: actorId }: Doer, moves: readonly NewMove[]): Promise<MoveRow[]> {
  const rows = moves.filter(({ amountInCents }) => amountInCents > 0).map((move) => rowOf(move, actorId))
  if (rows.length === 0) return []
  const added = await db.insert(movesTable).values(rows).returning()
  await addEntries(db, added.flatMap(entriesOfMove))
  return added
}

/** What it takes from one place, and what it puts on the other. */
export function entriesOfMove(move: MoveRow): [from: NewLedgerEntry, to: NewLedgerEntry] {
  const { clientId, id: moveId, note, actorId, amountInCents } = move
  const entry = { clientId, kind: 'move' as const, moveId, note, actorId }
  return [
    { ...entry, ...columnsAt(fromOf(move)), amountInCents },
    { ...entry, ...columnsAt(toOf(move)), amountInCents: 0 - amountInCents },
  ]
}

function rowOf({ from, to, ...move }: NewMove, actorId: string | null) {
  const { billId: fromBillId, purchaseId: fromPurchaseId } = columnsAt(from)
  const { billId: toBillId, purchaseId: toPurchaseId } = columnsAt(to)
  return { ...move, fromBillId, fromPurchaseId, toBillId, toPurchaseId, actorId }
}

/** Takes moves back, whole: both entries of each are countered. */
export async function reverseMoves(db: Db, { userId: actorId }: Doer, moves: readonly MoveRow[], note: string): Promise<void> {
  if (moves.length === 0) return
  const counters = await db
    .insert(movesTable)
    .values(
      moves.map(({ id: reversesId, clientId, amountInCents, ...places }) => ({
        ...opposite(places),
        reversesId,
        clientId,
        amountInCents,
        note,
        actorId,
      })),
    )
    .returning({ id: movesTable.id, reversesId: movesTable.reversesId })
  const counterOf = new Map(counters.map(({ id, reversesId }) => [reversesId, id]))
  const entries = await entriesOfMoves(
    db,
    moves.map(({ id }) => id),
  )
  await addEntries(
    db,
    entries.map(({ id: reversesId, moveId, amountInCents, ...place }) => {
      return {
        ...place,
        kind: 'move' as const,
        moveId: counterOf.get(moveId) ?? null,
        reversesId,
        amountInCents: 0 - amountInCents,
        note,
        actorId,
      }
    }),
  )
}

const opposite = ({
  fromBillId,
  fromPurchaseId,
  toBillId,
  toPurchaseId,
  paymentId,
}: Omit<MoveRow, 'id' | 'clientId' | 'amountInCents'>) => ({
  fromBillId: toBillId,
  fromPurchaseId: toPurchaseId,
  toBillId: fromBillId,
  toPurchaseId: fromPurchaseId,
  paymentId,
})

const counter = alias(movesTable, 'counter_move')

/** The move with this id, unless it was taken back. */
export const moveInForce = async (db: Db, id: string | null): Promise<MoveRow[]> =>
  id === null ? [] : movesInForce(db, eq(movesTable.id, id))

/** Everything that was moved to this bill or from it, and is there still. */
export const movesOfBill = (db: Db, billId: string): Promise<MoveRow[]> =>
  movesInForce(db, or(eq(movesTable.toBillId, billId), eq(movesTable.fromBillId, billId)))

/** Moves that nobody took back, nor take another back, the oldest first. */
export async function movesInForce(db: Db, condition: SQL | undefined): Promise<MoveRow[]> {
  const rows = await db
    .select({ move: movesTable })
    .from(movesTable)
    .leftJoin(counter, eq(counter.reversesId, movesTable.id))
    .where(and(isNull(movesTable.reversesId), isNull(counter.id), condition))
    .orderBy(asc(movesTable.createdAt), asc(movesTable.id))
  return rows.map(({ move }) => move)
}
