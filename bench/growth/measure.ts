import type { Call } from '../beside-bare/calls.ts'
import type { Side } from '../beside-bare/side.ts'

/** `refusal`: why it was not answered, and is not asked again. */
export type Measured = { call: Call; few: number[]; many: number[]; refusal?: string }

/** Each side's turn of one call in a round: as many as fit, at least three. */
const TURN_IN_MILLISECONDS = 250
const LEAST_IN_A_TURN = 3

/** One request after the other, both sides in turn, and who begins in turn too. @returns milliseconds. */
export async function measure(calls: readonly Call[], few: Side, many: Side, rounds: number): Promise<Measured[]> {
  const measured = calls.map((call): Measured => ({ call, few: [], many: [] }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const one of measured.filter(({ refusal }) => refusal === undefined)) {
      await addRound(one, round, few, many).catch((error: Error) => {
        one.refusal = error.message
      })
    }
  }
  return measured
}

async function addRound(one: Measured, round: number, few: Side, many: Side): Promise<void> {
  const { call } = one
  const before = round % 2 ? await turn(many, call) : null
  const small = await turn(few, call)
  const large = before ?? (await turn(many, call))
  // The first round warms up.
  if (round === 0) return
  one.few.push(...small)
  one.many.push(...large)
}

async function turn(side: Side, call: Call): Promise<number[]> {
  const milliseconds: number[] = []
  const started = performance.now()
  while (performance.now() - started < TURN_IN_MILLISECONDS || milliseconds.length < LEAST_IN_A_TURN) {
    milliseconds.push(await side.time(call))
  }
  return milliseconds
}
