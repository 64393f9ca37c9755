import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { addMoves, movesOfBill, reverseMoves } from '../ledger/moves.repository.ts'
import { fromOf } from '../ledger/places.ts'
import type { BillRow } from './bills.table.ts'

/** Everything that was moved to or from a void bill goes back to the account, and a debt that it took over is owed there again. */
export async function freeMoney(
  db: Db,
  doer: Doer,
  { id: billId, clientId }: Pick<BillRow, 'id' | 'clientId'>,
  note: string,
): Promise<void> {
  const moves = await movesOfBill(db, billId)
  const isOfAccount = (move: (typeof moves)[number]) => fromOf(move) === 'account' || move.fromBillId === billId
  await reverseMoves(db, doer, moves.filter(isOfAccount), note)
  const fromPurchases = moves.filter((move) => !isOfAccount(move))
  await addMoves(
    db,
    doer,
    fromPurchases.map(({ amountInCents }) => ({ clientId, from: { billId }, to: 'account', amountInCents, note })),
  )
}
