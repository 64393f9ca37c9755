import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'

/** Follows calls to their SQL, and tells a collector that speaks OTLP. */
export type Tracing = {
  /** Before any route is registered. */
  watchCalls: (app: FastifyInstance) => void
  watchQueries: (pool: pg.Pool) => void
  /** Tells what was not told yet. */
  stop: () => Promise<void>
}

/** None unless OTEL_EXPORTER_OTLP_ENDPOINT says where: nothing is then loaded, and nothing followed. */
export async function openTracing({ collectorUrl }: Pick<Config, 'collectorUrl'>): Promise<Tracing | null> {
  if (collectorUrl === undefined) return null
  const { collectTraces } = await import('./collect-traces.ts')
  return collectTraces(collectorUrl)
}
