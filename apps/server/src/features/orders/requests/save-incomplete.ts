import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { THE_HOUSE } from '../../events/events.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { lockForTracking } from '../matching/lock-for-tracking.ts'
import { isUnmatched, matchUnmatched } from '../matching/match-unmatched.ts'
import { refuseTakenTracking } from '../matching/taken-tracking.ts'
import { requiredTracking } from '../matching/tracking-columns.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { type Answer, answerChanges } from './answer-changes.ts'

/** The owner keeps what they have of an answer: the order stays incomplete. A package that waits under its tracking is weighed in. */
export function saveIncomplete(db: Db, actor: Actor, id: string, answer: Answer): Promise<OrderRow> {
  const saving = () =>
    db.transaction(async (tx) => {
      if (answer.tracking !== undefined) requiredTracking(answer.tracking)
      const { order, other } = await lockForTracking(tx, actor, id, answer.tracking ?? '')
      if (other && (!isUnmatched(other) || order.intakeAt !== null)) throw new DomainError('trackingTaken', { field: 'tracking' })
      const parameters = await readParameters(tx)
      const changes = await answerChanges(tx, order, answer, { keepsTracking: other !== undefined }, parameters)
      const event = { note: answer.comment ?? '', changes: { saved: Object.keys(answer) } }
      const [saved = order] = await act(tx, actor, orderKind, 'saveIncomplete', [order], () => changes, event)
      return other ? matchUnmatched(tx, THE_HOUSE, { order: saved, unmatched: other }, parameters) : saved
    })
  return refuseTakenTracking(saving, 'tracking')
}
