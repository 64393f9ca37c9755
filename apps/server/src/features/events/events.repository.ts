// What happened to every record, and who did it. Rows are only ever added; what they say of people is beside them, and can be removed.
import { randomUUID } from 'node:crypto'
import type { TimelineEntry } from '@app/contract/fields/timeline'
import type { TakenWeightDoubt } from '@app/contract/fields/weight-confirmation'
import { type Duty, isToldToClient, type Role, type ToldRecord } from '@app/domain'
import { and, desc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { now } from '../../clock.ts'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { slicesFor } from '../../db/slices.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { writtenOnce } from '../../db/written-once.ts'
import { usersTable } from '../users/users.table.ts'
import { addEventValues } from './event-values.repository.ts'
import { type EventValuesRow, eventValuesTable } from './event-values.table.ts'
import { type EventRow, eventsTable } from './events.table.ts'
import { hashOfValues, partedOf } from './personal-values.ts'
import { SEEN_ACTIONS_AS_SQL, UNCHANGING_ACTIONS_AS_SQL } from './seen-actions.ts'

export type { EventAggregate, FieldChange } from './events.table.ts'

/** Who does something: a person, or the house by itself. */
export type Doer = { userId: string | null; role: Role; duties?: readonly Duty[] }

/** What follows by itself has no person behind it and may do what an administrator may. */
export const THE_HOUSE: Doer = { userId: null, role: 'administrator' }

export type NewEvent = Pick<EventRow, 'aggregate' | 'aggregateId' | 'action'> &
  Partial<Pick<EventRow, 'from' | 'to' | 'place' | 'note' | 'changes' | 'fieldChanges' | 'fileIds'>>

export async function addEvents(db: Db, { userId, role }: Doer, events: readonly NewEvent[]): Promise<void> {
  const who = { actorId: userId, actorRole: userId === null ? null : role, at: now() }
  for (const slice of slicesFor(eventsTable, events)) {
    const parted = slice.map((event) => withoutPersonalValues({ ...event, ...who }))
    await db.insert(eventsTable).values(parted.map(({ event }) => event))
    await addEventValues(
      db,
      parted.flatMap(({ values }) => values),
    )
  }
}

/** An event with who did it, and when. */
export type Happened = NewEvent & Pick<EventRow, 'actorId' | 'actorRole' | 'at'>

/** The row of an event, and apart from it what it says of people. */
export function withoutPersonalValues(happened: Happened): { event: typeof eventsTable.$inferInsert; values: EventValuesRow[] } {
  const { kept, personal } = partedOf(happened.aggregate, happened)
  const event = { ...happened, ...kept, id: newId() }
  if (kept.valueNames.length === 0) return { event, values: [] }
  const salt = randomUUID()
  const values = { eventId: event.id, at: happened.at, salt, ...personal }
  return { event: { ...event, valuesHash: hashOfValues(salt, personal) }, values: [values] }
}

/** What was doubtful about a weight, where the event tells of one. */
const weightDoubt = sql<TakenWeightDoubt | null>`${eventsTable.changes}->'weightDoubt'`

/** How much of a package's value was lost, where the event tells of its damage. */
const shareInPercent = sql<number | null>`(${eventsTable.changes}->'shareInPercent')::int`

/** What was said with it; nothing where that was removed. */
const note = sql<string>`coalesce(${eventValuesTable.note}, ${eventsTable.note})`

/** What an event said of people and says no more. */
const removedValues = sql<string[]>`case when ${eventValuesTable.eventId} is null then ${eventsTable.valueNames} else '{}' end`

/** Who read it is no part of a record's history. */
const isNoReading = sql`${eventsTable.action} not in (${sql.raw(SEEN_ACTIONS_AS_SQL)})`

/** Who signed in, or took a file, since then changed nothing. */
const isChange = sql`${eventsTable.action} not in (${sql.raw(UNCHANGING_ACTIONS_AS_SQL)})`

const withValues = sql`left join ${eventValuesTable} on ${eventValuesTable.eventId} = ${eventsTable.id}`

const readTimeline = writtenOnce((db) => {
  const { id, at, action, from, to, place, fileIds, actorRole } = eventsTable
  const { firstName, lastName } = usersTable
  return db
    .select({
      id,
      at,
      action,
      from,
      to,
      place,
      note,
      fileIds,
      removedValues,
      weightDoubt,
      shareInPercent,
      actorRole,
      firstName,
      lastName,
    })
    .from(eventsTable)
    .leftJoin(eventValuesTable, eq(eventValuesTable.eventId, eventsTable.id))
    .leftJoin(usersTable, eq(usersTable.id, eventsTable.actorId))
    .where(and(eq(eventsTable.aggregateId, sql.placeholder('aggregateId')), isNoReading))
    .orderBy(eventsTable.at, eventsTable.id)
})

/** In the order in which it happened. */
export async function timelineOf(db: Db, aggregateId: string): Promise<TimelineEntry[]> {
  const entries = await readTimeline(db, { aggregateId })
  return entries.map(({ at, actorRole, firstName, lastName, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: actorRole && { name: `${firstName} ${lastName}`, role: actorRole },
  }))
}

/** For the view of a record with this id: what happened to it, in the order in which it happened. */
export const timelineAsJson = (id: PgColumn): SQL<TimelineEntry[]> => {
  const { at, action, from, to, place, fileIds, actorId, actorRole, aggregateId } = eventsTable
  const name = sql`${usersTable.firstName} || ' ' || ${usersTable.lastName}`
  const actor = sql`case when ${actorRole} is not null then json_build_object('name', ${name}, 'role', ${actorRole}) end`
  const ofRecord = sql`from ${eventsTable} ${withValues} left join ${usersTable} on ${usersTable.id} = ${actorId} where ${aggregateId} = ${id} and ${isNoReading}`
  const said = { note, removedValues, weightDoubt, shareInPercent }
  const columns = { id: eventsTable.id, action, from, to, place, fileIds, ...said, at, actor }
  return listAsJson(columns, ofRecord, sql`${at}, ${eventsTable.id}`)
}

/** For the view of a record with this id: what was said with an action that happens to it once. */
export const noteOfAction = (id: PgColumn, action: string): SQL<string | null> => sql`(
  select ${note} from ${eventsTable} ${withValues} where ${eventsTable.aggregateId} = ${id} and ${eventsTable.action} = ${action}
)`

/** A timeline as a view read it: instants within JSON become those of answers. */
export function timelineAsAnswered(timeline: TimelineEntry[]): TimelineEntry[] {
  for (const entry of timeline) entry.at = instantAsAnswered(entry.at)
  return timeline
}

/** What happened to a record as this reader reads it: of what clients read, only what is told to them, and staff as the team. */
export function timelineFor({ role }: Doer, record: ToldRecord, timeline: TimelineEntry[]): TimelineEntry[] {
  const entries = timelineAsAnswered(timeline)
  if (role !== 'client') return entries
  return entries.filter((entry) => isToldToClient(record, entry)).map((entry) => ({ ...entry, actor: withoutStaff(entry.actor) }))
}

const THE_TEAM: TimelineEntry['actor'] = { name: '', role: 'administrator' }

const withoutStaff = (actor: TimelineEntry['actor']): TimelineEntry['actor'] =>
  actor === null || actor.role === 'client' ? actor : THE_TEAM

/** What was changed of a record after an instant, the newest first. */
export async function changesAfter(db: Db, aggregateId: string, instant: Date): Promise<Record<string, unknown>[]> {
  const { at, id, changes } = eventsTable
  const later = and(eq(eventsTable.aggregateId, aggregateId), gt(at, instant))
  const rows = await db.select({ changes }).from(eventsTable).where(later).orderBy(desc(at), desc(id))
  return rows.map((row) => row.changes ?? {})
}

/** An event is written in the same transaction as its change, a moment before or after it. */
const SAME_CHANGE_IN_MILLISECONDS = 10_000

/** Who made the change of that moment; nobody where no event tells of it. */
export async function lastDoer(db: Db, aggregateId: string, changedAt: Date): Promise<TimelineEntry['actor']> {
  const { actorRole, at } = eventsTable
  const { firstName, lastName } = usersTable
  const ofThatMoment = gte(at, new Date(changedAt.getTime() - SAME_CHANGE_IN_MILLISECONDS))
  const [newest] = await db
    .select({ actorRole, firstName, lastName })
    .from(eventsTable)
    .leftJoin(usersTable, eq(usersTable.id, eventsTable.actorId))
    .where(and(eq(eventsTable.aggregateId, aggregateId), isChange, ofThatMoment))
    .orderBy(desc(at), desc(eventsTable.id))
    .limit(1)
  return newest?.actorRole ? { name: `${newest.firstName} ${newest.lastName}`, role: newest.actorRole } : null
}

/** What events of one action say they changed, of those after the last event of another; oldest first. */
export async function changesSince(
  db: Db,
  aggregateId: string,
  { action, since }: { action: string; since: string },
): Promise<Record<string, unknown>[]> {
  const both = and(eq(eventsTable.aggregateId, aggregateId), inArray(eventsTable.action, [action, since]))
  const found = await db
    .select({ action: eventsTable.action, changes: eventsTable.changes })
    .from(eventsTable)
    .where(both)
    .orderBy(eventsTable.at, eventsTable.id)
  return found.slice(found.findLastIndex((event) => event.action === since) + 1).map(({ changes }) => changes ?? {})
}
