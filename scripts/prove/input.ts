// npm run prove:input: attacks a running demo company with bad input, and says which promises held. SEED repeats a run; REQUESTS and
// ROUNDS make it shorter or longer; COMPANY names a folder with a demo company, which need not be made first then. Ends with 1 when one is broken.
import { spawnSync } from 'node:child_process'
import { seededRandom } from '../../apps/server/src/demo/calendar/random.ts'
import { DEMO_PASSWORD, startAttackedServer } from '../../apps/server/src/hostile/attacked-server.ts'
import { fuzzDescribed } from '../../apps/server/src/hostile/fuzz-described.ts'
import { openPeople } from '../../apps/server/src/hostile/principals.ts'
import { keepAsking } from '../../apps/server/src/hostile/responsiveness.ts'
import { sendMalformed } from '../../apps/server/src/hostile/send-malformed.ts'
import { type Held, holdConnections } from '../../apps/server/src/hostile/slow-clients.ts'
import { type Proof, printProofs, tell } from './promises.ts'

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)
const REQUESTS = Number(process.env.REQUESTS ?? 10_000)
const ROUNDS = Number(process.env.ROUNDS ?? 8)
const WARMING_REQUESTS = Math.ceil(REQUESTS / 10)
const SLOW_OF_EACH_MANNER = 50
/** The server gives a request 300 seconds, and looks every 5. */
const LONGEST_HELD_IN_MILLISECONDS = 315_000
const REST_IN_MILLISECONDS = 10_000
const MEBIBYTE = 1024 * 1024
const HOSTILE = 'apps/server/src/hostile'
const MOST_HEAP_LEFT_IN_MEBIBYTES = 16

const account = (name: string) => ({ email: `${name}@demo.ec`, password: DEMO_PASSWORD })
const accounts = { client: account('cliente'), associate: account('asociado'), administrator: account('admin') }

console.log(`Seed ${SEED}: SEED=${SEED} npm run prove:input repeats it.`)
const server = await startAttackedServer(process.env.COMPANY)
const proofs: Proof[] = []
const prove = (promise: string, figures: string, isKept: boolean, broken: readonly string[] = []) =>
  proofs.push(tell({ promise, figures, isKept, broken }))
const proveNone = (promise: string, figures: string, breaches: readonly object[]) =>
  prove(
    promise,
    figures,
    breaches.length === 0,
    breaches.map((breach) => JSON.stringify(breach)),
  )
try {
  const { url } = server
  const people = await openPeople(url, accounts, seededRandom(SEED))
  // What is made once, as compiled code and open connections, is there before it is measured.
  await sendMalformed({ url, people, count: WARMING_REQUESTS, seed: SEED + 1 })
  await fuzzDescribed({ url, people, rounds: Math.min(1, ROUNDS), seed: SEED + 1 })
  await rest()
  const before = await server.measure()

  const asking = keepAsking(url)
  const slow = holdConnections(url, SLOW_OF_EACH_MANNER, LONGEST_HELD_IN_MILLISECONDS)
  const sent = await sendMalformed({ url, people, count: REQUESTS, seed: SEED })
  const statuses = [...sent.statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => `${status} × ${count}`)
  proveNone('malformed requests: no 5xx, no stack or SQL, one shape', `${sent.count} (${statuses.join(', ')})`, sent.breaches)

  const fuzzed = await fuzzDescribed({ url, people, rounds: ROUNDS, seed: SEED })
  const done = [...fuzzed.outcomes.values()].filter((outcome) => outcome.done > 0).length
  const figure = `${fuzzed.count} calls; ${done} of ${fuzzed.outcomes.size} operations done at least once`
  proveNone('described calls: no 5xx, answers and refusals as described', figure, fuzzed.breaches)

  const held = await slow
  prove(
    'slow and silent connections are ended',
    heldFor(held),
    held.every(({ heldInMilliseconds }) => heldInMilliseconds !== null),
  )
  const served = await asking.stop()
  const wait = `${served.asked} asked, median ${served.medianInMilliseconds} ms, slowest ${served.slowestInMilliseconds} ms`
  prove('others are served meanwhile', `${wait}, ${served.failed} failed`, served.failed === 0)

  await rest()
  const after = await server.measure()
  const heapLeft = (after.heapInBytes + after.externalInBytes - before.heapInBytes - before.externalInBytes) / MEBIBYTE
  const memory = `heap and buffers ${heapLeft.toFixed(1)} MiB above before; resident ${mebibytes(before.residentInBytes)} → ${mebibytes(after.residentInBytes)} MiB; the event loop waited ${after.longestEventLoopDelayInMilliseconds} ms at most`
  prove('memory comes back', memory, heapLeft <= MOST_HEAP_LEFT_IN_MEBIBYTES)
  const errors = server.errors().split('\n').filter(Boolean)
  prove('the log has no error that nobody foresaw', `${errors.length} lines`, errors.length === 0, errors)
} finally {
  await server.stop()
}
const tests = spawnSync('vitest', ['run', HOSTILE, '--project', 'long', '--disableConsoleIntercept'], { stdio: 'inherit' })
prove('hostile uploads, exports, mails and papers', `the tests of ${HOSTILE}`, tests.status === 0)
process.exitCode = printProofs(proofs)

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST_IN_MILLISECONDS))
}

function heldFor(held: readonly Held[]): string {
  const manners = Map.groupBy(held, ({ manner }) => manner)
  const longest = (of: readonly Held[]) =>
    Math.max(...of.map(({ heldInMilliseconds }) => heldInMilliseconds ?? Number.POSITIVE_INFINITY))
  return [...manners].map(([manner, of]) => `${of.length} × ${manner}: ${(longest(of) / 1_000).toFixed(0)} s`).join(', ')
}

function mebibytes(bytes: number): string {
  return (bytes / MEBIBYTE).toFixed(0)
}
