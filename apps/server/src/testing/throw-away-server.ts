// A server for a command that is no test: on a database of its own, which goes with it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import * as company from '../features/company/company.repository.ts'
import { inviteFirstAdministrator } from '../features/sessions/invite-first-administrator.ts'
import { type RunningServer, runServer } from '../running-server.ts'
import { copyTemplate, rolesIn, startTestCluster } from './cluster.ts'
import { nameHouse } from './given/name-house.ts'

type ThrowAwayServer = RunningServer & { administrator: { email: string; password: string } }

const ADMINISTRATOR = { email: 'admin@puente.local', password: 'la lluvia cae sobre Quito 7' }

/** Starts PostgreSQL and the server, with an administrator who chose their password as the first one does. */
export async function startThrowAwayServer(): Promise<ThrowAwayServer> {
  const opened = new AsyncDisposableStack()
  try {
    const { cluster, stop } = await startTestCluster()
    opened.defer(stop)
    const dataDirectory = await mkdtemp(join(tmpdir(), 'puente-throw-away-'))
    opened.defer(() => rm(dataDirectory, { recursive: true, force: true }))
    const variables = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' }
    const config: Config = { ...readConfig(variables), dataDirectory }
    const server = await runServer(config, rolesIn(cluster, await copyTemplate(cluster)).workingUrl, dataDirectory)
    opened.defer(server.stop)
    await choosePassword(server, config)
    await nameHouse(server.db)
    // A command signs in its staff by their passwords.
    await company.update(server.db, { requiresSecondStep: false })
    return { ...server, administrator: ADMINISTRATOR, stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function choosePassword({ db, url }: RunningServer, config: Config): Promise<void> {
  const invitation = await inviteFirstAdministrator(db, { ...config, adminEmail: ADMINISTRATOR.email })
  const token = new URLSearchParams(new URL(/https?:\S+/.exec(invitation ?? '')?.[0] ?? '').hash.slice(1)).get('token')
  const response = await fetch(`${url}/api/auth/reset-password/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: ADMINISTRATOR.password }),
  })
  if (!response.ok) throw new Error(`the administrator could not choose a password: ${await response.text()}`)
}
