import type { Db } from '../../apps/server/src/db/db.ts'
import { openDatabase } from '../../apps/server/src/db/db.ts'
import { proposeInThread } from '../../apps/server/src/features/bundle-suggestions/propose-in-thread.ts'
import { readyPackage } from '../../apps/server/src/features/bundle-suggestions/ready-package.ts'
import { findReadyPackages } from '../../apps/server/src/features/bundle-suggestions/ready-packages.repository.ts'
import { THE_HOUSE } from '../../apps/server/src/features/events/events.repository.ts'
import { readParameters } from '../../apps/server/src/features/parameters/read-parameters.ts'
import { copyTemplate, type TestCluster } from '../../apps/server/src/testing/cluster.ts'
import { fillWithReadyPackages, liftQuota } from './database.ts'
import { declarationsByFirstFit } from './first-fit.ts'
import { type Measured, quickestOf } from './measure.ts'
import { bytesOf, runHere } from './running.ts'

const PACKAGES = 10_000
const ROUNDS = 5
/** quality.md */
const MOST_IN_MILLISECONDS = 1_000

type Stage = { db: Db; url: string; token: string }

/** The bundle proposal for 10,000 ready packages, beside first-fit decreasing of the same packages. @returns the promises that are broken. */
export async function measureProposals(cluster: TestCluster): Promise<string[]> {
  await using opened = new AsyncDisposableStack()
  const databaseUrl = await copyTemplate(cluster)
  const token = await fillWithReadyPackages(databaseUrl, PACKAGES)
  const { db, close } = openDatabase(databaseUrl)
  opened.defer(close)
  const server = await runHere(databaseUrl)
  opened.defer(server.stop)
  const stage = { db, url: server.url, token }

  console.log(
    `\n${PACKAGES} ready packages, the quickest of ${ROUNDS} rounds, in milliseconds: the work, and the longest delay of the event loop`,
  )
  const withQuota = await measureProposal(stage, 'with the yearly quota of 1,600 USD')
  await liftQuota(databaseUrl)
  const withoutQuota = await measureProposal(stage, 'without quota: everything is packed')
  const slowest = Math.max(withQuota, withoutQuota)
  if (slowest < MOST_IN_MILLISECONDS) return []
  return [`the bundle proposal took ${slowest.toFixed(0)} ms, less than ${MOST_IN_MILLISECONDS} are promised`]
}

async function measureProposal({ db, url, token }: Stage, situation: string): Promise<number> {
  const parameters = await readParameters(db)
  const rows = await findReadyPackages(db, THE_HOUSE, new Date().getUTCFullYear(), {})
  const packages = rows.map((row) => readyPackage(row, () => true))
  const thread = await quickestOf(ROUNDS, () => proposeInThread(packages, parameters))
  const call = await quickestOf(ROUNDS, () => bytesOf(`${url}/api/bundle/suggestion`, token))

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
