// The only file that touches the parameters: every value they ever had, never changed, only followed by another.
import { IVA_KEYS, initialParameterValues, PARAMETER_CATALOGUE, PARAMETER_KEYS, type ParameterKey } from '@app/domain'
import { and, desc, eq, inArray, lt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { writtenOnce } from '../../db/written-once.ts'
import { usersTable } from '../users/users.table.ts'
import { type ParameterRow, parametersTable } from './parameters.table.ts'

/** Before any order: whoever asks for an earlier instant gets the values a new installation starts with. */
const START = new Date('2020-01-01T00:00:00Z')

export type ParameterInForce = { key: ParameterKey; value: number; validFrom: Date; number: number; isConfirmed: boolean }

const readInForce = writtenOnce((db) =>
  db
    .selectDistinctOn([parametersTable.key], {
      key: parametersTable.key,
      value: parametersTable.value,
      validFrom: parametersTable.validFrom,
      number: parametersTable.number,
      isConfirmed: sql<boolean>`${parametersTable.actorId} is not null`,
    })
    .from(parametersTable)
    .where(lte(parametersTable.validFrom, sql.placeholder('at')))
    .orderBy(parametersTable.key, desc(parametersTable.validFrom)),
)

const LIMITS = ['maxWeightB', 'maxValueB', 'maxWeightC', 'maxValueC', 'amazonTax'] as const satisfies ParameterKey[]

/** What a package may weigh and be worth with tax, in kilograms, dollars and percent, as it is at an instant: `key`, `value`. */
export const limitsInForce = (at: SQL | Placeholder): SQL => sql`
  select distinct on (${parametersTable.key}) ${parametersTable.key} as key, ${parametersTable.value} as value
  from ${parametersTable} where ${inArray(parametersTable.key, [...LIMITS])} and ${parametersTable.validFrom} <= ${at}
  order by ${parametersTable.key}, ${parametersTable.validFrom} desc`

/** Whether category C is switched on at an instant. */
export const isCategoryCOn = (at: SQL | Placeholder): SQL<boolean> => sql<boolean>`coalesce((
  select ${parametersTable.value} = 1 from ${parametersTable}
  where ${parametersTable.key} = 'categoryCEnabled' and ${parametersTable.validFrom} <= ${at} order by ${parametersTable.validFrom} desc limit 1
), false)`

/** Every value as it is at an instant, by its key; or those of some keys. */
export const valuesInForceAsJson = (
  at: SQL | Placeholder,
  keys?: readonly ParameterKey[],
): SQL<Partial<Record<ParameterKey, number>>> => sql`(
  select coalesce(json_object_agg(in_force.key, in_force.value), '{}') from (
    select distinct on (${parametersTable.key}) ${parametersTable.key}, ${parametersTable.value} from ${parametersTable}
    where ${keys ? inArray(parametersTable.key, [...keys]) : sql`true`} and ${parametersTable.validFrom} <= ${at}
    order by ${parametersTable.key}, ${parametersTable.validFrom} desc
  ) in_force
)`

/** What decides the IVA of a price at an instant. */
export const ivaInForceAsJson = (at: SQL | Placeholder) => valuesInForceAsJson(at, IVA_KEYS)

export async function listInForce(db: Db, at: Date = now()): Promise<ParameterInForce[]> {
  const rows = await readInForce(db, { at: at.toISOString() })
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const initial = initialParameterValues()
  return PARAMETER_KEYS.map((key) => ({
    validFrom: START,
    number: 0,
    value: initial[key],
    isConfirmed: false,
    ...byKey.get(key),
    key,
  }))
}

/** Several instances may start at once: each value is added once. */
export async function addMissing(db: Db): Promise<void> {
  const initial = initialParameterValues()
  const rows = PARAMETER_KEYS.map((key) => ({ key, value: initial[key], unit: PARAMETER_CATALOGUE[key].unit, validFrom: START }))
  await db.insert(parametersTable).values(rows).onConflictDoNothing()
}

type NewValue = Pick<ParameterRow, 'key' | 'value' | 'unit' | 'description' | 'validFrom' | 'actorId'>

/** Values that follow others. One of the same key and instant is there already: it is left out. */
export const addValues = (db: Db, values: readonly NewValue[]) =>
  db
    .insert(parametersTable)
    .values([...values])
    .onConflictDoNothing()
    .returning({ key: parametersTable.key, number: parametersTable.number })

/** Any number of our own: the transaction that changes parameters holds it. */
const CHANGE_LOCK = 7_805_064

/** A change of parameters waits for one that is on its way. Rows that are only added to cannot be locked. */
export const lockAll = (db: Db): Promise<unknown> => db.execute(sql`select pg_advisory_xact_lock(${CHANGE_LOCK})`)

const earlier = alias(parametersTable, 'earlier')

/** The value that the same parameter has until this one. */
const previousValue = (db: Db) =>
  db
    .select({ value: earlier.value })
    .from(earlier)
    .where(and(eq(earlier.key, parametersTable.key), lt(earlier.validFrom, parametersTable.validFrom)))
    .orderBy(desc(earlier.validFrom))
    .limit(1)
    .as('previous')

/** Every value there was and will be, with what it followed and who gave it. */
export function selectHistory(db: Db, cursor: SQL<string>) {
  const previous = previousValue(db)
  return db
    .select({
      id: parametersTable.id,
      key: parametersTable.key,
      value: parametersTable.value,
      unit: parametersTable.unit,
      number: parametersTable.number,
      validFrom: parametersTable.validFrom,
      createdAt: parametersTable.createdAt,
      previousValue: previous.value,
      reason: parametersTable.description,
      actor: { firstName: usersTable.firstName, lastName: usersTable.lastName },
      cursor,
    })
    .from(parametersTable)
    .leftJoin(usersTable, eq(usersTable.id, parametersTable.actorId))
    .leftJoinLateral(previous, sql`true`)
}
export type HistoryRow = Awaited<ReturnType<typeof selectHistory>>[number]
