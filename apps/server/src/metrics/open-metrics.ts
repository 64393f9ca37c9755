import type { Config } from '../config.ts'
import type { Metrics } from './metrics.ts'

/** None unless METRICS_PORT says where: nothing is then loaded, and nothing counted. */
export async function openMetrics(config: Pick<Config, 'metricsPort' | 'metricsHost'>): Promise<Metrics | null> {
  const { metricsPort: port, metricsHost: host } = config
  if (port === undefined) return null
  const { collectMetrics } = await import('./collect-metrics.ts')
  return collectMetrics({ host, port })
}
