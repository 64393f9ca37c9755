// npm run bench:suggestion: the bundle proposal for 10,000 ready packages, beside first-fit decreasing of the same packages.
import { openDatabase } from '../apps/server/src/db/db.ts'
import { proposeInThread } from '../apps/server/src/features/bundle-suggestions/propose-in-thread.ts'
import { readyPackage } from '../apps/server/src/features/bundle-suggestions/ready-package.ts'
import { findReadyPackages } from '../apps/server/src/features/bundle-suggestions/ready-packages.repository.ts'
import { THE_HOUSE } from '../apps/server/src/features/events/events.repository.ts'
import { readParameters } from '../apps/server/src/features/parameters/read-parameters.ts'
import { copyTemplate, startTestCluster } from '../apps/server/src/testing/cluster.ts'
import { fillWithReadyPackages, liftQuota } from './bundle-suggestion/database.ts'
import { declarationsByFirstFit } from './bundle-suggestion/first-fit.ts'
import { type Measured, quickestOf } from './bundle-suggestion/measure.ts'
import { bytesOf, runHere } from './bundle-suggestion/running.ts'
import { printConditions } from './conditions.ts'

const PACKAGES = 10_000
const ROUNDS = 5
const GOAL_IN_MILLISECONDS = 1_000

printConditions()

await using opened = new AsyncDisposableStack()
const { cluster, stop } = await startTestCluster()
opened.defer(stop)
const databaseUrl = await copyTemplate(cluster)
const token = await fillWithReadyPackages(databaseUrl, PACKAGES)
const { db, close } = openDatabase(databaseUrl)
opened.defer(close)
const server = await runHere(databaseUrl)
opened.defer(server.stop)

console.log(
  `\n${PACKAGES} ready packages, the quickest of ${ROUNDS} rounds, in milliseconds: the work, and the longest delay of the event loop`,
)
const withQuota = await measureProposal('with the yearly quota of 1,600 USD')
await liftQuota(databaseUrl)
const withoutQuota = await measureProposal('without quota: everything is packed')
const slowest = Math.max(withQuota, withoutQuota)

console.log(`\nthe proposal took ${slowest.toFixed(0)} ms; the goal is less than ${GOAL_IN_MILLISECONDS} ms`)
process.exitCode = slowest < GOAL_IN_MILLISECONDS ? 0 : 1

async function measureProposal(situation: string): Promise<number> {
  const parameters = await readParameters(db)
  const rows = await findReadyPackages(db, THE_HOUSE, new Date().getUTCFullYear(), {})
  const packages = rows.map((row) => readyPackage(row, () => true))
  const thread = await quickestOf(ROUNDS, () => proposeInThread(packages, parameters))
  const call = await quickestOf(ROUNDS, () => bytesOf(`${server.url}/api/bundle/suggestion`, token))

  const { leftOut, declarations, lowerBound, isProvenOptimal, declarationsAlone } = thread.result
  const isLeftOut = new Set(leftOut.map(({ orderId }) => orderId))
  const proposed = packages.filter(({ order }) => !isLeftOut.has(order.id))
  const firstFit = await quickestOf(ROUNDS, async () => declarationsByFirstFit(proposed))
  console.log(`\n${situation}: ${leftOut.length} packages left out, ${declarationsAlone} declarations with each alone`)
  console.log(
    line(
      'the proposal in its thread',
      thread,
      `${declarations} declarations, at least ${lowerBound}, proven: ${isProvenOptimal}`,
    ),
  )
  console.log(line('GET /bundle/suggestion as a whole', call, `${(call.result / 1e6).toFixed(1)} MB`))
  console.log(line('first-fit decreasing, in this thread', firstFit, `${firstFit.result} declarations`))
  return thread.milliseconds
}

function line(name: string, { milliseconds, longestDelayInMilliseconds }: Measured<unknown>, rest: string): string {
  const [took, delay] = [milliseconds, longestDelayInMilliseconds].map((time) => time.toFixed(0).padStart(6))
  return `${name.padEnd(36)}${took}${delay}   ${rest}`
}
