import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { usersTable } from '../features/users/users.table.ts'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase } from './db.ts'
import { writtenOnce } from './written-once.ts'

const { url } = await createTestDatabase()
const [one, other] = [openDatabase(url), openDatabase(url, { preparesStatements: false })]
afterAll(() => Promise.all([one.close(), other.close()]))

const person = { firstName: 'Rosa', lastName: 'Andrade', email: 'rosa@puente.test' }

function query() {
  const written = { times: 0 }
  const find = writtenOnce((db) => {
    written.times += 1
    const columns = { name: usersTable.firstName, since: usersTable.createdAt }
    return db
      .select(columns)
      .from(usersTable)
      .where(eq(usersTable.email, sql.placeholder('email')))
  })
  return { find, written }
}

test('it is written once, and answers what is asked each time', async () => {
  await one.db.insert(usersTable).values(person).onConflictDoNothing()
  const { find, written } = query()

  for (let time = 0; time < 3; time += 1) {
    expect(await find(one.db, { email: person.email })).toEqual([{ name: 'Rosa', since: expect.any(Date) }])
    expect(await find(other.db, { email: 'nobody@puente.test' })).toEqual([])
  }
  expect(written.times).toBe(1)
})

test('it is asked in the transaction of whoever asks, also when it was written in another', async () => {
  const { find } = query()
  const email = 'ines@puente.test'
  const undone = one.db.transaction(async (tx) => {
    await tx.insert(usersTable).values({ ...person, email })
    expect(await find(tx, { email })).toHaveLength(1)
    expect(await find(one.db, { email })).toEqual([])
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  expect(await find(one.db, { email })).toEqual([])

  await other.db.transaction(async (tx) => {
    await tx.insert(usersTable).values({ ...person, email })
    expect(await find(tx, { email })).toHaveLength(1)
  })
  expect(await find(one.db, { email })).toHaveLength(1)
})
