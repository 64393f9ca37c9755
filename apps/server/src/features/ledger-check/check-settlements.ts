import type { Db } from '../../db/db.ts'
import { linesOff, settledTwice, settlementsOff } from '../earnings/settlements/settlement-books.repository.ts'
import { type Discrepancy, differences } from '../ledger/discrepancy.ts'

/**
 * What associates were paid is what they earned, and what was taken off is what was taken back. A
 * settlement comes to the sum of its lines, and to nothing once it is taken back; no entry is settled twice.
 */
export async function checkSettlements(db: Db): Promise<Discrepancy[]> {
  return [
    ...(await linesOff(db)).flatMap(({ orderId, expectedInCents, foundInCents }) =>
      differences('order', orderId, { settled: [expectedInCents, foundInCents] }),
    ),
    ...(await settlementsOff(db)).flatMap(({ id, totalInCents, linesInCents, expectedInCents, inForceInCents }) =>
      differences('settlement', id, { total: [linesInCents, totalInCents], inForce: [expectedInCents, inForceInCents] }),
    ),
    ...(await settledTwice(db)).flatMap(({ orderId, amountInCents }) =>
      differences('order', orderId, { settledTwice: [0, amountInCents] }),
    ),
  ]
}
