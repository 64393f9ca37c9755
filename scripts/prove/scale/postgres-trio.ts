// Three PostgreSQL, each with a Patroni that watches it, and the etcd in which they agree on who leads.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { connect } from '../../../apps/server/src/db/connect.ts'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import { makeFolder, type Place, startDaemon, until } from './daemon.ts'
import { type Machine, startMachine } from './machine.ts'

type Role = 'leader' | 'sync_standby' | 'replica'
type Known = { name: string; role: Role; state: string; timeline?: number }
export type Trio = {
  machines: readonly Machine[]
  /** The address of the product's database at some port: a machine's, or what stands in front of it. */
  urlAt: (port: number, database?: string) => string
  password: string
  /** As every running Patroni sees it. */
  members: () => Promise<Known[]>
  leader: () => Promise<Machine>
  /** A leader, a standby that confirms commits and another that follows. */
  whole: () => Promise<void>
  switchOver: () => Promise<void>
  /** From here on commits wait for no standby. */
  stopBeingSynchronous: () => Promise<void>
}

const NAMES = ['one', 'two', 'three']
/** What both of Debian's stable releases call a member that does its work. */
const WORKS = /^(running|streaming)$/

export async function startTrio(place: Place): Promise<Trio> {
  const etcdPort = await startEtcd(place)
  const passwords = { superuser: newPassword(), replication: newPassword() }
  const machines = await Promise.all(NAMES.map((name) => startMachine(place, name, etcdPort, passwords)))
  const trio = describe(machines)
  await until('a first leader', async () => (await trio.members()).some(({ role }) => role === 'leader'), 180)
  await trio.whole()
  await makeDatabase(await trio.leader(), passwords.superuser, trio.password)
  return trio
}

const newPassword = () => randomBytes(18).toString('base64url')

/** One, because the drill kills databases; in earnest an odd number on machines of their own. */
async function startEtcd(place: Place): Promise<number> {
  const [client, peer] = [await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  const addresses = ['listen-client-urls', 'advertise-client-urls'].map((name) => `--${name}=${at(client)}`)
  const among = ['listen-peer-urls', 'initial-advertise-peer-urls'].map((name) => `--${name}=${at(peer)}`)
  const data = `--data-dir=${join(makeFolder(place, 'etcd'), 'data')}`
  const patience = ['--heartbeat-interval=500', '--election-timeout=5000']
  const options = [data, ...addresses, ...among, `--initial-cluster=default=${at(peer)}`, ...patience]
  startDaemon(place, 'etcd', [place.programs.etcd, ...options])
  await until('etcd', async () => (await fetch(`${at(client)}/health`)).ok, 30)
  return client
}

function describe(machines: readonly Machine[]): Trio {
  const password = newPassword()
  const urlAt = (port: number, database = 'puente') => `postgres://puente:${password}@127.0.0.1:${port}/${database}`
  /** Of whichever answers: they read the same in etcd. */
  const members = async () => (await Promise.any(machines.map(clusterOf))).members
  const leader = async () => {
    const name = (await members()).find(({ role }) => role === 'leader')?.name
    const found = machines.find((machine) => machine.name === name)
    if (!found) throw new Error('nobody leads')
    return found
  }
  const whole = async () => {
    await until('a leader and two standbys', async () => isWhole(await members()), 180)
  }
  const tellLeader = async (method: string, path: string, body: (name: string) => object) => {
    const { name, restPort } = await leader()
    await send(`http://127.0.0.1:${restPort}${path}`, { method, body: JSON.stringify(body(name)) })
  }
  const switchOver = () => tellLeader('POST', '/switchover', (name) => ({ leader: name }))
  const stopBeingSynchronous = async () => {
    await tellLeader('PATCH', '/config', () => ({ synchronous_mode: false }))
    await until('no synchronous standby', async () => (await members()).every(({ role }) => role !== 'sync_standby'))
  }
  return { machines, urlAt, password, members, leader, whole, switchOver, stopBeingSynchronous }
}

function isWhole(members: readonly Known[]): boolean {
  const working = members.filter(({ state }) => WORKS.test(state))
  const roles = working.map(({ role }) => role)
  const isOneHistory = new Set(working.map(({ timeline }) => timeline)).size === 1
  return roles.length === NAMES.length && roles.includes('leader') && roles.includes('sync_standby') && isOneHistory
}

const PATIENCE_IN_MILLISECONDS = 5_000

async function clusterOf({ restPort }: Machine): Promise<{ members: Known[] }> {
  const signal = AbortSignal.timeout(PATIENCE_IN_MILLISECONDS)
  return (await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal })).json() as Promise<{ members: Known[] }>
}

async function send(url: string, request: RequestInit): Promise<void> {
  const response = await fetch(url, request)
  if (!response.ok) throw new Error(`Patroni refused: ${await response.text()}`)
}

async function makeDatabase({ postgresPort }: Machine, superuser: string, password: string): Promise<void> {
  const client = await connect(`postgres://postgres:${superuser}@127.0.0.1:${postgresPort}/postgres`)
  await client.query(`create role puente login password '${password}'`)
  await client.query('create database puente owner puente')
  await client.end()
}
