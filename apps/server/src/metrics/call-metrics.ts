import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const DURATIONS_IN_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Calls by route and status, how long they took, and how many are running. Streams last for hours: they are only counted. */
export function callMetrics(registry: Registry): (app: FastifyInstance) => void {
  const registers = [registry]
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Calls that were answered, and how long they took.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATIONS_IN_SECONDS,
    registers,
  })
  const running = new Gauge({ name: 'http_requests_running', help: 'Calls that are being answered.', registers })
  const streams = new Gauge({ name: 'http_streams_open', help: 'Streams of notifications that are open.', registers })
  const abandoned = new Counter({
    name: 'http_requests_abandoned_total',
    help: 'Calls whose caller left before the answer.',
    registers,
  })
  return (app) =>
    app.addHook('onRequest', async (request, reply) => {
      const { isStream = false } = request.routeOptions.config
      const open = isStream ? streams : running
      open.inc()
      // The answer's own event: hooks are not told of callers who leave.
      reply.raw.once('close', () => {
        open.dec()
        if (isStream && reply.statusCode < 400) return
        if (!reply.raw.writableFinished) return abandoned.inc()
        const labels = { method: request.method, route: routeOf(request), status: reply.statusCode }
        durations.observe(labels, reply.elapsedTime / 1_000)
      })
    })
}

/** The pattern of the path, never the path: there are as many of those as records. The web's files are one. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none'
  return url.startsWith('/api/') ? url : 'web'
}
