import { type Actor, PURCHASE_LINES } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { holdAccounts } from '../../ledger/accounts.repository.ts'
import { clientsOfBills } from '../billed-orders.repository.ts'
import { holdBills } from '../hold-bills.ts'
import { creditBill } from './credit-bill.ts'
import type { CreditableLine } from './credit-notes.repository.ts'

/** `what`: all that is charged for them, or what was bought, with its tax, shipping and fee. */
type Request = { billId: string; orderIds: readonly string[]; what?: 'whole' | 'goods'; reason: string }

/**
 * Credits what is left of packages on a bill, within the caller's transaction. It holds the client's account and the bill with its packages,
 * which may move (pendingOfPay → paid): orders that were read before are to be read again.
 * @returns nothing where nothing was left
 */
export async function creditOrders(
  db: Db,
  actor: Actor,
  { billId, orderIds, what = 'whole', reason }: Request,
): Promise<{ creditNoteId: string } | null> {
  await holdAccounts(db, await clientsOfBills(db, [billId]))
  const held = await holdBills(db, actor, [billId])
  return creditBill(db, actor, held, what === 'goods' ? goodsOf(orderIds) : allOf(orderIds), reason)
}

/** All that is left of these packages. */
export const allOf = (orderIds: readonly string[]) => (lines: readonly CreditableLine[]) =>
  lines.map(({ orderId, amountInCents, creditedInCents }) => (orderIds.includes(orderId) ? amountInCents - creditedInCents : 0))

const goodsOf = (orderIds: readonly string[]) => (lines: readonly CreditableLine[]) =>
  allOf(orderIds)(lines).map((amountInCents, index) =>
    PURCHASE_LINES.some((name) => name === lines[index]?.name) ? amountInCents : 0,
  )
