// Lines of settlements: what is still to be taken off, and what takes a settlement back.
import { and, asc, eq, getTableColumns, inArray, isNull, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import { isSettledEntry } from '../../orders/order-earnings.repository.ts'
import { usersTable } from '../../users/users.table.ts'
import { type EarningEntryRow, earningEntriesTable } from '../earnings.table.ts'

/**
 * Of two who settle with one associate the second waits. Not an update's lock: entries that name the associate are added meanwhile.
 * People come first among the rows that a transaction locks.
 */
export function holdAssociates(db: Db, ids: readonly string[]) {
  const { id, isAssociate } = usersTable
  return db
    .select({ id, isAssociate })
    .from(usersTable)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('no key update')
}

/** Counter-entries of what these associates had been paid, that no settlement has taken off yet; the oldest first. */
export function toTakeOff(db: Db, associateIds: readonly string[]): Promise<EarningEntryRow[]> {
  const paid = alias(earningEntriesTable, 'paid')
  return db
    .select(getTableColumns(earningEntriesTable))
    .from(earningEntriesTable)
    .innerJoin(paid, eq(paid.id, earningEntriesTable.reversesId))
    .where(
      and(
        inArray(earningEntriesTable.associateId, [...associateIds]),
        eq(earningEntriesTable.kind, 'accrual'),
        isSettledEntry(paid.id),
        not(isSettledEntry(earningEntriesTable.id)),
      ),
    )
    .orderBy(asc(earningEntriesTable.createdAt), asc(earningEntriesTable.id))
}

/** As they were made, without what took them back. */
export const linesOf = (db: Db, settlementId: string): Promise<EarningEntryRow[]> =>
  db
    .select()
    .from(earningEntriesTable)
    .where(and(eq(earningEntriesTable.settlementId, settlementId), isNull(earningEntriesTable.reversesId)))
    .orderBy(asc(earningEntriesTable.id))

/** By settlement: whether a later one took off what it had paid. */
export async function deductedLaterOf(
  db: Db,
  settlementIds: readonly string[],
): Promise<Map<string, { deductedLater: boolean }>> {
  const { settlementId, settlesId } = earningEntriesTable
  const counter = alias(earningEntriesTable, 'counter')
  const rows = await db
    .select({ id: settlementId, deductedLater: sql<boolean>`bool_or(${isSettledEntry(counter.id)})` })
    .from(earningEntriesTable)
    .innerJoin(counter, eq(counter.reversesId, settlesId))
    .where(inArray(settlementId, [...settlementIds]))
    .groupBy(settlementId)
  return new Map(rows.map(({ id, deductedLater }) => [id ?? '', { deductedLater }]))
}
