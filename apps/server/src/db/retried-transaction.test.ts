import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalFor } from '../http/errors/error-handler.ts'
import { createTestDatabase } from '../testing/database.ts'
import type { Db } from './db.ts'
import { retriedTransaction } from './retried-transaction.ts'

const { db } = await createTestDatabase()
await db.execute(sql`create table accounts (id int primary key, touched int not null default 0)`)
await db.execute(sql`insert into accounts values (1), (2), (3)`)

const touch = (tx: Db, id: number) => tx.execute(sql`update accounts set touched = touched + 1 where id = ${id}`)
const touched = async (id: number) =>
  (await db.execute<{ touched: number }>(sql`select touched from accounts where id = ${id}`)).rows[0]?.touched
const fail = (tx: Db, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`))

describe('a transaction that conflicts with another', () => {
  test('is done again from the start: of a deadlock both come through, each once', async () => {
    const bothHold = Promise.withResolvers<void>()
    const oneIsThrough = Promise.withResolvers<void>()
    let holding = 0
    let attempts = 0
    const crosswise = (first: number, second: number) =>
      retriedTransaction(db, async (tx) => {
        attempts += 1
        // Where the other is slow to wake, its row could be taken again: a second deadlock, as right, but not counted here.
        if (attempts > 2) await oneIsThrough.promise
        await touch(tx, first)
        holding += 1
        if (holding === 2) bothHold.resolve()
        await bothHold.promise
        await touch(tx, second)
      }).then(oneIsThrough.resolve)

    await Promise.all([crosswise(1, 2), crosswise(2, 1)])

    expect(attempts).toBe(3)
    expect([await touched(1), await touched(2)]).toEqual([2, 2])
  })

  test.each([
    ['a serialisation failure', '40001'],
    ['a deadlock', '40P01'],
  ])('by %s is given up after three more attempts, which the caller may repeat', async (_what, code) => {
    let attempts = 0
    const failing = retriedTransaction(db, async (tx) => {
      attempts += 1
      await touch(tx, 3)
      await fail(tx, code)
    })

    const error: unknown = await failing.catch((reason: unknown) => reason)

    expect(attempts).toBe(4)
    expect(refusalFor(error)).toMatchObject({ statusCode: 503, code: 'databaseUnavailable' })
    expect(await touched(3)).toBe(0)
  })

  test('also inside a step of its own', async () => {
    let attempts = 0

    await retriedTransaction(db, (tx) =>
      tx.transaction(async (step) => {
        attempts += 1
        await touch(step, 3)
        if (attempts < 3) await fail(step, '40001')
      }),
    )

    expect(attempts).toBe(3)
    expect(await touched(3)).toBe(1)
  })
})

test('anything else that goes wrong is not tried again', async () => {
  let attempts = 0
  const failing = retriedTransaction(db, async (tx) => {
    attempts += 1
    await fail(tx, '23505')
  })

  await expect(failing).rejects.toThrow()
  expect(attempts).toBe(1)
})
