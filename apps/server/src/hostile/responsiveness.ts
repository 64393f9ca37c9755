// Whether somebody who asks for something ordinary is answered meanwhile.
export type Served = { asked: number; failed: number; slowestInMilliseconds: number; medianInMilliseconds: number }

const EVERY_IN_MILLISECONDS = 250
const PATIENCE_IN_MILLISECONDS = 10_000

/** Asks again and again; `stop` tells how it went. */
export function keepAsking(url: string): { stop: () => Promise<Served> } {
  const times: number[] = []
  let failed = 0
  let isStopped = false
  const ask = async () => {
    const since = performance.now()
    const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(PATIENCE_IN_MILLISECONDS) }).catch(
      () => null,
    )
    await answer?.arrayBuffer()
    if (!answer?.ok) failed += 1
    times.push(performance.now() - since)
  }
  const asking = (async () => {
    while (!isStopped) {
      await ask()
      await new Promise((resolve) => setTimeout(resolve, EVERY_IN_MILLISECONDS))
    }
  })()
  const stop = async () => {
    isStopped = true
    await asking
    const sorted = times.toSorted((one, other) => one - other)
    const [slowest = 0, median = 0] = [sorted.at(-1), sorted[Math.floor(sorted.length / 2)]]
    return { asked: times.length, failed, slowestInMilliseconds: Math.round(slowest), medianInMilliseconds: Math.round(median) }
  }
  return { stop }
}
