import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'

const { db } = await createTestDatabase()
const warned = vi.fn()
process.on('warning', warned)
afterAll(() => process.off('warning', warned))

const number = async (within: typeof db, value: number) =>
  (await within.execute<{ value: number }>(sql`select ${value}::int as value, pg_sleep(0.01)`)).rows[0]?.value

test('what is read at once in a transaction is answered each for itself, without a warning', async () => {
  const numbers = await db.transaction((tx) => Promise.all([1, 2, 3, 4].map((value) => number(tx, value))))

  expect(numbers).toEqual([1, 2, 3, 4])
  expect(warned).not.toHaveBeenCalled()
})

test('one that fails does not hold up the others, and the transaction can be undone', async () => {
  const failing = db.transaction((tx) => Promise.all([number(tx, 1), tx.execute(sql`select 1 / 0`), number(tx, 2)]))

  await expect(failing).rejects.toThrow()
  expect(await number(db, 3)).toBe(3)
})
