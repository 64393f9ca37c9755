import { monitorEventLoopDelay } from 'node:perf_hooks'

export type Measured<Result> = { result: Result; milliseconds: number; longestDelayInMilliseconds: number }

const RESOLUTION_IN_MILLISECONDS = 1

/** How long it takes, and how long anything else had to wait for the event loop meanwhile. */
async function measure<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_IN_MILLISECONDS })
  delays.enable()
  await new Promise((resolve) => setTimeout(resolve, 20))
  delays.reset()
  const started = performance.now()
  const result = await work()
  const milliseconds = performance.now() - started
  await new Promise((resolve) => setTimeout(resolve, 20))
  delays.disable()
  return { result, milliseconds, longestDelayInMilliseconds: delays.max / 1e6 }
}

/** The one in the middle by its milliseconds. */
export async function middleOf<Result>(rounds: number, work: () => Promise<Result>): Promise<Measured<Result>> {
  const all: Measured<Result>[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measure(work))
  const middle = all.toSorted((one, other) => one.milliseconds - other.milliseconds)[Math.floor(rounds / 2)]
  if (!middle) throw new RangeError('no rounds')
  return middle
}
