import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { VERSION } from '../version.ts'
import { watchCalls } from './call-spans.ts'
import { watchQueries } from './query-spans.ts'
import type { Tracing } from './tracing.ts'

/** Of this server alone: nothing is registered for the whole process. The exporter itself reads OTEL_EXPORTER_OTLP_HEADERS. */
export function collectTraces(collectorUrl: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${collectorUrl.replace(/\/$/, '')}/v1/traces` })
  const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': 'puente', 'service.version': VERSION }))
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] })
  const tracer = provider.getTracer('puente', VERSION)
  const current = new AsyncLocalStorage<Context>()
  return {
    watchCalls: watchCalls(tracer, current),
    watchQueries: watchQueries(tracer, current),
    // What a collector that is away is not told is lost; the server stops all the same.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}
