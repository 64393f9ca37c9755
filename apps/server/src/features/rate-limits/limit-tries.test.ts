import { count } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { type Db, openDatabase } from '../../db/db.ts'
import { copyTemplate } from '../../testing/cluster.ts'
import { startTestServer } from '../../testing/server.ts'
import { rateLimitsTable } from './rate-limits.table.ts'

const countedIn = async (db: Db) => (await db.select({ rows: count() }).from(rateLimitsTable))[0]?.rows

test('tries are counted over the connections that a pooler keeps apart', async () => {
  const databaseOutsideUrl = await copyTemplate(inject('testCluster'))
  const server = await startTestServer({ databaseOutsideUrl })
  const apart = openDatabase(databaseOutsideUrl)

  const { status } = await fetch(`${server.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@puente.test', password: 'una palabra cualquiera' }),
  })

  expect(status).toBe(401)
  expect(await countedIn(apart.db)).toBeGreaterThan(0)
  expect(await countedIn(server.db)).toBe(0)
  await apart.close()
  await server.stop()
})
