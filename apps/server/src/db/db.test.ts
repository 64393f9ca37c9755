import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseProblem } from '../http/database-problem.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { openDatabase } from './db.ts'

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
