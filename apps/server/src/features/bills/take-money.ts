import { takenOfBalance } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { only } from '../../records/only.ts'
import type { Doer } from '../events/events.repository.ts'
import { balanceOfAccount, dueOfBills, heldForPurchases } from '../ledger/accounts.repository.ts'
import { addMoves, type NewMove } from '../ledger/moves.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import type { BillRow } from './bills.table.ts'

type Billed = { bills: readonly BillRow[]; orders: readonly OrderRow[] }

/**
 * What a new bill finds of its client's money: what was paid up front for its purchases, as far as it costs, and the rest becomes credit;
 * then, unless it is left, the balance of the account: credit as far as something is due, or a debt from before, whole.
 */
export async function takeMoney(db: Db, doer: Doer, { bills, orders }: Billed, { useBalance }: { useBalance: boolean }) {
  const { id: billId, clientId } = only(bills)
  const total = (await dueOfBills(db, [billId])).get(billId) ?? 0
  const fromPurchases = await heldFor(db, orders, clientId, { billId, dueInCents: total })
  await addMoves(db, doer, fromPurchases)
  if (!useBalance) return
  const balance = await balanceOfAccount(db, clientId)
  const due = (await dueOfBills(db, [billId])).get(billId) ?? 0
  const taken = takenOfBalance(balance, due)
  if (taken < 0) await addMoves(db, doer, [{ clientId, from: { billId }, to: 'account', amountInCents: 0 - taken }])
  else await addMoves(db, doer, [{ clientId, from: 'account', to: { billId }, amountInCents: taken }])
}

/** The parts of a split package share its purchase: what was bought is charged, and paid, with the one that was not split off. */
async function heldFor(
  db: Db,
  orders: readonly OrderRow[],
  clientId: string,
  { billId, dueInCents }: { billId: string; dueInCents: number },
): Promise<NewMove[]> {
  const purchaseIds = orders.flatMap(({ purchaseId, splitFromId }) => (splitFromId === null && purchaseId ? [purchaseId] : []))
  let leftInCents = dueInCents
  return [...(await heldForPurchases(db, purchaseIds))].flatMap(([purchaseId, held]): NewMove[] => {
    const taken = Math.min(held, leftInCents)
    leftInCents -= taken
    const from = { purchaseId }
    return [
      { clientId, from, to: { billId }, amountInCents: taken },
      { clientId, from, to: 'account', amountInCents: held - taken },
    ]
  })
}
