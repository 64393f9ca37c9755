import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { tellPerson } from '../notifications/tell-person.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import type { IncidentRow } from './incidents.table.ts'

type Step = { before: OrderRow; after: OrderRow; note: string }

/** The client of the package is told; of one that nobody asked for, nobody is. */
export async function tellOfIncident(
  db: Db,
  { userId }: Doer,
  kind: 'incidentOpened' | 'incidentResolved',
  { id }: Pick<IncidentRow, 'id'>,
  { before, after, note }: Step,
): Promise<void> {
  const { clientId } = after
  if (clientId === null || clientId === userId) return
  await tellPerson(db, {
    userId: clientId,
    kind,
    payload: { orderCode: after.code, from: before.status, to: after.status, note },
    about: { kind: 'order', id: after.id },
    key: `${kind}/${id}`,
  })
}
