// npm run prove:calls: makes CALLS calls of the published description, valid and not, with values at the ends of their ranges, and says which
// were answered with a 5xx or with what the description does not name. SEED chooses others; COMPANY names a folder with a demo company.
import { seededRandom } from '../../apps/server/src/demo/calendar/random.ts'
import { DEMO_PASSWORD, startAttackedServer } from '../../apps/server/src/hostile/attacked-server.ts'
import { type Fuzzed, fuzzDescribed } from '../../apps/server/src/hostile/fuzz-described.ts'
import { openPeople } from '../../apps/server/src/hostile/principals.ts'
import { type Proof, printProofs, tell } from './promises.ts'

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)
const CALLS = Number(process.env.CALLS ?? 100_000)
/** The server and its database have a core each; a third caller would wait. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 4)
const SAID_EVERY = 2_000

const account = (name: string) => ({ email: `${name}@demo.ec`, password: DEMO_PASSWORD })
const accounts = { client: account('cliente'), associate: account('asociado'), administrator: account('admin') }

console.log(`Seed ${SEED}, ${CALLS} calls.`)
// Ctrl+C ends the calls, and says what was found until then.
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())
const server = await startAttackedServer(process.env.COMPANY)
const proofs: Proof[] = []
const said = new Set<string>()
const since = performance.now()
try {
  const fuzzed = await fuzzDescribed({
    url: server.url,
    people: await openPeople(server.url, accounts, seededRandom(SEED)),
    seed: SEED,
    calls: CALLS,
    atOnce: AT_ONCE,
    signal: stopping.signal,
    tell: progress,
  })
  const outcomes = [...fuzzed.outcomes.values()]
  const done = outcomes.filter((outcome) => outcome.done > 0).length
  const sum = outcomes.reduce((total, outcome) => total + outcome.done, 0)
  const figures = `${fuzzed.count} calls in ${minutes()} minutes, ${sum} done; ${done} of ${outcomes.length} operations done at least once`
  const broken = kindsOf(fuzzed)
  proofs.push(
    tell({ promise: 'no 5xx, and no answer or refusal that is not described', figures, isKept: broken.length === 0, broken }),
  )
  const never = [...fuzzed.outcomes].filter(([, outcome]) => outcome.done === 0).map(([name]) => name)
  if (never.length > 0) console.log(`Never done: ${never.join(', ')}`)
  const errors = server.errors().split('\n').filter(Boolean)
  const promise = 'the log has no error that nobody foresaw'
  proofs.push(tell({ promise, figures: `${errors.length} lines`, isKept: errors.length === 0, broken: [...new Set(errors)] }))
} finally {
  await server.stop()
}
process.exitCode = printProofs(proofs)

function minutes(): string {
  return ((performance.now() - since) / 60_000).toFixed(1)
}

function progress({ count, breaches }: Fuzzed): void {
  if (count % SAID_EVERY !== 0) return
  console.log(`${count} after ${minutes()} minutes, ${breaches.length} broken`)
  for (const { call, promise, request, answer } of breaches) {
    const kind = `${call}: ${promise}`
    if (!said.has(kind)) console.log(`  ${kind}\n    ${request}\n    ${answer}`)
    said.add(kind)
  }
}

/** The first of each kind, and how many there were. */
function kindsOf({ breaches }: Fuzzed): string[] {
  const kinds = Map.groupBy(breaches, ({ call, promise }) => `${call}: ${promise}`)
  return [...kinds].map(([kind, [first, ...others]]) => `${1 + others.length} × ${kind} ${JSON.stringify(first)}`)
}
