import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../db.ts'
import { StartError } from '../start-error.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

const NOT_DURABLE = { fsync: 'off' }
const isRoot = process.getuid?.() === 0

let parent: string
let directory: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'puente-embedded-'))
  await chmod(parent, 0o755)
  directory = join(parent, 'database')
})
afterAll(() => rm(parent, { recursive: true }))

const start = () => startEmbeddedPostgres(directory, NOT_DURABLE)

async function query(url: string, statement: string) {
  const { pool, close } = openDatabase(url)
  try {
    return (await pool.query(statement)).rows
  } finally {
    await close()
  }
}

async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; tries < 100; tries += 1) {
    const result = await attempt().catch(() => undefined)
    if (result !== undefined) return result
    await pause(50)
  }
  return attempt()
}

/** Another program that starts the same database and keeps it. */
async function startElsewhere(): Promise<ChildProcess> {
  const module = new URL('./embedded.ts', import.meta.url).href
  const program = `const { startEmbeddedPostgres } = await import('${module}')
    await startEmbeddedPostgres('${directory}', { fsync: 'off' })
    console.log('started')
    setInterval(() => {}, 1_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

const pidOf = async () => Number.parseInt(await readFile(join(directory, 'cluster', 'postmaster.pid'), 'utf8'), 10)

/** Waits for the end of what it starts, so that one test's database never meets the next one's. */
async function whileRunning(work: (database: EmbeddedPostgres) => Promise<void>): Promise<void> {
  const database = await start()
  try {
    await work(database)
  } finally {
    await database.stop()
  }
}

describe('the embedded database', () => {
  test('makes its data the first time and keeps it', async () => {
    await whileRunning(async ({ ownerUrl: url }) => {
      await query(url, 'create table kept (word text)')
      await query(url, `insert into kept values ('ñandú')`)
    })

    await whileRunning(async ({ ownerUrl: url }) => {
      expect(await query(url, 'select upper(word) as word from kept')).toEqual([{ word: 'ÑANDÚ' }])
    })
  })

  test('keeps its password to itself and listens on this machine only', async () => {
    expect((await stat(join(directory, 'password'))).mode & 0o777).toBe(0o600)

    await whileRunning(async ({ ownerUrl: url }) => {
      expect(new URL(url).hostname).toBe('127.0.0.1')
      expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
      expect(await query(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }])

      const withoutPassword = url.replace(/:[^:@/]+@/, ':guessed@')
      await expect(query(withoutPassword, 'select 1')).rejects.toThrow(/password authentication failed/)
    })
  })

  test('refuses data that another process uses, in one sentence', async () => {
    const other = await startElsewhere()
    const attempt = start()

    await expect(attempt).rejects.toThrow(StartError)
    await expect(attempt).rejects.toThrow(
      `The data in ${directory} is in use by process ${other.pid}: stop it first, or set DATA_DIR to another directory.`,
    )
    other.kill('SIGKILL')
  })

  test('takes over what a killed program left behind', async () => {
    const other = await startElsewhere()
    const leftOver = await pidOf()
    other.kill('SIGKILL')

    await whileRunning(async ({ ownerUrl: url }) => {
      expect(await pidOf()).toBe(leftOver)
      expect(await query(url, 'select word from kept')).toHaveLength(1)
    })
    await expect(pidOf()).rejects.toThrow('ENOENT')
  })

  test('starts again, at the same address, when PostgreSQL ends', async () => {
    await whileRunning(async ({ ownerUrl: url }) => {
      await query(url, `insert into kept values ('acknowledged')`)
      process.kill(await pidOf(), 'SIGKILL')

      expect(await eventually(() => query(url, 'select word from kept'))).toHaveLength(2)
    })
  })

  test('is not misled by the number of a server that ended long ago', async () => {
    await whileRunning(async () => undefined)
    const lines = [process.pid, join(directory, 'cluster'), '1795000000', '5432', '', '127.0.0.1', '', 'ready']
    await writeFile(join(directory, 'cluster', 'postmaster.pid'), lines.join('\n'))

    await whileRunning(async ({ ownerUrl: url }) => {
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    })
  })

  test('says what PostgreSQL said when it does not start', async () => {
    const attempt = startEmbeddedPostgres(directory, { shared_buffers: 'plenty' })

    await expect(attempt).rejects.toThrow(StartError)
    await expect(attempt).rejects.toThrow(/could not start .* invalid value for parameter "shared_buffers"/)
  })

  test.runIf(isRoot)('keeps its files elsewhere when the user postgres cannot reach them', async () => {
    const secluded = await mkdtemp(join(tmpdir(), 'puente-secluded-'))
    const data = join(secluded, 'data')
    const { ownerUrl: url, stop } = await startEmbeddedPostgres(data, NOT_DURABLE)
    const elsewhere = await readFile(join(data, 'location'), 'utf8')

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readFile(join(elsewhere, 'belongs-to'), 'utf8')).toBe(data)
    await stop()

    await rm(elsewhere, { recursive: true })
    await expect(startEmbeddedPostgres(data)).rejects.toThrow(`was kept in ${elsewhere}, which is gone`)
    await rm(secluded, { recursive: true })
  })
})
