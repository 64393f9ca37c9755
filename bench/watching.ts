// npm run bench:watching: what metrics and traces cost, on the lightest call that asks the database: the server that is watched beside the
// same server that is not, in turns.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { copyTemplate, startTestCluster } from '../apps/server/src/testing/cluster.ts'
import { compare, type Round, type Turn } from './beside-bare/load.ts'
import { memoryInMegabytes, type Program, startServer } from './beside-bare/programs.ts'
import { fillDatabase } from './filled-database/fill.ts'

const PATH = '/api/auth/me'
const REST_IN_MILLISECONDS = 20_000
const ROUNDS = 5

await using opened = new AsyncDisposableStack()
const { cluster, stop } = await startTestCluster()
opened.defer(stop)
const databaseUrl = await copyTemplate(cluster)
const { administrator: token } = await fillDatabase(databaseUrl, 100)
const headers = { authorization: `Bearer ${token}` }
const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}'))).listen(0, '127.0.0.1')
opened.defer(() => void collector.close())
const collectorUrl = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

const start = async (variables: Record<string, string>): Promise<Program> => {
  const program = await startServer(databaseUrl, variables)
  opened.defer(program.stop)
  return program
}
const quiet = await start({})
const measured = await start({ METRICS_PORT: '0' })
const traced = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl() })
const watched = { 'with metrics': measured, 'with traces': traced }

await new Promise((later) => setTimeout(later, REST_IN_MILLISECONDS))
console.log(
  `memory at rest: ${memoryOf(quiet)} MB; ${Object.entries(watched)
    .map(([name, one]) => `${memoryOf(one)} MB ${name}`)
    .join('; ')}`,
)
for (const [name, program] of Object.entries(watched)) {
  const ask = () => ({ method: 'GET', path: PATH, headers }) as const
  report(name, await compare({ ours: { ...program, ask }, bare: { ...quiet, ask } }, ROUNDS))
}

function memoryOf(program: Program): string {
  return memoryInMegabytes(program).toFixed(0)
}

function report(name: string, rounds: readonly Round[]): void {
  const told = (['ours', 'bare'] as const).map((side) => middle(rounds.map((round) => perSecond(round[side]))).toFixed(0))
  const throughput = ratios(rounds, perSecond)
  const processor = ratios(rounds, cpuPerRequest)
  console.log(`${name}: ${told[0]} requests/s beside ${told[1]} without, ${throughput}; CPU of the server for each ${processor}`)
}

/** Round by round; the one in the middle, the least and the most. */
function ratios(rounds: readonly Round[], figureOf: (turn: Turn) => number): string {
  const all = rounds.map(({ ours, bare }) => figureOf(ours) / figureOf(bare))
  return `${middle(all).toFixed(2)} × (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`
}

function cpuPerRequest({ cpuInMilliseconds, latenciesInMilliseconds }: Turn): number {
  return cpuInMilliseconds / latenciesInMilliseconds.length
}

function perSecond({ latenciesInMilliseconds, seconds }: Turn): number {
  return latenciesInMilliseconds.length / seconds
}

function middle(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}
