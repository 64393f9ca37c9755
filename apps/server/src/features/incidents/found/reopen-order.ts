import type { Answer, incidents as contract, Received } from '@app/contract'
import { type Actor, businessDay } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { only } from '../../../records/only.ts'
import { refuseTakenTracking } from '../../orders/matching/taken-tracking.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { renewEstimates } from '../../orders/promise/renew-estimates.ts'
import { type HeldToClose, holdToClose } from '../closing/hold-to-close.ts'
import { reopenCargo } from './reopen-cargo.ts'
import { reopenMoney } from './reopen-money.ts'

type Request = Received<typeof contract.reopenOrder>['body']

/**
 * What had ended is there after all. Its client wants it: it goes on, from Miami or with the bundle it was declared with, and what its end
 * did to money is undone. Or they keep what was made good, and the goods are the house's: it stays as it ended.
 */
export async function reopenOrder(
  db: Db,
  actor: Actor,
  orderId: string,
  { goods, note }: Request,
): Promise<Answer<typeof contract.reopenOrder>> {
  const { id, code, status, outcome } = await refuseTakenTracking(
    () =>
      db.transaction(async (tx) => {
        const held = await holdToClose(tx, actor, [orderId])
        const ended = only(held.orders)
        if (goods === 'client') return goOn(tx, actor, held, ended, note)
        return actOnOne(tx, actor, orderKind, 'keepForHouse', ended, { isKeptByHouse: true }, { note })
      }),
    'id',
  )
  return { id, code, status, outcome }
}

async function goOn(db: Db, actor: Actor, held: HeldToClose, ended: OrderRow, note: string): Promise<OrderRow> {
  await requireAllowed(db, actor, orderKind, 'reopen', [ended])
  await reopenMoney(db, actor, ended, note)
  const said = {
    note,
    place: ended.bundleId === null ? 'MIA' : 'UIO',
    changes: { outcome: { from: ended.outcome, to: null } },
  } as const
  const order = await actOnOne(db, actor, orderKind, 'reopen', ended, columnsOf(ended), said)
  await reopenCargo(db, actor, held)
  await renewEstimates(db, { orderIds: [order.id] }, 'day')
  return order
}

/** Nothing of how it ended is left; in Quito it is weighed and billed anew. */
const columnsOf = ({ bundleId, arrivalDate, missing }: OrderRow) => ({
  outcome: null,
  responsible: null,
  closedReason: '',
  returnCarrier: '',
  returnTracking: '',
  isKeptByHouse: false,
  firstAbandonNoticeOn: null,
  lastAbandonNoticeOn: null,
  // What else was asked for is asked again.
  ...(missing.length === 1 && missing[0] === 'categoryLimit' ? {} : { missing: [], missingNote: '' }),
  billId: null,
  realWeightInGrams: null,
  finalWeightInGrams: null,
  finalWeightReason: null,
  ...(bundleId !== null && { arrivalDate: arrivalDate ?? businessDay(now()) }),
})
