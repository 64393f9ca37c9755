import { Counter, Histogram, type Registry } from 'prom-client'
import type { Metrics } from './metrics.ts'

const DURATIONS_IN_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 20, 60]

export function workMetrics(registry: Registry): Pick<Metrics, 'jobEnded' | 'countUploads'> {
  const registers = [registry]
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Jobs of the outbox by kind and how they ended: done, failed (tried again later) or givenUp.',
    labelNames: ['kind', 'outcome'] as const,
    buckets: DURATIONS_IN_SECONDS,
    registers,
  })
  const uploads = new Counter({ name: 'uploads_total', help: 'Files that were kept.', registers })
  const bytes = new Counter({ name: 'upload_bytes_total', help: 'Bytes of the files that were kept.', registers })
  return {
    jobEnded: (kind, outcome, durationInMilliseconds) => jobs.observe({ kind, outcome }, durationInMilliseconds / 1_000),
    countUploads: (storage) => ({
      ...storage,
      put: async (key, content) => {
        await storage.put(key, content)
        uploads.inc()
        bytes.inc(content instanceof Uint8Array ? content.byteLength : content.sizeInBytes)
      },
    }),
  }
}
