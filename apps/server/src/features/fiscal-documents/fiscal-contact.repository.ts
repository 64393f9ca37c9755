// Whether the SRI answers, as all instances know it.
import {
  CLOCK_AHEAD_IN_SECONDS,
  CONTINGENCY_PAUSE_IN_SECONDS,
  FAILURES_OF_CONTINGENCY,
  type FiscalEnvironment,
} from '@app/domain'
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { fiscalContactTable as contact } from './fiscal-contact.table.ts'
import { countOnTheWay } from './fiscal-documents.repository.ts'

const inSeconds = (seconds: number): Date => new Date(now().getTime() + seconds * 1_000)

/** When the next call may be made; null for now. While the SRI does not answer, one call a minute is let through. */
export async function waitForTurn(db: Db, environment: FiscalEnvironment): Promise<Date | null> {
  const [row] = await db.select().from(contact).where(eq(contact.environment, environment))
  if (!row?.silentSince) return null
  const [turn] = await db
    .update(contact)
    .set({ nextTryAt: inSeconds(CONTINGENCY_PAUSE_IN_SECONDS) })
    .where(and(eq(contact.environment, environment), isNotNull(contact.silentSince), lte(contact.nextTryAt, now())))
    .returning({ environment: contact.environment })
  return turn ? null : (row.nextTryAt ?? inSeconds(CONTINGENCY_PAUSE_IN_SECONDS))
}

/** The fifth failure in a row begins contingency. */
export async function noteFailure(db: Db, environment: FiscalEnvironment): Promise<void> {
  const failures = sql`${contact.failuresInARow} + 1`
  const isSilent = sql`${failures} >= ${FAILURES_OF_CONTINGENCY} and ${contact.silentSince} is null`
  const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`
  await db
    .insert(contact)
    .values({ environment, failuresInARow: 1 })
    .onConflictDoUpdate({
      target: contact.environment,
      set: {
        failuresInARow: failures,
        silentSince: sql`case when ${isSilent} then ${instant(now())} else ${contact.silentSince} end`,
        nextTryAt: sql`case when ${isSilent} then ${instant(inSeconds(CONTINGENCY_PAUSE_IN_SECONDS))} else ${contact.nextTryAt} end`,
      },
    })
}

/** A clear answer ends contingency. Written only where something changed. @returns whether contingency ended. */
export async function noteAnswer(db: Db, environment: FiscalEnvironment, clockAheadInSeconds: number): Promise<boolean> {
  const ahead = clockAheadInSeconds > CLOCK_AHEAD_IN_SECONDS ? clockAheadInSeconds : 0
  const [before] = await db.select().from(contact).where(eq(contact.environment, environment))
  if (before?.failuresInARow === 0 && before.silentSince === null && before.clockAheadInSeconds === ahead) return false
  const fresh = { failuresInARow: 0, silentSince: null, nextTryAt: null, clockAheadInSeconds: ahead }
  await db
    .insert(contact)
    .values({ environment, ...fresh })
    .onConflictDoUpdate({ target: contact.environment, set: fresh })
  return before?.silentSince != null
}

export type Contingency = {
  /** Since when the SRI does not answer; null while it does. */
  since: Date | null
  /** Documents that are not authorised yet and wait for no person. */
  waiting: number
  /** How far our clock is ahead of the SRI's, where it is more than a minute; else 0. */
  clockAheadInSeconds: number
}

/** For the banner: the SRI does not answer, or our clock is ahead; null where nothing is to be said. */
export async function contingencyOf(db: Db, environment: FiscalEnvironment): Promise<Contingency | null> {
  const [row] = await db.select().from(contact).where(eq(contact.environment, environment))
  if (!row || (row.silentSince === null && row.clockAheadInSeconds === 0)) return null
  const { silentSince: since, clockAheadInSeconds } = row
  return { since, waiting: await countOnTheWay(db, environment), clockAheadInSeconds }
}
