import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { type RunningServer, runServer } from '../running-server.ts'
import { copyTemplate } from './cluster.ts'
import { nameHouse } from './given/name-house.ts'

/** Hundreds of people sign up and in: their passwords cost next to nothing. */
const CHEAP_HASHING = { memoryInKibibytes: 64, passes: 1, parallelism: 1 }

type Beginning = { isNewHouse?: boolean }

/** A listening server with a database, a files folder and a local outbox of its own. Its house can bill, unless it is a new one. */
export async function startTestServer(
  changes: Partial<Config> = {},
  { isNewHouse = changes.databaseUrl !== undefined }: Beginning = {},
): Promise<RunningServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'puente-server-'))
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', PUBLIC_URL: 'https://puente.test' }),
    dataDirectory,
    passwordHashing: CHEAP_HASHING,
    // Each person in a test has a network of their own.
    trustedProxies: ['127.0.0.1'],
    ...changes,
  }
  const databaseUrl = config.databaseUrl ?? (await copyTemplate(inject('testCluster')))
  const server = await runServer(config, databaseUrl, dataDirectory)
  if (!isNewHouse) await nameHouse(server.db)
  const stop = () => server.stop().finally(() => rm(dataDirectory, { recursive: true, force: true }))
  return { ...server, stop }
}

let current: { testPath: string; server: Promise<RunningServer> } | undefined

/**
 * The server of the test file that runs now, started when it is first asked for, with what that one changes; the one of the file before
 * stops.
 */
export function currentServer(changes: Partial<Config> = {}, beginning?: Beginning): Promise<RunningServer> {
  const { testPath = '' } = expect.getState()
  if (current?.testPath === testPath) return current.server
  const before = current?.server.then(({ stop }) => stop())
  const server = Promise.resolve(before).then(() => startTestServer(changes, beginning))
  current = { testPath, server }
  return server
}
