// npm run bench:growth: what the calls of every day cost at 10,000 orders and at 1,000,000, ten events each, side by side in one run.
import { copyTemplate, startTestCluster } from '../apps/server/src/testing/cluster.ts'
import { printConditions } from './conditions.ts'
import { fillDatabase } from './filled-database.ts'
import { CALLS } from './growth/calls.ts'
import { measure } from './growth/measure.ts'
import { printReport } from './growth/report.ts'
import { startServer } from './list-orders/programs.ts'

const FEW = 10_000
const MANY = Number(process.env.ORDERS ?? 1_000_000)
const EVENTS_OF_EACH = 10

printConditions()

await using opened = new AsyncDisposableStack()
const { cluster, stop } = await startTestCluster()
opened.defer(stop)

async function open(orders: number) {
  const started = performance.now()
  const databaseUrl = await copyTemplate(cluster)
  const tokens = await fillDatabase(databaseUrl, orders, EVENTS_OF_EACH)
  console.log(`${orders} orders with ${EVENTS_OF_EACH} events each in ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  const server = await startServer(databaseUrl)
  opened.defer(server.stop)
  return { url: `http://127.0.0.1:${server.port}`, tokens, orders }
}

const few = await open(FEW)
const many = await open(MANY)
const measured = await measure(CALLS, few, many)
process.exitCode = printReport(measured, few.orders, many.orders) ? 0 : 1
