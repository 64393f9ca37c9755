import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { type Db, openDatabase } from './db.ts'
import { send, type Written, writtenStatement } from './written-statement.ts'

const { url } = await createTestDatabase()
const prepared = openDatabase(url, { maximumConnections: 1 })
const pooled = openDatabase(url, { maximumConnections: 1, preparesStatements: false })
afterAll(() => Promise.all([prepared.close(), pooled.close()]))

const half = async ({ db }: { db: Db }, number: number) =>
  (await db.execute<{ half: string }>(sql`select ${number}::numeric / 2 as half`)).rows[0]?.half

/** How often each statement that was prepared has run, by the connection's own list. */
async function runsOf({ db }: { db: Db }, part: string): Promise<number[]> {
  const { rows } = await db.execute(sql`select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
    where statement like ${`%${part}%`} and statement not like '%pg_prepared_statements%'`)
  return rows.map(({ runs }) => Number(runs))
}

test('a statement is prepared when it is asked a second time, and answers the values of each time', async () => {
  expect(await half(prepared, 1)).toBe('0.50000000000000000000')
  expect(await runsOf(prepared, '/ 2')).toEqual([])

  expect(await half(prepared, 3)).toBe('1.5000000000000000')
  expect(await half(prepared, 5)).toBe('2.5000000000000000')
  expect(await runsOf(prepared, '/ 2')).toEqual([2])
})

test('one that fails, and one that comes in a transaction that has failed, can be asked again', async () => {
  const inverse = (db: Db, number: number) => db.execute(sql`select 1 / ${number}::int as inverse`)
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(inverse(prepared.db, 0)).rejects.toThrow()
  expect((await inverse(prepared.db, 1)).rows).toEqual([{ inverse: 1 }])

  const another = (db: Db, number: number) => db.execute(sql`select ${number}::int + 1 as more`)
  await another(prepared.db, 1)
  const failing = prepared.db.transaction(async (tx) => {
    await inverse(tx, 0).catch(() => undefined)
    await another(tx, 1)
  })
  await expect(failing).rejects.toThrow()
  expect((await another(prepared.db, 2)).rows).toEqual([{ more: 3 }])
})

test('a statement that is written once is prepared too, and one whose values decide how it is read is planned each time', async () => {
  const double = writtenStatement<{ double: number }>(() => sql`select ${sql.placeholder('number')}::int * 2 as double`)
  for (const number of [1, 2, 3]) expect(await double(prepared.db, { number })).toEqual([{ double: number * 2 }])
  expect(await runsOf(prepared, '* 2')).toEqual([2])

  const third: Written = { sql: 'select $1::int / 3 as third', params: [sql.placeholder('number')], isPlannedEachTime: true }
  for (const number of [3, 6, 9]) expect(await send(prepared.db, third, { number })).toEqual([{ third: number / 3 }])
  expect(await runsOf(prepared, '/ 3')).toEqual([])
})

test('statements without end do not fill the database: the first 400 that come twice are kept', async () => {
  for (let size = 1; size <= 450; size += 1) {
    const list = sql.join(
      Array.from({ length: size }, (_, index) => sql`${index}::int`),
      sql`, `,
    )
    for (const _ of ['once', 'again']) await prepared.db.execute(sql`select 7 in (${list}) as found`)
  }
  const { rows } = await prepared.db.execute(sql`select count(*)::int as count from pg_prepared_statements`)
  expect(rows).toEqual([{ count: 400 }])
})

test('nothing is prepared where a pooler may change the connection', async () => {
  for (const number of [1, 2, 3]) await half(pooled, number)
  expect(await runsOf(pooled, '')).toEqual([])
})
