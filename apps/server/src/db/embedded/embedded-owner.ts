import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { DatabaseRoles } from '../working-role.ts'
import type { Cluster } from './embedded-cluster.ts'
import type { Server } from './embedded-process.ts'

const NAME = 'puente'
/** Who works in the database that NAME owns. */
const WORKING_ROLE = 'puente_work'
/** Any number of our own: the program that the embedded database belongs to holds it as long as it lives. */
const OWNER_LOCK = 7_805_062
const GOING_AWAY = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03']

export type Ownership = {
  roles: DatabaseRoles
  /** When the server is gone, stopped or not. */
  lost: Promise<void>
  release: () => Promise<void>
}

const addressOf = ({ password }: Pick<Cluster, 'password'>, { port }: Pick<Server, 'port'>, name: string): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${name}`

/** Of the program's own database. */
export function rolesOf(cluster: Pick<Cluster, 'password'>, server: Pick<Server, 'port'>): DatabaseRoles {
  const ownerUrl = addressOf(cluster, server, NAME)
  const workingUrl = Object.assign(new URL(ownerUrl), { username: WORKING_ROLE, password: workingPassword(cluster) }).href
  return { ownerUrl, workingUrl }
}

/** Who knows it does not know the one that it is made of. */
const workingPassword = ({ password }: Pick<Cluster, 'password'>): string =>
  createHmac('sha256', password).update(WORKING_ROLE).digest('base64url')

/**
 * Makes this process the one the database belongs to. PostgreSQL gives the lock back when the owner's connection ends, however the
 * owner ended, so a database that a killed program left behind is taken over, and one in use is not.
 * Null when the server goes away meanwhile.
 */
export async function takeOwnership({ dataDirectory, password }: Cluster, { port }: Server): Promise<Ownership | null> {
  const client = new pg.Client({
    connectionString: addressOf({ password }, { port }, 'postgres'),
    application_name: `${NAME} ${process.pid}`,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    await lock(client, dataDirectory)
    await makeDatabase(client, password)
    return { roles: rolesOf({ password }, { port }), lost, release: () => client.end() }
  } catch (error) {
    await client.end().catch(() => undefined)
    const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
    if (code && GOING_AWAY.includes(code)) return null
    if (code === '28P01')
      throw new StartError(`The password in ${dataDirectory} is not the one its database was made with.`, { cause: error })
    throw error
  }
}

async function lock(client: pg.Client, dataDirectory: string): Promise<void> {
  // A killed owner's connection is noticed within milliseconds, yet not at once.
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
    if (rows[0]?.taken) return
    await pause(25)
  }
  const { rows } = await client.query<{ owner: string }>(
    `select application_name as owner from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [OWNER_LOCK],
  )
  const owner = rows[0]?.owner.replace(NAME, 'process') ?? 'another process'
  throw new StartError(`The data in ${dataDirectory} is in use by ${owner}: stop it first, or set DATA_DIR to another directory.`)
}

/** The program's own roles and database: no superuser, as on a PostgreSQL that another runs. */
async function makeDatabase(client: pg.Client, password: string): Promise<void> {
  const has = async (table: string, column: string, name: string) =>
    (await client.query(`select from ${table} where ${column} = $1`, [name])).rowCount === 1
  if (!(await has('pg_roles', 'rolname', NAME)))
    await client.query(`create role ${NAME} login createdb password ${client.escapeLiteral(password)}`)
  if (!(await has('pg_roles', 'rolname', WORKING_ROLE)))
    await client.query(`create role ${WORKING_ROLE} login password ${client.escapeLiteral(workingPassword({ password }))}`)
  if (!(await has('pg_database', 'datname', NAME))) await client.query(`create database ${NAME} owner ${NAME}`)
}
