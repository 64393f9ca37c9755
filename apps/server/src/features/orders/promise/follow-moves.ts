import type { OrderAction } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { renewEstimates, type Trigger } from './renew-estimates.ts'

/** What changes the day of a package; a new one that was announced has its day from the start. */
const MOVES: Partial<Record<OrderAction, Trigger>> = {
  createUnmatched: 'day',
  split: 'day',
  resume: 'day',
  markIncomplete: 'day',
  confirmWarehouse: 'day',
  undoWarehouse: 'day',
  hold: 'day',
  release: 'day',
  mergeUnmatched: 'matched',
  assignClient: 'matched',
  bundle: 'loaded',
  ship: 'loaded',
  unbundle: 'flight',
}

/** After an action with packages. Of an incident it is renewed once the incident itself is on record. */
export async function followMoves(db: Db, action: OrderAction, steps: readonly { after: { id: string } }[]): Promise<void> {
  const trigger = MOVES[action]
  if (!trigger || steps.length === 0) return
  await renewEstimates(db, { orderIds: steps.map(({ after }) => after.id) }, trigger)
}
