import type { Db } from '../../db/db.ts'
import { removeValuesOfRecords } from '../events/event-values.repository.ts'
import { recordsOfPerson } from './kept-of-person.repository.ts'

/** A statement ends within seconds whatever a person has. */
const EVENTS_AT_ONCE = 1_000

/** What events say of a person and in those of their records; the events stay. @returns how many events lost their values. */
export async function removeEventValuesOf(db: Db, person: { id: string }): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await removeValuesOfRecords(db, recordsOfPerson(person), EVENTS_AT_ONCE)
    removed += count
    if (count < EVENTS_AT_ONCE) return removed
  }
}
