// What the desktop shows, in one statement: how much waits, how long packages lie, and what the last weeks brought.
import { sql } from 'drizzle-orm'
import { writtenStatement } from '../../db/written-statement.ts'
import type { Waiting } from '../../records/waiting.ts'
import { ages } from './ages.repository.ts'
import { queues, toMatch } from './queues.repository.ts'
import { billedByWeek, type Earner, receivedByWeek, topAssociates } from './weeks.repository.ts'

type CountedByDay = Record<string, number>
type Desktop = Record<keyof typeof queues | keyof typeof toMatch, Waiting> & {
  /** How many packages have reached each age, by its first day. */
  inMiami: CountedByDay | null
  inQuito: CountedByDay | null
  /** By the first day of each week. */
  received: CountedByDay | null
  billed: CountedByDay | null
  topAssociates: Earner[]
}

/** Given `since`, `weeks` and their first days in `mondays`, and for the ages `days` and the instants at which they began, `instants`. */
export const readDesktop = writtenStatement<Desktop>(() => {
  const figures = { ...queues, ...toMatch, ...ages, received: receivedByWeek, billed: billedByWeek, topAssociates }
  const named = Object.entries(figures).map(([name, figure]) => sql`${figure} as ${sql.identifier(name)}`)
  return sql`select ${sql.join(named, sql`, `)}`
})
