import { type Actor, ALONE_WAITS_IN_HOURS } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { hasOtherAdministrator } from './users.repository.ts'

const HOUR_IN_MILLISECONDS = 3_600_000

/** When what the only administrator asks is carried out without an answer; null where another administrator answers. */
export async function aloneFrom(db: Db, { userId }: Actor): Promise<Date | null> {
  if (await hasOtherAdministrator(db, userId)) return null
  return new Date(now().getTime() + ALONE_WAITS_IN_HOURS * HOUR_IN_MILLISECONDS)
}
