// Loaded into the server's process before its program, by `--import` alone: tells what the process weighs, when it is asked to.
import { monitorEventLoopDelay } from 'node:perf_hooks'

export type Measured = {
  /** After collecting garbage. */
  heapInBytes: number
  /** What libraries and buffers hold outside of the heap. */
  externalInBytes: number
  residentInBytes: number
  /** Since it was last asked. */
  longestEventLoopDelayInMilliseconds: number
}

const NANOSECONDS_IN_A_MILLISECOND = 1_000_000
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

process.on('message', (asked) => {
  if (asked !== 'measure') return
  const longestEventLoopDelayInMilliseconds = Math.round(delay.max / NANOSECONDS_IN_A_MILLISECOND)
  // The second one frees what the finalizers of the first let go.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  // Collecting is a pause of its own, which is not the program's.
  setTimeout(() => delay.reset(), 100)
  const measured: Measured = {
    heapInBytes: heapUsed,
    externalInBytes: external,
    residentInBytes: rss,
    longestEventLoopDelayInMilliseconds,
  }
  process.send?.(measured)
})
// It ends when its program does, whether somebody still could ask or not.
process.channel?.unref()
