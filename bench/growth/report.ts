import type { Measured } from './measure.ts'

/** quality.md: what a call costs at 1,000,000 orders is within twice of what it costs at 10,000. */
const MOST = 2

/** @returns whether every promised call keeps its promise. */
export function printReport(measured: readonly Measured[], few: number, many: number): boolean {
  console.log(`\n${row('', `${few} orders`, `${many} orders`, 'ratio', `p99 at ${many}`)}`)
  const kept = measured.map(({ call, ...times }) => {
    const [small, large] = [at(times.few, 0.5), at(times.many, 0.5)]
    const isKept = !call.isPromised || large <= MOST * small
    const ratio = `${(large / small).toFixed(2)}${isKept ? '' : ' !'}`
    console.log(row(call.name, milliseconds(small), milliseconds(large), ratio, milliseconds(at(times.many, 0.99))))
    return isKept
  })
  const broken = kept.filter((isKept) => !isKept).length
  console.log(broken === 0 ? '\nEvery promised call is within twice.' : `\n${broken} promised calls cost more than twice (!).`)
  return broken === 0
}

const milliseconds = (time: number) => `${time.toFixed(1)} ms`
const row = (...[name = '', ...cells]: string[]) => name.padEnd(44) + cells.map((cell) => cell.padStart(18)).join('')

/** Nearest rank. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
