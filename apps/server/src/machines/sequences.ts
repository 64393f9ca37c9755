import fc from 'fast-check'
import { type Choice, type Machine, walk } from './random-walk.ts'

/** 12 within npm test, 400 within npm run test:all; npm run test:machines sets 10,000. */
export const SEQUENCES = Number(process.env.MACHINE_SEQUENCES ?? 12)
/** So many walk side by side: while one waits for the database, another is served. */
const AT_ONCE = Number(process.env.MACHINES_AT_ONCE ?? (SEQUENCES > 50 ? 12 : 4))

export const TIMEOUT_IN_MILLISECONDS = 60_000 + SEQUENCES * 2_000

const choice: fc.Arbitrary<Choice> = fc.record({
  pick: fc.nat(1_000_000),
  isLegal: fc.integer({ min: 0, max: 9 }).map((die) => die < 7),
})

/** Walks through the machine by as many random sequences as are asked for, none longer than `longest`; prints what was done. */
export async function walkThrough<State, World>(name: string, machine: Machine<State, World>, longest: number): Promise<void> {
  const counts = new Map<string, number>()
  const began = performance.now()
  const property = fc.asyncProperty(fc.array(choice, { minLength: 8, maxLength: longest, size: 'max' }), async (choices) => {
    for (const made of await walk(machine, choices)) {
      const step = made.replace(/^\w+: | → \d+$/g, '')
      counts.set(step, (counts.get(step) ?? 0) + 1)
    }
  })
  const numRuns = Math.ceil(SEQUENCES / AT_ONCE)
  await Promise.all(Array.from({ length: AT_ONCE }, () => fc.assert(property, { numRuns, endOnFailure: true })))
  const steps = [...counts.values()].reduce((total, count) => total + count, 0)
  const made = [...counts].sort(([, one], [, other]) => other - one).map(([step, count]) => `${step} ${count}`)
  const walks = numRuns * AT_ONCE
  const perMinute = Math.round((walks * 60_000) / (performance.now() - began))
  console.log(`${name}: ${walks} sequences, ${perMinute} a minute, ${steps} steps, no divergence (${made.join(', ')})`)
}
