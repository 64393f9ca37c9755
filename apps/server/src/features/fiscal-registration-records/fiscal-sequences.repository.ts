// The only file that touches the counters of documents' numbers.
import type { FiscalDocumentKind, FiscalEnvironment } from '@app/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type FiscalSequenceRow, fiscalSequencesTable } from './fiscal-registration.table.ts'

export type FiscalSeries = {
  environment: FiscalEnvironment
  kind: FiscalDocumentKind
  establishment: string
  emissionPoint: string
}

const { environment, kind, establishment, emissionPoint, lastSequential, skippedCount } = fiscalSequencesTable
const SERIES = [environment, kind, establishment, emissionPoint]

/**
 * The next number of a series, within the caller's transaction: its counter is locked until that ends, and undone with it, so that no number
 * is given twice and none is lost.
 */
export async function takeNextSequential(transaction: Db, series: FiscalSeries): Promise<number> {
  const [taken] = await transaction
    .insert(fiscalSequencesTable)
    .values({ ...series, lastSequential: 1 })
    .onConflictDoUpdate({ target: SERIES, set: { lastSequential: sql`${lastSequential} + 1` } })
    .returning({ sequential: lastSequential })
  if (!taken) throw new Error('a counter that was counted up gives its number')
  return taken.sequential
}

/** Every counter, of all series that ever numbered. */
export const listSequences = (db: Db): Promise<FiscalSequenceRow[]> =>
  db
    .select()
    .from(fiscalSequencesTable)
    .orderBy(...SERIES)

/** 0 where the series gave none; its row is locked where there is one. */
export async function holdLastSequential(transaction: Db, series: FiscalSeries): Promise<number> {
  const [counter] = await transaction.select({ lastSequential }).from(fiscalSequencesTable).where(isOf(series)).for('update')
  return counter?.lastSequential ?? 0
}

/** A person raises it, never below what a document took meanwhile: what is between has no document, and is no gap. */
export async function setLastSequential(transaction: Db, series: FiscalSeries, last: number): Promise<void> {
  const raised = sql`greatest(${lastSequential}, excluded.last_sequential)`
  await transaction
    .insert(fiscalSequencesTable)
    .values({ ...series, lastSequential: last, skippedCount: last })
    .onConflictDoUpdate({
      target: SERIES,
      set: { lastSequential: raised, skippedCount: sql`${skippedCount} + ${raised} - ${lastSequential}` },
    })
}

const isOf = (series: FiscalSeries) =>
  and(
    eq(environment, series.environment),
    eq(kind, series.kind),
    eq(establishment, series.establishment),
    eq(emissionPoint, series.emissionPoint),
  )
