import type { Round, Turn } from './load.ts'

type Context = { orders: number; statements: number }
type Line = [name: string, ours: number, bare: number, decimals: number]

/** Ratios are taken round by round, side by side; the one in the middle counts. */
export function printReport(rounds: readonly Round[], { orders, statements }: Context): void {
  const ours = summary(rounds.map((round) => round.ours))
  const bare = summary(rounds.map((round) => round.bare))
  const lines: Line[] = [
    ['requests / s', ours.perSecond, bare.perSecond, 0],
    ['p50, ms', ours.p50, bare.p50, 1],
    ['p99, ms', ours.p99, bare.p99, 1],
    ['p99 / p50', ours.p99 / ours.p50, bare.p99 / bare.p50, 1],
    ['CPU of the server, ms / request', ours.cpuPerRequest, bare.cpuPerRequest, 2],
    ['answer, kB', ours.kilobytes, bare.kilobytes, 0],
  ]
  console.log(`\nGET /order/admin, 100 of ${orders} orders, ${statements} statements a request, ${rounds.length} rounds`)
  console.log(row('', 'ours', 'node:http + pg', 'ratio'))
  for (const [name, one, other, decimals] of lines) {
    console.log(row(name, one.toFixed(decimals), other.toFixed(decimals), (one / other).toFixed(2)))
  }
  const ratios = rounds.map((round) => perSecond(round.ours) / perSecond(round.bare))
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2))
  console.log(`\nthroughput: ${at(ratios, 0.5).toFixed(2)} × bare (${least} to ${most}; the goal is 0.70)`)
}

const row = (...[name = '', ...cells]: string[]) => name.padEnd(34) + cells.map((cell) => cell.padStart(16)).join('')

const perSecond = ({ latenciesInMilliseconds, seconds }: Turn) => latenciesInMilliseconds.length / seconds

function summary(turns: readonly Turn[]) {
  const latencies = turns.flatMap(({ latenciesInMilliseconds }) => latenciesInMilliseconds)
  const cpu = turns.reduce((sum, { cpuInMilliseconds }) => sum + cpuInMilliseconds, 0)
  return {
    perSecond: at(turns.map(perSecond), 0.5),
    p50: at(latencies, 0.5),
    p99: at(latencies, 0.99),
    cpuPerRequest: cpu / latencies.length,
    kilobytes: (turns[0]?.bytes ?? 0) / 1_000,
  }
}

/** Nearest rank. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
