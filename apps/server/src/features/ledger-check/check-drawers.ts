import type { Db } from '../../db/db.ts'
import { refundLinesOff } from '../accounts/refunds.repository.ts'
import { closingsOff, inClosedDrawers, paymentLinesOff, undoneOff } from '../drawer-records/drawer-books.repository.ts'
import { paymentsTakenBackLater } from '../ledger/counter-entries.repository.ts'
import type { Discrepancy } from '../ledger/discrepancy.ts'

/**
 * What went through each drawer is what its payments, refunds and movements are; a closing adds up to the cent, and leaves nothing unbooked. What
 * drawers moved of the account Caja is compared day by day with the report (check-reports.ts).
 */
export async function checkDrawers(db: Db): Promise<Discrepancy[]> {
  const refunds = (await refundLinesOff(db)).map((off) => ({ amount: 'refund', ...off }))
  const off = [...(await closingsOff(db)), ...(await undoneOff(db)), ...(await paymentLinesOff(db)), ...refunds]
  return [...off.map((one) => ({ record: 'drawerSession' as const, ...one })), ...(await daysOff(db))]
}

/** A payment is taken back on its own day, but for cash of a drawer that was closed since. */
async function daysOff(db: Db): Promise<Discrepancy[]> {
  const later = await paymentsTakenBackLater(db)
  const closed = await inClosedDrawers(
    db,
    later.map(({ paymentId }) => paymentId),
  )
  return later
    .filter(({ paymentId }) => !closed.has(paymentId))
    .map(({ id, amountInCents: foundInCents }) => {
      return { record: 'payment', id, amount: 'counterEntry', expectedInCents: 0, foundInCents }
    })
}
