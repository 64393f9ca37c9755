import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../db/id.ts'
import { chargesTable } from '../../features/charges/charges.table.ts'
import { usersTable } from '../../features/users/users.table.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { addRows, emptyRow } from './rows.repository.ts'

const { db } = await createTestDatabase()

const person = (number: number) => ({
  ...emptyRow(usersTable),
  id: newId(),
  firstName: `Ana “${number}”`,
  lastName: "O'Hara\n",
  email: `ana-${number}@puente.test`,
  duties: number % 2 === 0 ? (['counter', 'accounts'] as const).slice() : null,
  isAdmin: number % 2 === 0,
  createdAt: new Date('2026-03-04T05:06:07.089Z'),
  updatedAt: new Date('2026-03-04T05:06:07.089Z'),
})

test('a row that says nothing has what its table gives by itself, and nothing that the database computes', () => {
  const row = emptyRow(usersTable)
  expect(row).toMatchObject({ version: 1, isAdmin: false, status: 'active', language: 'es', identification: '', duties: null })
  expect(Object.keys(row)).not.toContain('searchText')
})

test('nothing is no statement', async () => {
  await addRows(db, usersTable, [])
  expect((await db.select().from(usersTable)).length).toBe(0)
})

test('thousands are kept as they were given: quotes, lists, instants to the millisecond, and what is not known', async () => {
  const people = Array.from({ length: 4_001 }, (_, number) => person(number))
  await addRows(db, usersTable, people)

  const kept = await db.select().from(usersTable).orderBy(usersTable.id)
  expect(kept.length).toBe(4_001)
  expect(kept.map(({ searchText: _searchText, ...row }) => row)).toEqual(
    people.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  )
  expect(kept[0]?.searchText).toContain('ana')
})

test('what is not named has the default of the database', async () => {
  const [only] = [{ id: newId(), code: 'CAR-900', name: 'Reempaque', amountInCents: 250 }]
  await addRows(db, chargesTable, [only])
  const { rows } = await db.execute(sql`select version, created_at is not null as "isDated" from charges where code = 'CAR-900'`)
  expect(rows).toEqual([{ version: 1, isDated: true }])
})

test('a column that there is not is an error, before anything is written', async () => {
  const rows = [{ ...person(9_000), nickname: 'Anita' }]
  await expect(addRows(db, usersTable, rows)).rejects.toThrow(new RangeError('there is no column nickname'))
})

test('a row that the table refuses keeps none of its statement', async () => {
  const rows = [person(9_001), { ...person(9_002), email: 'ANA@puente.test' }]
  await expect(addRows(db, usersTable, rows)).rejects.toThrow()
  const { rows: found } = await db.execute(sql`select 1 from users where email = 'ana-9001@puente.test'`)
  expect(found).toEqual([])
})
