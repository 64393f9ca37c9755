// The only file that touches the yearly quotas of consignees and the book behind them.
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { quotaEntriesTable, quotasTable } from './quotas.table.ts'

/** Whose year it is. */
export type QuotaYear = { identification: string; fiscalYear: number }

export const quotaKey = ({ identification, fiscalYear }: QuotaYear): string => `${identification}/${fiscalYear}`

/**
 * Locks years until the transaction ends, so that bundles made at the same moment count one after the other; in one order, against deadlocks.
 * Answers how much of each is used.
 */
export async function lockQuotas(db: Db, years: readonly QuotaYear[]): Promise<Map<string, number>> {
  const distinct = [...new Map(years.map((year) => [quotaKey(year), year])).entries()].sort().map(([, year]) => year)
  if (distinct.length === 0) return new Map()
  const rows = distinct.map(({ identification, fiscalYear }) => ({ identification, fiscalYear }))
  await db.insert(quotasTable).values(rows).onConflictDoNothing()
  return used(await readQuotas(db, distinct).orderBy(quotasTable.identification, quotasTable.fiscalYear).for('update'))
}

/** How much of each year is used, without waiting for anybody. */
export async function usedQuotas(db: Db, years: readonly QuotaYear[]): Promise<Map<string, number>> {
  return years.length > 0 ? used(await readQuotas(db, years)) : new Map()
}

const readQuotas = (db: Db, years: readonly QuotaYear[]) => {
  const { identification, fiscalYear, usedInCents } = quotasTable
  const wanted = or(...years.map((year) => and(eq(identification, year.identification), eq(fiscalYear, year.fiscalYear))))
  return db.select({ identification, fiscalYear, usedInCents }).from(quotasTable).where(wanted)
}

const used = (rows: readonly (QuotaYear & { usedInCents: number })[]) =>
  new Map(rows.map((row) => [quotaKey(row), row.usedInCents]))

/** For the view of a record that names whose year it is, and which. */
export const usedInYear = ({ identification, fiscalYear }: Record<keyof QuotaYear, PgColumn>): SQL<number> =>
  sql`coalesce((select ${quotasTable.usedInCents} from ${quotasTable}
    where ${quotasTable.identification} = ${identification} and ${quotasTable.fiscalYear} = ${fiscalYear}), 0)`

type NewEntry = QuotaYear & {
  /** None for what was declared elsewhere. */
  bundleId: string | null
  amountInCents: number
  actorId: string | null
  note?: string
  reversesId?: string
}

/** Adds entries to the book and keeps the sums beside it. */
export async function addEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  await db
    .insert(quotaEntriesTable)
    .values(entries.map((entry) => ({ ...entry, kind: entry.bundleId === null ? 'declaredElsewhere' : 'bundle' }) as const))
  for (const { identification, fiscalYear, amountInCents } of entries) {
    await db
      .update(quotasTable)
      .set({ usedInCents: sql`${quotasTable.usedInCents} + ${amountInCents}` })
      .where(and(eq(quotasTable.identification, identification), eq(quotasTable.fiscalYear, fiscalYear)))
  }
}

const counter = alias(quotaEntriesTable, 'counter')

/** What these bundles hold reserved: their entries that no other takes back. */
export async function reservationsOf(db: Db, bundleIds: readonly string[]) {
  const { id, identification, fiscalYear, amountInCents, reversesId } = quotaEntriesTable
  const rows = await db
    .select({ id, identification, fiscalYear, amountInCents, bundleId: quotaEntriesTable.bundleId })
    .from(quotaEntriesTable)
    .leftJoin(counter, eq(counter.reversesId, id))
    .where(and(inArray(quotaEntriesTable.bundleId, [...bundleIds]), isNull(reversesId), isNull(counter.id)))
  return rows.flatMap(({ bundleId, ...row }) => (bundleId === null ? [] : [{ ...row, bundleId }]))
}
