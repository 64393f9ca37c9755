import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db.ts'
import type { Budgets } from '../features/rate-limits/budgets.ts'

const EXCHANGE_EVERY_IN_MILLISECONDS = 5_000

/** Every five seconds, and a last time when it stops: instances agree on what a person has used within that time. */
export function exchangeBudgets(budgets: Budgets, db: Db, log: FastifyBaseLogger): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const exchange = () =>
    budgets.exchange(db).catch((error: unknown) => log.warn({ err: error }, 'what people used could not be added up'))
  const working = (async () => {
    while (!stopping.signal.aborted) {
      await pause(EXCHANGE_EVERY_IN_MILLISECONDS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      await exchange()
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
