import { Agent } from 'node:http'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/db/db.ts'
import { hashPassword } from '../../apps/server/src/features/credentials/password-hash.ts'
import { CALLS } from '../beside-bare/calls.ts'
import { at } from '../beside-bare/figures.ts'
import { compare, type Round, send } from '../beside-bare/load.ts'
import type { Side } from '../beside-bare/side.ts'

const EMAIL = 'cliente-2@puente.test'
const PASSWORD = 'palabra secreta del banco'
const SIGNING_IN = 2
const FARTHEST_P99 = 3

/** What the list of 100 orders takes while two people at a time sign in without a pause, beside the same list alone. */
export async function measureSignIn(side: Side, rounds: number): Promise<string[]> {
  await givePassword(side.databaseUrl)
  const list = CALLS.find(({ name }) => name === 'list')
  if (!list) throw new Error('no list')
  const people = startSigningIn(side.server.port)
  const target = { ...side.server, ask: () => side.ask(list) }
  const busy = { ...target, before: people.begin, after: people.pause }
  const measured = await compare({ ours: busy, bare: target }, rounds)
  const signedIn = people.end()
  const [beside, alone] = [summary(measured.map(({ ours }) => ours)), summary(measured.map(({ bare }) => bare))]
  console.log(
    `\nThe list with ${SIGNING_IN} people signing in (${signedIn} times, argon2id): ${beside.perSecond} /s, p50 ${beside.p50} ms, p99 ${beside.p99} ms, ` +
      `${beside.distance.toFixed(1)} ×; alone ${alone.perSecond} /s, p50 ${alone.p50} ms, p99 ${alone.p99} ms`,
  )
  const isKept = beside.distance <= FARTHEST_P99
  return isKept
    ? []
    : [`the list while people sign in: p99 is ${beside.distance.toFixed(1)} × the median, ${FARTHEST_P99} is promised`]
}

async function givePassword(databaseUrl: string): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl)
  const hash = await hashPassword(PASSWORD, readConfig({}).passwordHashing)
  await pool.query('update users set password_hash = $1 where email = $2', [hash, EMAIL])
  await close()
}

function startSigningIn(port: number) {
  const agent = new Agent({ keepAlive: true })
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
  let isOn = false
  let signedIn = 0
  const person = async () => {
    while (isOn) {
      await send(agent, port, { method: 'POST', path: '/api/auth/signin', body })
      signedIn += 1
    }
  }
  let people: Promise<unknown> = Promise.resolve()
  return {
    begin: () => {
      isOn = true
      people = Promise.all(Array.from({ length: SIGNING_IN }, person))
    },
    pause: async () => {
      isOn = false
      await people
    },
    end: () => {
      agent.destroy()
      return signedIn
    },
  }
}

function summary(turns: readonly Round['ours'][]) {
  const latencies = turns.flatMap(({ latenciesInMilliseconds }) => latenciesInMilliseconds)
  const [p50, p99] = [at(latencies, 0.5), at(latencies, 0.99)]
  const seconds = turns.reduce((sum, turn) => sum + turn.seconds, 0)
  return { perSecond: (latencies.length / seconds).toFixed(0), p50: p50.toFixed(0), p99: p99.toFixed(0), distance: p99 / p50 }
}
