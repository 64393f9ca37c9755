import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { addEntries, chargesOfBill, chargesOfCreditNote, type NewLedgerEntry } from '../ledger/ledger.repository.ts'
import type { NewBillOrder } from './bills.repository.ts'
import type { BillRow } from './bills.table.ts'

/** Writes what the client owes now: each package's service and duty, and the IVA of the whole bill. */
export const chargeBill = (db: Db, { userId }: Doer, bill: BillRow, orders: readonly NewBillOrder[]): Promise<void> =>
  addEntries(db, entriesOfBill(bill, orders, userId))

export function entriesOfBill(
  bill: Pick<BillRow, 'id' | 'clientId' | 'taxInCents'>,
  orders: readonly NewBillOrder[],
  actorId: string | null,
): NewLedgerEntry[] {
  const source = { clientId: bill.clientId, billId: bill.id, actorId }
  const ofOrders = orders.flatMap(({ orderId, serviceInCents, dutyInCents }): NewLedgerEntry[] => [
    { ...source, orderId, kind: 'charge', amountInCents: serviceInCents },
    { ...source, orderId, kind: 'duty', amountInCents: dutyInCents },
  ])
  return [...ofOrders, { ...source, kind: 'tax', amountInCents: bill.taxInCents }]
}

/** Gives back what a credit note says: of each package its service and duty, and the IVA of all. */
export async function creditBill(
  db: Db,
  { userId: actorId }: Doer,
  { clientId, billId, creditNoteId }: { clientId: string; billId: string; creditNoteId: string },
  { orders, taxInCents }: { orders: readonly NewBillOrder[]; taxInCents: number },
): Promise<void> {
  const source = { clientId, billId, creditNoteId, actorId }
  const ofOrders = orders.flatMap(({ orderId, serviceInCents, dutyInCents }): NewLedgerEntry[] => [
    { ...source, orderId, kind: 'charge', amountInCents: 0 - serviceInCents },
    { ...source, orderId, kind: 'duty', amountInCents: 0 - dutyInCents },
  ])
  const tax: NewLedgerEntry = { ...source, kind: 'tax', amountInCents: 0 - taxInCents }
  await addEntries(
    db,
    [...ofOrders, tax].filter(({ amountInCents }) => amountInCents !== 0),
  )
}

/** Takes back every charge of a bill, entry by entry. */
export async function reverseCharges(db: Db, { userId: actorId }: Doer, billId: string, note: string): Promise<void> {
  await counter(db, await chargesOfBill(db, billId), { billId, note, actorId })
}

/** Charges again what a credit note gave back, entry by entry. */
export async function chargeAgain(
  db: Db,
  { userId: actorId }: Doer,
  { billId, creditNoteId }: { billId: string; creditNoteId: string },
  note: string,
): Promise<void> {
  await counter(db, await chargesOfCreditNote(db, creditNoteId), { billId, note, actorId })
}

type Counter = Pick<NewLedgerEntry, 'billId' | 'note' | 'actorId'>

async function counter(db: Db, charges: Awaited<ReturnType<typeof chargesOfBill>>, by: Counter): Promise<void> {
  await addEntries(
    db,
    charges.map(({ id: reversesId, amountInCents, ...charge }) => {
      return { ...charge, ...by, reversesId, amountInCents: 0 - amountInCents }
    }),
  )
}
