import type { Config } from '../config.ts'
import type { Tracing } from './tracing.ts'

/** None unless OTEL_EXPORTER_OTLP_ENDPOINT says where: nothing is then loaded, and nothing followed. */
export async function openTracing({ collectorUrl }: Pick<Config, 'collectorUrl'>): Promise<Tracing | null> {
  if (collectorUrl === undefined) return null
  const { collectTraces } = await import('./collect-traces.ts')
  return collectTraces(collectorUrl)
}
