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

/** The quickest round: whatever else the machine does only adds to it. */
export async function quickestOf<Result>(rounds: number, work: () => Promise<Result>): Promise<Measured<Result>> {
  let quickest = await measure(work)
  for (let round = 1; round < rounds; round += 1) {
    const measured = await measure(work)
    if (measured.milliseconds < quickest.milliseconds) quickest = measured
  }
  return quickest
}
