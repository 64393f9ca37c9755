import { type ArrivalTrigger, businessDay, type Parameters, transitOf } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { orderDelayed } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { addArrivalChanges } from './arrival-changes.repository.ts'
import { delayOf } from './delay-messages.ts'
import { type Concerned, type JourneyRow, lastTransitsInDays, lockJourneys, writeEstimates } from './journeys.repository.ts'
import { type Estimate, estimateOf } from './next-estimate.ts'

/** matched: a package in Miami became a client's, who is promised its day from today. */
export type Trigger = ArrivalTrigger | 'matched'

/** The days of the packages that are on their way, as today's facts say: the one place where they are written. */
export async function renewEstimates(db: Db, concerned: Concerned, trigger: Trigger): Promise<void> {
  if (typeof concerned === 'object' && 'bundleIds' in concerned && concerned.bundleIds.length === 0) return
  const journeys = await lockJourneys(db, concerned)
  if (journeys.length === 0) return
  const parameters = await readParameters(db)
  const transitInDays = await transitFor(db, journeys, parameters)
  const at = now()
  const known = { today: businessDay(at), transitInDays, trigger, parameters }
  const renewed = journeys.map((journey) => ({ journey, estimate: estimateOf(journey, known) }))
  const changed = renewed.filter(({ journey, estimate }) => hasChanged(journey, estimate))
  await writeEstimates(
    db,
    changed.map(({ journey: { id }, estimate: { move: _recorded, isTold: _said, ...columns } }) => ({ id, ...columns })),
  )
  const moves = changed.flatMap(({ journey, estimate: { move } }) => (move ? [{ orderId: journey.id, at, ...move }] : []))
  await addArrivalChanges(db, moves)
  const told = changed.filter(({ estimate }) => estimate.isTold)
  const by = { today: known.today, isExplanation: false }
  await say(
    db,
    orderDelayed,
    ...told.flatMap(({ journey, estimate }) => delayOf({ ...journey, ...estimate, arrivalDate: null }, by)),
  )
}

const transitFor = async (db: Db, journeys: readonly JourneyRow[], parameters: Parameters): Promise<number> => {
  const hasFlight = journeys.some(({ departureDate, status }) => departureDate !== null || status === 'sended')
  return transitOf(hasFlight ? await lastTransitsInDays(db) : [], parameters)
}

const hasChanged = (journey: JourneyRow, { move, isTold: _said, ...columns }: Estimate): boolean =>
  move !== null || Object.entries(columns).some(([name, value]) => journey[name as keyof typeof columns] !== value)
