// The only file that touches the readings that were refused as doubtful.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { weightReadingsTable as readings, type WeightReadingRow } from './weight-readings.table.ts'

/** By order. */
export async function readingsOf(
  db: Db,
  place: WeightReadingRow['place'],
  orderIds: readonly string[],
): Promise<Map<string, WeightReadingRow>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(readings)
    .where(and(eq(readings.place, place), inArray(readings.orderId, [...orderIds])))
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** The newest reading of a package is the one that counts. */
export async function keepReadings(db: Db, rows: readonly WeightReadingRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(readings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [readings.orderId, readings.place],
      set: { weightInGrams: sql`excluded.weight_in_grams`, at: sql`excluded.at` },
    })
}
