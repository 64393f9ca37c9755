import type { orderActions as contract, Received } from '@app/contract'
import { type Actor, businessDay, DomainError, heldPastCutOff, isPossibleEndOfHold } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { act, actOnOne } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'

type Held = Received<typeof contract.holdOrders>['body']

/** All of them or none; one that is on hold already is held anew. @throws DomainError `fieldRequired`, `fieldNotValid` (422) of the day */
export async function holdOrders(db: Db, actor: Actor, { orderIds, reason, note, ...ending }: Held) {
  const orders = await db.transaction(async (tx) => {
    const heldUntil = await endOfHold(tx, ending)
    const free = await lock(tx, actor, orderKind, orderIds)
    return act(tx, actor, orderKind, 'hold', free, { holdReason: reason, holdNote: note, heldUntil })
  })
  return { orders: await viewOrders(db, actor, orders) }
}

type Hold = Pick<OrderRow, 'holdReason' | 'holdNote' | 'heldUntil'>

/** One that is locked, within a transaction. */
export const holdOrder = (tx: Db, actor: Actor, order: OrderRow, hold: Hold): Promise<OrderRow> =>
  actOnOne(tx, actor, orderKind, 'hold', order, hold)

/** Null: until it is released. @throws DomainError `fieldRequired`, `fieldNotValid` (422) of the day */
export async function endOfHold(db: Db, { until, day }: Pick<Held, 'until' | 'day'>, field = 'day'): Promise<string | null> {
  if (until === 'released') return null
  const today = businessDay(now())
  if (until === 'nextCutOff') return heldPastCutOff(today, (await readParameters(db)).cutOffDay)
  if (day === undefined) throw new DomainError('fieldRequired', { field })
  if (!isPossibleEndOfHold(day, today)) throw new DomainError('fieldNotValid', { field })
  return day
}
