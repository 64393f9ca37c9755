import { type Actor, abandonmentOf, businessDay, DomainError } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { lyingOf } from '../../orders/lying.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { readParameters } from '../../parameters/read-parameters.ts'

/**
 * A package is given up by its client's word, which may also be the way that they chose for it, or once the days are over and both notices went.
 * @throws DomainError abandonTooEarly (409), with since when it lies there, what its client was told and from which day it may be
 */
export async function requireAbandonable(db: Db, actor: Actor, order: OrderRow, clientsWord: string): Promise<void> {
  await requireAllowed(db, actor, orderKind, 'removeAsAbandoned', [order])
  const lying = lyingOf(order)
  if (clientsWord || order.chosenWay?.way === 'abandon' || !lying) return
  const today = businessDay(now())
  const { isNoticed, isDue, ...facts } = abandonmentOf(lying, (await readParameters(db)).abandonAfterDays, today)
  if (isDue) return
  throw new DomainError('abandonTooEarly', {
    ids: [order.id],
    ...facts,
    because: [...(isNoticed ? [] : ['notNoticed']), ...(facts.from > today ? ['tooFewDays'] : [])],
    next: [{ action: 'resolveIncident', call: 'PATCH /order/{id}/incident', who: ['administrator'] }],
  })
}
