import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** Follows calls to their SQL, and exports to a collector that speaks OTLP. */
export type Tracing = {
  /** Before any route is registered. */
  watchCalls: (app: FastifyInstance) => void
  watchQueries: (pool: pg.Pool) => void
  /** Exports what was not exported yet. */
  stop: () => Promise<void>
}
