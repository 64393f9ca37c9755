import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { addEntries, lockQuotas, type QuotaYear, reservationsOf } from './quotas.repository.ts'

/** What a bundle takes of its consignee's year; the year is locked. */
export type Reservation = QuotaYear & { bundleId: string; amountInCents: number; note?: string }

/** Reserved as an entry; only category B counts towards the quota (domain, section 2). */
export const reserveQuotas = (db: Db, { userId }: Doer, reservations: readonly Reservation[]): Promise<void> =>
  addEntries(
    db,
    reservations.map((reservation) => ({ ...reservation, actorId: userId })),
  )

/** Gives back what bundles hold, by counter-entries; locks the years that it gives back to. */
export async function releaseQuotas(db: Db, { userId }: Doer, bundleIds: readonly string[], note: string): Promise<void> {
  const held = await reservationsOf(db, bundleIds)
  await lockQuotas(db, held)
  await addEntries(
    db,
    held.map(({ id, amountInCents, ...reservation }) => ({
      ...reservation,
      amountInCents: -amountInCents,
      reversesId: id,
      actorId: userId,
      note,
    })),
  )
}
