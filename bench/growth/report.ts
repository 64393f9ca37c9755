import { at } from '../beside-bare/figures.ts'
import type { Measured } from './measure.ts'

/** quality.md: what a call costs at 1,000,000 orders is within twice of what it costs at 10,000. */
const MOST = 2

/** @returns the promises that are broken. */
export function printGrowth(measured: readonly Measured[], few: number, many: number): string[] {
  console.log(`\nOne after the other\n${row('', `${few} orders`, `${many} orders`, 'ratio', `p99 at ${many}`)}`)
  return measured.flatMap(({ call: { title, promises }, refusal, ...times }) => {
    if (refusal) {
      console.log(row(title, refusal))
      return [`${title}: ${refusal}`]
    }
    const [small, large] = [at(times.few, 0.5), at(times.many, 0.5)]
    const ratio = (large / small).toFixed(2)
    console.log(row(title, milliseconds(small), milliseconds(large), ratio, milliseconds(at(times.many, 0.99))))
    const isKept = !promises.includes('growth') || large <= MOST * small
    return isKept ? [] : [`${title}: ${ratio} × what it costs at ${few} orders, ${MOST} is promised`]
  })
}

const milliseconds = (time: number) => `${time.toFixed(1)} ms`
const row = (...[name = '', ...cells]: string[]) => name.padEnd(44) + cells.map((cell) => cell.padStart(18)).join('')
