import { collectDefaultMetrics, Registry } from 'prom-client'
import { callMetrics } from './call-metrics.ts'
import { databaseMetrics } from './database-metrics.ts'
import type { Metrics } from './metrics.ts'
import { type Address, serveMetrics } from './metrics-listener.ts'
import { workMetrics } from './work-metrics.ts'

/** Calls, the database, jobs and uploads; and of the process its memory, its processor time and how late its event loop is. */
export function collectMetrics(address: Address): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    watchCalls: callMetrics(registry),
    watchDatabase: databaseMetrics(registry),
    ...workMetrics(registry),
    listen: (log) => serveMetrics(registry, address, log),
  }
}
