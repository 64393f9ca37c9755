// The two doors: HAProxy before the instances and before the leader, PgBouncer between the instances and the second.
import { join } from 'node:path'
import { connect } from '../../../apps/server/src/db/connect.ts'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import { type Daemon, makeFolder, type Place, startDaemon, until, writeConfiguration } from './daemon.ts'
import type { Machine } from './machine.ts'
import type { Trio } from './postgres-trio.ts'

/** The leader's door finds it by Patroni's answer, and cuts the connections of one that no longer leads. */
const leaderDoor = (port: number, machines: readonly Machine[]): string => `
listen leader
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 1h
  timeout server 1h
  option httpchk
  http-check send meth GET uri /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${machines.map(({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`).join('\n')}
`

/**
 * An instance that is not ready gets no calls. A call that one does not take, or dies over, goes to another: where it can be done twice
 * without harm, because it only reads or carries a key.
 */
const peoplesDoor = (port: number, instances: readonly number[]): string => `
listen people
  mode http
  bind 127.0.0.1:${port}
  timeout client 75s
  timeout server 75s
  option forwardfor
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless { method GET HEAD } or { req.hdr(idempotency-key) -m found }
  option httpchk
  http-check send meth GET uri /api/health/ready
  default-server check inter 1s fall 2 rise 1
${instances.map((instance, at) => `  server instance-${at + 1} 127.0.0.1:${instance}`).join('\n')}
`

export async function openDoors(place: Place, machines: readonly Machine[], instances: readonly number[]) {
  const [leaderPort, peoplesPort] = [await freePort(), await freePort()]
  const common = 'global\n  maxconn 1000\ndefaults\n  timeout connect 2s\n  retries 3\n'
  const settings = common + leaderDoor(leaderPort, machines) + peoplesDoor(peoplesPort, instances)
  const file = writeConfiguration(place, join(makeFolder(place, 'haproxy'), 'haproxy.cfg'), settings)
  startDaemon(place, 'haproxy', [place.programs.haproxy, '-db', '-f', file])
  return { leaderPort, url: `http://127.0.0.1:${peoplesPort}` }
}

/** Fewer than the instances have between them, so that they share and every transaction may get another one. */
const SERVER_CONNECTIONS = 8
const SERVER_CONNECTIONS_OUTSIDE = 2
/** Another name of the same database: the connections that the product asks for while it holds one. */
export const OUTSIDE = 'puente_outside'

const poolerSettings = (port: number, leaderPort: number, folder: string): string => `
[databases]
puente = host=127.0.0.1 port=${leaderPort} dbname=puente pool_size=${SERVER_CONNECTIONS}
${OUTSIDE} = host=127.0.0.1 port=${leaderPort} dbname=puente pool_size=${SERVER_CONNECTIONS_OUTSIDE}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 500
server_login_retry = 1
query_wait_timeout = 30
`

export type Pooler = {
  port: number
  kill: () => Promise<void>
  startAgain: () => Promise<void>
}

export async function startPooler(place: Place, leaderPort: number, { password, urlAt }: Trio): Promise<Pooler> {
  const folder = makeFolder(place, 'pgbouncer')
  const port = await freePort()
  writeConfiguration(place, join(folder, 'users.txt'), `"puente" "${password}"\n`)
  const file = writeConfiguration(place, join(folder, 'pgbouncer.ini'), poolerSettings(port, leaderPort, folder))
  let daemon: Daemon
  const start = async () => {
    daemon = startDaemon(place, 'pgbouncer', [place.programs.pgbouncer, file])
    await until('PgBouncer', async () => {
      const client = await connect(urlAt(port))
      await client.query('select 1')
      await client.end()
      return true
    })
  }
  await start()
  return { port, kill: () => daemon.kill(), startAgain: start }
}
