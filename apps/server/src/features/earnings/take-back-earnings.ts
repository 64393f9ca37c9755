import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { accrualsInForce, addEntries } from './earnings.repository.ts'
import type { EarningEntryRow } from './earnings.table.ts'

/**
 * Takes back by counter-entries what these orders earned, because a newer price follows or the house answers for them. Orders without an
 * earner are left out. What was settled already is taken off the next settlement, or received.
 * @returns what it took back.
 */
export async function takeBackEarnings(
  db: Db,
  { userId: actorId }: Pick<Doer, 'userId'>,
  orderIds: readonly string[],
  note = '',
): Promise<EarningEntryRow[]> {
  const accruals = await accrualsInForce(db, orderIds)
  await addEntries(
    db,
    accruals.map(({ id: reversesId, associateId, orderId, orderPriceId, amountInCents }) => {
      const entry = { kind: 'accrual' as const, associateId, orderId, orderPriceId, reversesId, note, actorId }
      return { ...entry, amountInCents: 0 - amountInCents }
    }),
  )
  return accruals
}
