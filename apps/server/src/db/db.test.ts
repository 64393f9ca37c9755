import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { databaseProblem } from '../http/errors/database-problem.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { type Db, openDatabase } from './db.ts'

test('a connection that breaks inside a transaction ends that transaction, not the process', async () => {
  const cluster = inject('testCluster')
  const { db, close } = openDatabase(await copyTemplate(cluster))
  const administrator = new pg.Client({ connectionString: cluster.adminUrl })
  await administrator.connect()

  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await administrator.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await tx.execute(sql`select 1`)
  })

  expect(databaseProblem(await broken.catch((error: unknown) => error))).toBe('databaseUnavailable')
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await administrator.end()
  await close()
})

test('a standby that takes no writes is a database that is away, not a failure of ours', async () => {
  const { db, close } = openDatabase(await copyTemplate(inject('testCluster')))

  const refused = db.transaction((tx) => tx.execute(sql`delete from sessions`), { accessMode: 'read only' })

  expect(databaseProblem(await refused.catch((error: unknown) => error))).toBe('databaseUnavailable')
  await close()
})

describe('of a pool with one connection', () => {
  const openOne = async () => openDatabase(await copyTemplate(inject('testCluster')), { maximumConnections: 1 })
  const askOne = async (db: Db) => (await db.execute(sql`select 1 as one`)).rows

  test('a transaction that cannot begin gives it back', async () => {
    const { db, pool, close } = await openOne()
    const impossible = { isolationLevel: 'of no kind' } as never

    await expect(db.transaction(async () => 'never', impossible)).rejects.toThrow()

    expect(pool.waitingCount + pool.totalCount - pool.idleCount).toBe(0)
    expect(await askOne(db)).toEqual([{ one: 1 }])
    await close()
  })

  test('one that refuses gives it back as it was, and one that cannot be undone gives back none', async () => {
    const { db, pool, close } = await openOne()
    const pidOf = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
    const first = await pidOf()

    await expect(db.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(await pidOf()).toBe(first)

    const gone = db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    await expect(gone).rejects.toThrow()
    expect(await pidOf()).not.toBe(first)
    await close()
  })
})
