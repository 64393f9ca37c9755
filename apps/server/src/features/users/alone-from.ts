import { type Actor, ALONE_WAITS_IN_HOURS, OWNERS_ALONE } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { hasOtherAdministrator } from './users.repository.ts'

const HOUR_IN_MILLISECONDS = 3_600_000

/** When what the only owner asks is carried out without an answer; null where another owner answers. */
export async function aloneFrom(db: Db, { userId }: Actor): Promise<Date | null> {
  if (await hasOtherAdministrator(db, userId, OWNERS_ALONE)) return null
  return new Date(now().getTime() + ALONE_WAITS_IN_HOURS * HOUR_IN_MILLISECONDS)
}
