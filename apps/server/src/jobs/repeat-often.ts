import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

const EVERY_IN_MILLISECONDS = 5_000

/** Every five seconds, and a last time when it stops. `failure`: what is logged where it fails. */
export function repeatOften(
  work: () => Promise<void>,
  { log, failure }: { log: FastifyBaseLogger; failure: string },
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const attempt = () => work().catch((error: unknown) => log.warn({ err: error }, failure))
  const working = (async () => {
    while (!stopping.signal.aborted) {
      await pause(EVERY_IN_MILLISECONDS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      await attempt()
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
