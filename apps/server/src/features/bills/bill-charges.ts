import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { addEntries, chargesOfBill, type NewLedgerEntry } from '../ledger/ledger.repository.ts'
import type { NewBillOrder } from './bills.repository.ts'
import type { BillRow } from './bills.table.ts'

/** Writes what the client owes now: each package's service and duty, and the IVA of the whole bill. */
export async function chargeBill(
  db: Db,
  { userId: actorId }: Doer,
  bill: BillRow,
  orders: readonly NewBillOrder[],
): Promise<void> {
  const source = { clientId: bill.clientId, billId: bill.id, actorId }
  const ofOrders = orders.flatMap(({ orderId, serviceInCents, dutyInCents }): NewLedgerEntry[] => [
    { ...source, orderId, kind: 'charge', amountInCents: serviceInCents },
    { ...source, orderId, kind: 'duty', amountInCents: dutyInCents },
  ])
  const tax: NewLedgerEntry = { ...source, kind: 'tax', amountInCents: bill.taxInCents }
  await addEntries(db, [...ofOrders, tax])
}

/** Takes back every charge of a bill, entry by entry. */
export async function reverseCharges(db: Db, { userId: actorId }: Doer, billId: string, note: string): Promise<void> {
  const charges = await chargesOfBill(db, billId)
  await addEntries(
    db,
    charges.map(({ id: reversesId, amountInCents, ...charge }) => {
      return { ...charge, billId, reversesId, amountInCents: 0 - amountInCents, note, actorId }
    }),
  )
}
