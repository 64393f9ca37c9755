// The only file that touches the parameters: every value they ever had, never changed, only followed by another.
import { initialParameterValues, PARAMETER_CATALOGUE, PARAMETER_KEYS, type ParameterKey } from '@app/domain'
import { desc, lte } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { parametersTable } from './parameters.table.ts'

/** Before any order: whoever asks for an earlier instant gets the values a new installation starts with. */
const START = new Date('2020-01-01T00:00:00Z')

export type ParameterInForce = { key: ParameterKey; value: number; validFrom: Date; number: number }

export async function listInForce(db: Db, at: Date = now()): Promise<ParameterInForce[]> {
  const rows = await db
    .selectDistinctOn([parametersTable.key], {
      key: parametersTable.key,
      value: parametersTable.value,
      validFrom: parametersTable.validFrom,
      number: parametersTable.number,
    })
    .from(parametersTable)
    .where(lte(parametersTable.validFrom, at))
    .orderBy(parametersTable.key, desc(parametersTable.validFrom))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const initial = initialParameterValues()
  return PARAMETER_KEYS.map((key) => ({ validFrom: START, number: 0, value: initial[key], ...byKey.get(key), key }))
}

/** Several instances may start at once: each value is added once. */
export async function addMissing(db: Db): Promise<void> {
  const initial = initialParameterValues()
  const rows = PARAMETER_KEYS.map((key) => ({ key, value: initial[key], unit: PARAMETER_CATALOGUE[key].unit, validFrom: START }))
  await db.insert(parametersTable).values(rows).onConflictDoNothing()
}
