import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../db/db.ts'
import * as company from '../features/company/company.repository.ts'
import { type RunningServer, runServer } from '../running-server.ts'
import { copyTemplate, rolesIn } from './cluster.ts'

import { nameHouse } from './given/name-house.ts'

/** Hundreds of people sign up and in: their passwords cost next to nothing. */
const CHEAP_HASHING = { memoryInKibibytes: 64, passes: 1, parallelism: 1 }

/** On a machine that does much else a connection takes a while. */
const OF_TESTS = { maximumConnections: 20, idleTimeoutInMilliseconds: 500, connectionTimeoutInMilliseconds: 60_000 }

type Beginning = {
  isNewHouse?: boolean
  /** A new company requires it. The company of the tests says that it does not, unless the test is about it. */
  requiresSecondStep?: boolean
}

/** Nobody answers there: a test that pushes brings a service of its own. */
export const NO_PUSH_SERVICE = 'http://127.0.0.1:9'

/**
 * A listening server with a database, a files folder and a local outbox of its own. Its house can bill, unless it is a new one. It works
 * as the role that works; the `db` that tests look into it by is the owner's, who may do more.
 */
export async function startTestServer(
  changes: Partial<Config> = {},
  { isNewHouse = changes.databaseUrl !== undefined, requiresSecondStep = false }: Beginning = {},
): Promise<RunningServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'puente-server-'))
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', PUBLIC_URL: 'https://puente.test' }),
    dataDirectory,
    passwordHashing: CHEAP_HASHING,
    // Each person in a test has a network of their own.
    trustedProxies: ['127.0.0.1'],
    // Nobody answers there: no test calls the SRI.
    sriUrl: 'http://127.0.0.1:9/',
    pushHosts: [NO_PUSH_SERVICE],
    ...changes,
  }
  const cluster = inject('testCluster')
  const { ownerUrl, workingUrl } = rolesIn(cluster, config.databaseUrl ?? (await copyTemplate(cluster)))
  const server = await runServer(config, workingUrl, dataDirectory)
  const { db, close } = openDatabase(ownerUrl, OF_TESTS)
  if (!isNewHouse) await nameHouse(db)
  if (!requiresSecondStep) await company.update(db, { requiresSecondStep })
  const stop = async () => {
    await Promise.all([server.stop(), close()])
    await rm(dataDirectory, { recursive: true, force: true })
  }
  return { ...server, db, stop }
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
