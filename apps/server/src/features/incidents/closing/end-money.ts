import { type Actor, type Credit, consequencesOf } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { actWherePossible } from '../../../records/act.ts'
import { find } from '../../../records/records.repository.ts'
import { billKind } from '../../bills/bills.kind.ts'
import type { BillRow } from '../../bills/bills.table.ts'
import { creditOrders } from '../../bills/credit-notes/credit-orders.ts'
import { compensate } from '../../compensations/compensate.ts'
import { takeBackEarnings } from '../../earnings/take-back-earnings.ts'
import { THE_HOUSE } from '../../events/events.repository.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { freeMoneyOf } from './money-of-closed.ts'

/** A package as it was before it ended, and as it is. */
export type Ended = { before: OrderRow; after: OrderRow }
type Money = { bills: readonly BillRow[]; shareInPercent: number; reason: string }

/**
 * What the end of packages does to money, by who answers for it: what was earned is taken back, what was billed credited, what the house
 * lost made good, and what is held for a purchase freed. Everything is held.
 */
export async function endMoney(db: Db, actor: Actor, ended: readonly Ended[], { bills, shareInPercent, reason }: Money) {
  const losing = ended.filter((one) => !consequences(one).keepsEarning).map(({ after }) => after.id)
  await takeBackEarnings(db, actor, losing, reason)
  for (const { id: billId } of bills) {
    for (const what of ['whole', 'goods'] as const) await credit(db, actor, billId, ended, { what, reason })
  }
  for (const { after } of ended.filter((one) => consequences(one).isCompensated)) {
    await compensate(db, actor, { order: after, shareInBasisPoints: shareInPercent * 100, reason })
  }
  await freeMoneyOf(
    db,
    actor,
    ended.map(({ after }) => after),
    reason,
  )
  await deliverBills(db, actor, bills)
}

function consequences({ before, after }: Ended) {
  return consequencesOf({
    outcome: after.outcome ?? 'withdrawn',
    responsible: after.responsible ?? 'client',
    isBilled: before.billId !== null,
    isPaid: before.status === 'paid',
    isBought: after.purchaseId !== null || after.dropshippingRequestId !== null,
  })
}

type Given = { what: Exclude<Credit, 'none'>; reason: string }

async function credit(db: Db, actor: Actor, billId: string, ended: readonly Ended[], { what, reason }: Given): Promise<void> {
  const of = ended.filter((one) => one.before.billId === billId && consequences(one).credit === what)
  const orderIds = of.map(({ after }) => after.id)
  if (orderIds.length > 0) await creditOrders(db, actor, { billId, orderIds, what, reason })
}

/** A bill of which all else was handed over waits for nothing more. */
async function deliverBills(db: Db, actor: Actor, bills: readonly BillRow[]): Promise<void> {
  if (bills.length === 0) return
  const ids = bills.map(({ id }) => id)
  await actWherePossible(db, actor, billKind, ['deliver'], await find(db, THE_HOUSE, billKind, ids), { deliveredAt: now() })
}
