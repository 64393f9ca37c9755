import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { actOnOne, actWherePossible } from '../../../records/act.ts'
import { refusedBeside } from '../../../records/next-status.ts'
import { only } from '../../../records/only.ts'
import { get } from '../../../records/records.repository.ts'
import { chargedOf } from '../../fiscal-documents/fiscal-documents.repository.ts'
import { dropNotasDeCredito } from '../../fiscal-documents/notas-de-credito/owe-notas-de-credito.ts'
import { oweFacturas } from '../../fiscal-documents/owe-facturas.ts'
import { dueOfBills, holdAccounts } from '../../ledger/accounts.repository.ts'
import { addMoves, moveInForce, reverseMoves } from '../../ledger/moves.repository.ts'
import { chargeAgain } from '../bill-charges.ts'
import { billKind } from '../bills.kind.ts'
import type { BillRow } from '../bills.table.ts'
import { type HeldBills, holdBills } from '../hold-bills.ts'
import { settleBills } from '../settle-bills.ts'
import { findCreditNote, isNoteOfReopened, takeBackNote } from './credit-notes.repository.ts'

type Request = { billId: string; creditNoteId: string; reason: string }

/**
 * The bill charges again what a note gave back, and takes back what went to the account, also where that leaves a debt. Where something is due
 * then, it waits for payment; once something of it was handed over, the client's account owes it instead.
 */
export function takeBackCreditNote(db: Db, actor: Actor, { billId, creditNoteId, reason }: Request): Promise<void> {
  return db.transaction(async (tx) => {
    const { clientId } = await get(tx, actor, billKind, billId)
    await holdAccounts(tx, [clientId])
    const held = await holdBills(tx, actor, [billId])
    const note = await findCreditNote(tx, billId, creditNoteId)
    if (!note) throw new DomainError('creditNoteNotFound', { ids: [creditNoteId] })
    await requireStillBilled(tx, actor, only(held.bills), creditNoteId)
    await dropNotasDeCredito(tx, [creditNoteId], reason)
    const inForceAgain = { voidedAt: null, voidedById: null, voidReason: null }
    const said = { note: reason, changes: { creditNote: note.code, amountInCents: note.totalInCents } }
    const bill = await actOnOne(tx, actor, billKind, 'takeBackCreditNote', only(held.bills), inForceAgain, said)
    await chargeAgain(tx, actor, { billId, creditNoteId }, reason)
    await reverseMoves(tx, actor, await moveInForce(tx, note.creditMoveId), reason)
    const debtMoveId = await oweOnAccount(tx, actor, held, reason)
    await takeBackNote(tx, actor, creditNoteId, { reason, debtMoveId })
    await settleBills(tx, actor, { ...held, bills: [bill] }, { ofBill: () => ({ note: reason }), ofOrders: { note: reason } })
    await deliverAgain(tx, actor, bill)
    await oweFacturas(tx, await chargedOf(tx, [billId]))
  })
}

/** A package that was found is billed anew: what was given back of it here stays given back. */
async function requireStillBilled(db: Db, actor: Actor, bill: BillRow, creditNoteId: string): Promise<void> {
  if (!(await isNoteOfReopened(db, creditNoteId))) return
  throw await refusedBeside(db, actor, billKind, 'takeBackCreditNote', [bill], { because: ['orderReopened'] })
}

/** Of a bill of which something was handed over nothing is due: the account owes it. */
async function oweOnAccount(db: Db, actor: Actor, { bills, orders }: HeldBills, note: string): Promise<string | null> {
  if (!orders.some(({ status }) => status === 'receivedAndDelivered')) return null
  const { id: billId, clientId } = only(bills)
  const due = (await dueOfBills(db, [billId])).get(billId) ?? 0
  const [move] = await addMoves(db, actor, [{ clientId, from: 'account', to: { billId }, amountInCents: due, note }])
  return move?.id ?? null
}

/** One that was inactive and whose packages are all handed over is delivered, as it was. */
async function deliverAgain(db: Db, actor: Actor, bill: BillRow): Promise<void> {
  if (bill.deliveredAt && bill.status === 'charged') await actWherePossible(db, actor, billKind, ['deliver'], [bill])
}
