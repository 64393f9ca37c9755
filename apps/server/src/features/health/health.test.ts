import { health } from '@app/contract'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { copyTemplate } from '../../testing/cluster.ts'
import { startTestServer } from '../../testing/server.ts'
import { anonymous } from '../../testing/world.ts'

test('says that it runs', async () => {
  expect(await anonymous.call(health.live)).toEqual({ ok: true })
})

test('says that it is ready, and in which version', async () => {
  expect(await anonymous.call(health.ready)).toEqual({ ok: true, version: '0.1.0' })
})

test('lives on without its database, and says so', async () => {
  const cluster = inject('testCluster')
  const databaseUrl = await copyTemplate(cluster)
  const server = await startTestServer({ databaseUrl, logLevel: 'silent' })
  const administrator = new pg.Client({ connectionString: cluster.adminUrl })
  await administrator.connect()
  await administrator.query(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
  await administrator.end()

  expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
  const unready = await fetch(`${server.url}/api/health/ready`)
  expect(unready.status).toBe(503)
  expect(await unready.json()).toEqual({
    statusCode: 503,
    code: 'databaseUnavailable',
    message: 'The service is not available right now',
  })
  await server.stop()
})
