// What one package's columns become: pure, of what was read of it.
import {
  businessDay,
  causeOfMove,
  causeOfPause,
  estimatedArrivalDate,
  expectedArrivalDate,
  GROUP_OF_ORDER,
  isHeld,
  type Journey,
  type Parameters,
} from '@app/domain'
import type { OrderRow } from '../orders.table.ts'
import type { ArrivalChangeRow } from './arrival-changes.table.ts'
import type { JourneyRow } from './journeys.repository.ts'
import type { Trigger } from './renew-estimates.ts'

type Known = { today: string; transitInDays: number; trigger: Trigger; parameters: Parameters }
type Move = Pick<ArrivalChangeRow, 'fromDate' | 'toDate' | 'cause' | 'reason'>
export type Estimate = Pick<
  OrderRow,
  'estimatedArrivalDate' | 'promisedDate' | 'delayReason' | 'delayReasonById' | 'toldArrivalDate' | 'toldArrivalOn'
> & { move: Move | null; isTold: boolean }

export function estimateOf(row: JourneyRow, known: Known): Estimate {
  const journey = journeyOf(row, known)
  const expected = expectedArrivalDate(journey, known.today, known.parameters)
  const promisedDate = promiseOf(row, known)
  const move = moveOf(row, expected, journey, known)
  const late = promisedDate !== null && expected !== null && expected > promisedDate
  const told = toldOf(row, { promisedDate, expected }, known)
  return {
    estimatedArrivalDate: expected,
    promisedDate,
    ...told,
    ...(late || expected === null ? reasonFor(row, expected, move) : NO_REASON),
    move,
    isTold: told.toldArrivalOn !== row.toldArrivalOn && told.toldArrivalOn !== null,
  }
}

const NOTHING_TOLD = { toldArrivalDate: null, toldArrivalOn: null }
const NO_REASON = { delayReason: null, delayReasonById: null }

/** A day later than the last that the client heard is sent, at most once a day: a further change waits for the night. */
function toldOf(
  row: JourneyRow,
  { promisedDate, expected }: Record<'promisedDate' | 'expected', string | null>,
  { today }: Known,
) {
  const { clientId, toldArrivalDate, toldArrivalOn } = row
  if (promisedDate === null) return NOTHING_TOLD
  const isNews = clientId !== null && expected !== null && expected > (toldArrivalDate ?? promisedDate)
  if (isNews && toldArrivalOn !== today) return { toldArrivalDate: expected, toldArrivalOn: today }
  return { toldArrivalDate, toldArrivalOn }
}

function journeyOf(row: JourneyRow, { today, transitInDays }: Known): Journey {
  const { status, intakeAt, expectedDate, departureDate, sentAt, openIncidents } = row
  return {
    isPaused: isIncomplete(row) || openIncidents.length > 0 || isHeld(row, today),
    intakeDate: intakeAt ? businessDay(intakeAt) : today,
    expectedDate,
    departureDate: departureDate ?? (sentAt && businessDay(sentAt)),
    isShipped: status === 'sended',
    transitInDays,
  }
}

const isIncomplete = ({ status }: JourneyRow): boolean => GROUP_OF_ORDER[status] === 'incomplete'

/** Made once Miami has the package and it is a client's: to nobody else could it be promised. */
function promiseOf({ intakeAt, clientId, promisedDate }: JourneyRow, { today, trigger, parameters }: Known): string | null {
  if (intakeAt === null) return null
  if (promisedDate !== null || clientId === null) return promisedDate
  return estimatedArrivalDate(trigger === 'matched' ? today : businessDay(intakeAt), parameters)
}

function moveOf(row: JourneyRow, toDate: string | null, journey: Journey, { today, trigger }: Known): Move | null {
  const { estimatedArrivalDate: fromDate, pausedBy, openIncidents } = row
  const isFirst = fromDate === null && pausedBy === null
  if (fromDate === toDate || isFirst) return null
  const pause = { isIncomplete: isIncomplete(row), isSeized: openIncidents.includes('seized') }
  const cause = toDate === null ? causeOfPause(pause) : (pausedBy ?? causeOfMove(journey, today, eventOf(trigger)))
  return { fromDate, toDate, ...cause }
}

const eventOf = (trigger: Trigger) => (trigger === 'matched' ? 'day' : trigger)

/** A later day has the reason of its move; where it has none, what staff found out still holds. */
function reasonFor(row: JourneyRow, expected: string | null, move: Move | null) {
  const kept = { delayReason: row.delayReason, delayReasonById: row.delayReasonById }
  if (!move || expected === null || !isLater(row, expected)) return kept
  if (move.reason === null && row.delayReasonById !== null) return kept
  return { delayReason: move.reason, delayReasonById: null }
}

const isLater = ({ estimatedArrivalDate, toldArrivalDate, promisedDate }: JourneyRow, expected: string): boolean =>
  expected > (estimatedArrivalDate ?? toldArrivalDate ?? promisedDate ?? '')
