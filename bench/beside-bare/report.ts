import type { Call } from './calls.ts'
import { at } from './figures.ts'
import type { Round, Turn } from './load.ts'

/** quality.md: what each of the promised calls keeps beside the server written by hand, and how far its p99 may be from its median. */
const LEAST_THROUGHPUT: Readonly<Record<string, number>> = { list: 0.8, one: 0.7, create: 0.6 }
const FARTHEST_P99 = 3

const WIDTHS = [40, 20, 8, 9, 9, 6, 9, 8, 9, 9, 9]
const HEADS = ['', 'ours : hand', 'ours /s', 'p50 ms', 'p99 ms', '×', 'CPU ms', 'hand /s', 'p50 ms', 'p99 ms', 'CPU ms']

export const printHeads = (orders: number, connections: number): void =>
  console.log(`\n${orders} orders, beside a server written by hand, ${connections} at once\n${row(HEADS)}`)

/** Ratios are taken round by round, side by side; the one in the middle counts. @returns the promises that are broken. */
export function printCall({ name, title: said, promises }: Call, connections: number, rounds: readonly Round[]): string[] {
  const title = `${said}, ${connections} at once`
  const [ours, bare] = [summary(rounds.map((round) => round.ours)), summary(rounds.map((round) => round.bare))]
  const ratios = rounds.map((round) => perSecond(round.ours) / perSecond(round.bare))
  const [ratio, least, most] = [at(ratios, 0.5), Math.min(...ratios), Math.max(...ratios)]
  const distance = ours.p99 / ours.p50
  console.log(
    row([
      title,
      `${ratio.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`,
      ...[ours.perSecond.toFixed(0), ours.p50.toFixed(1), ours.p99.toFixed(1), distance.toFixed(1), ours.cpu.toFixed(2)],
      ...[bare.perSecond.toFixed(0), bare.p50.toFixed(1), bare.p99.toFixed(1), bare.cpu.toFixed(2)],
    ]),
  )
  if (!promises.includes('throughput')) return []
  const promised = LEAST_THROUGHPUT[name] ?? 1
  return [
    ...(ratio >= promised ? [] : [`${title}: ${ratio.toFixed(2)} of the throughput by hand, ${promised} is promised`]),
    ...(distance <= FARTHEST_P99 ? [] : [`${title}: p99 is ${distance.toFixed(1)} × the median, ${FARTHEST_P99} is promised`]),
  ]
}

const row = (cells: readonly string[]) =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[place] ?? 0))).join('')

const perSecond = ({ latenciesInMilliseconds, seconds }: Turn) => latenciesInMilliseconds.length / seconds

function summary(turns: readonly Turn[]) {
  const latencies = turns.flatMap(({ latenciesInMilliseconds }) => latenciesInMilliseconds)
  const cpu = turns.reduce((sum, { cpuInMilliseconds }) => sum + cpuInMilliseconds, 0)
  return {
    perSecond: at(turns.map(perSecond), 0.5),
    p50: at(latencies, 0.5),
    p99: at(latencies, 0.99),
    cpu: cpu / latencies.length,
  }
}
