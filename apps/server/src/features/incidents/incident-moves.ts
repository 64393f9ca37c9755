import type { IncidentAction } from '@app/domain'
import type { Doer } from '../events/events.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import type { IncidentMoved } from '../outbox/messages.ts'
import type { IncidentRow } from './incidents.table.ts'

/** The package, before and after. */
type Step = { before: OrderRow; after: OrderRow; note: string; end?: IncidentMoved['end'] }

export const incidentMoveOf = (
  doer: Doer,
  action: IncidentAction,
  { id: incidentId }: Pick<IncidentRow, 'id'>,
  { before, after, note, end }: Step,
): IncidentMoved => ({
  incidentId,
  action,
  orderId: after.id,
  code: after.code,
  userId: after.clientId === doer.userId ? null : after.clientId,
  from: before.status,
  to: after.status,
  note,
  ...(end && { end }),
})
