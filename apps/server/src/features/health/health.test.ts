import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { health } from '@app/contract'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Config } from '../../config.ts'
import { startBucket } from '../../testing/bucket.ts'
import { copyTemplate, type TestCluster } from '../../testing/cluster.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startTestServer } from '../../testing/server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { anonymous } from '../../testing/world.ts'
import { outboxMessagesTable } from '../outbox/outbox.table.ts'

const WELL = { database: 'ok', files: 'ok', mail: 'off', scanner: 'off', outbox: 'ok' }

async function startWith(changes: Partial<Config>) {
  const server = await startTestServer({ logLevel: 'silent', ...changes })
  onTestFinished(server.stop)
  const ask = async () => {
    const response = await fetch(`${server.url}/api/health/ready`)
    return { status: response.status, body: await response.json() }
  }
  return { ...server, ask }
}

/** Each role ends its own sessions. */
async function dropDatabase({ adminUrl, workingUrl }: TestCluster, name: string): Promise<void> {
  const [owner, worker] = [adminUrl, workingUrl].map((connectionString) => new pg.Client({ connectionString })) as [
    pg.Client,
    pg.Client,
  ]
  const endSessions = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user'
  await Promise.all([owner.connect(), worker.connect()])
  await owner.query(`alter database ${name} allow_connections false`)
  await Promise.all([owner.query(endSessions, [name]), worker.query(endSessions, [name])])
  // Force is refused over another role's session that is still ending; without force the drop waits for it.
  await owner.query(`drop database ${name}`)
  await Promise.all([owner.end(), worker.end()])
}

test('says that it runs', async () => {
  expect(await anonymous.call(health.live)).toEqual({ ok: true })
})

test('says that it is ready, in which version, and how its parts are', async () => {
  expect(await anonymous.call(health.ready)).toEqual({ ok: true, version: '0.1.0', parts: WELL })
})

describe('is not ready', () => {
  test('without its database, and lives on', async () => {
    const cluster = inject('testCluster')
    const databaseUrl = await copyTemplate(cluster)
    const { url, ask } = await startWith({ databaseUrl })
    await dropDatabase(cluster, new URL(databaseUrl).pathname.slice(1))

    expect((await fetch(`${url}/api/health/live`)).status).toBe(200)
    expect(await ask()).toEqual({
      status: 503,
      body: {
        statusCode: 503,
        code: 'databaseUnavailable',
        message: 'The service is not available right now',
        details: { parts: { ...WELL, database: 'unavailable', outbox: 'unknown' } },
      },
    })
  })

  test('with a folder that takes no files', async () => {
    const path = join(await temporaryFolder(), 'no-folder')
    await writeFile(path, '')
    const { ask } = await startWith({ files: { folder: path } })

    expect(await ask()).toEqual({
      status: 503,
      body: {
        statusCode: 503,
        code: 'filesUnavailable',
        message: 'Files cannot be kept or read right now',
        details: { parts: { ...WELL, files: 'unavailable' } },
      },
    })
  })
})

describe('is ready, and says what is wrong', () => {
  test('with a bucket that is away, which every server misses alike', async () => {
    const { place, stop } = await startBucket(await temporaryFolder())
    const [near, far] = [await startWith({ files: place }), await startWith({ files: place })]
    expect(await near.ask()).toMatchObject({ status: 200, body: { parts: WELL } })

    await stop()

    expect(await far.ask()).toMatchObject({ status: 200, body: { parts: { ...WELL, files: 'unavailable' } } })
  })

  test('with a mail server that is away', async () => {
    const mails = await startMailServer()
    const [near, far] = [await startWith({ smtpUrl: mails.url }), await startWith({ smtpUrl: mails.url })]
    expect(await near.ask()).toMatchObject({ status: 200, body: { parts: { ...WELL, mail: 'ok' } } })

    await mails.stop()

    expect(await far.ask()).toMatchObject({ status: 200, body: { parts: { ...WELL, mail: 'unavailable' } } })
  })

  test('with a mail server that takes the call and never speaks, without keeping whoever asks', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await new Promise((listening) => silent.once('listening', listening))
    const { port } = silent.address() as { port: number }
    const { ask } = await startWith({ smtpUrl: `smtp://127.0.0.1:${port}` })

    expect(await ask()).toMatchObject({ status: 200, body: { parts: { ...WELL, mail: 'unavailable' } } })
  })

  test('with a message that has been due for more than five minutes', async () => {
    const { db, ask } = await startWith({})
    const due = (minutes: number) => ({
      kind: 'ofAnotherVersion',
      payload: {},
      availableAt: new Date(Date.now() - minutes * 60_000),
    })
    await db.insert(outboxMessagesTable).values([due(4), due(-60)])
    expect(await ask()).toMatchObject({ status: 200, body: { parts: WELL } })

    await db.insert(outboxMessagesTable).values(due(6))
    await new Promise((later) => setTimeout(later, 1_100))

    expect(await ask()).toMatchObject({ status: 200, body: { parts: { ...WELL, outbox: 'late' } } })
  })
})
