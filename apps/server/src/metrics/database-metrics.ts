import { Gauge, type Registry } from 'prom-client'
import { now } from '../clock.ts'
import * as outbox from '../features/outbox/outbox.repository.ts'
import type { Metrics } from './metrics.ts'

/** Read when somebody asks. */
export function databaseMetrics(registry: Registry): Metrics['watchDatabase'] {
  const registers = [registry]
  return (db, pools) => {
    new Gauge({
      name: 'database_connections',
      help: 'Connections to the database, by pool, in use or idle.',
      labelNames: ['pool', 'state'] as const,
      registers,
      collect() {
        for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
          this.set({ pool, state: 'used' }, totalCount - idleCount)
          this.set({ pool, state: 'idle' }, idleCount)
        }
      },
    })
    new Gauge({
      name: 'database_connections_waited_for',
      help: 'Who waits for a connection, by pool.',
      labelNames: ['pool'] as const,
      registers,
      collect() {
        for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount)
      },
    })
    new Gauge({
      name: 'outbox_messages_waiting',
      help: 'Messages of the outbox that wait to be worked off, also those that are due later.',
      registers,
      collect() {
        return outbox.countWaiting(db).then(this.set.bind(this), () => this.set(Number.NaN))
      },
    })
    new Gauge({
      name: 'outbox_oldest_due_age_seconds',
      help: 'For how long the message that is due longest has waited; 0 when none is due.',
      registers,
      collect() {
        const ageOf = (oldest: Date | null) => this.set(oldest ? (now().getTime() - oldest.getTime()) / 1_000 : 0)
        return outbox.oldestDue(db).then(ageOf, () => this.set(Number.NaN))
      },
    })
  }
}
