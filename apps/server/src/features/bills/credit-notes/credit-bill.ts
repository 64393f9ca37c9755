import { type Actor, type BillLine, creditNoteOf, DomainError, dutyOf, purchaseOf, serviceOf, sum } from '@app/domain'
import { now } from '../../../clock.ts'
import { nextCode } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { only } from '../../../records/only.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { oweNotasDeCredito } from '../../fiscal-documents/notas-de-credito/owe-notas-de-credito.ts'
import { dueOfBills } from '../../ledger/accounts.repository.ts'
import { addMoves } from '../../ledger/moves.repository.ts'
import { creditNoteIssued } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { creditBill as writeCredit } from '../bill-charges.ts'
import { billKind } from '../bills.kind.ts'
import type { BillRow } from '../bills.table.ts'
import type { HeldBills } from '../hold-bills.ts'
import { settleBills } from '../settle-bills.ts'
import { addCreditNote, type CreditableLine, readCredit } from './credit-notes.repository.ts'

/** What of a line is to be given back; chosen once its bill is held. */
export type Choose = (lines: readonly CreditableLine[]) => number[]

/**
 * Gives back lines of a bill that is held: entries on the bill's place, and what was paid above what it charges then goes to the account.
 * A bill of which nothing is due is charged; one of which all was given back is inactive.
 * @returns the note's id; none where nothing was chosen
 * @throws DomainError creditAboveBill (422) where lines, or the bill, have less left
 */
export async function creditBill(
  db: Db,
  actor: Actor,
  held: HeldBills,
  choose: Choose,
  reason: string,
): Promise<{ creditNoteId: string } | null> {
  const bill = only(held.bills)
  const { lines, taxInCents: taxAlready } = await readCredit(db, bill.id)
  const credited = choose(lines)
  if (credited.every((amount) => amount === 0)) return null
  const already = lines.map(({ creditedInCents }) => creditedInCents)
  const note = creditNoteOf(lines, credited, already, bill.ivaInBasisPoints, taxAlready)
  const leftInCents = sum(lines.map(({ amountInCents }, index) => amountInCents - (already[index] ?? 0) - (credited[index] ?? 0)))
  const taxLeftInCents = bill.taxInCents - taxAlready - note.taxInCents
  if (note.totalInCents <= 0 || leftInCents + taxLeftInCents < 0) throw new DomainError('creditAboveBill', { ids: [bill.id] })

  const code = await nextCode(db, 'creditNote')
  const said = { note: reason, changes: { creditNote: code, amountInCents: note.totalInCents } }
  const after = await actOnOne(db, actor, billKind, 'issueCreditNote', bill, {}, said)
  const freed = await freeOverpaid(db, actor, bill, note.totalInCents, reason)
  const creditMoveId = freed.move?.id ?? null
  const { taxInCents, totalInCents } = note
  const row = { code, billId: bill.id, reason, taxInCents, totalInCents, creditMoveId, issuedById: actor.userId }
  const rows = lines.flatMap(({ id: billLineId }, index) => {
    const amountInCents = credited[index] ?? 0
    return amountInCents === 0 ? [] : [{ billLineId, amountInCents }]
  })
  const creditNoteId = await addCreditNote(db, row, rows)
  const source = { clientId: bill.clientId, billId: bill.id, creditNoteId }
  await writeCredit(db, actor, source, { orders: byOrder(note.lines), taxInCents })
  await settleBills(db, actor, { ...held, bills: [after] }, { by: 'payByCreditNote' })
  await oweNotasDeCredito(db, [bill.id])
  const isWhole = leftInCents + taxLeftInCents === 0
  if (isWhole) await endBill(db, actor, bill, reason)
  const paid = bill.status === 'pendingPayment' && freed.dueInCents === 0 ? 'charged' : bill.status
  const { id: billId, code: billCode, clientId: userId } = bill
  const amounts = { amountInCents: totalInCents, creditInCents: freed.move?.amountInCents ?? 0 }
  const statuses = { from: bill.status, to: isWhole ? ('inactive' as const) : paid }
  await say(db, creditNoteIssued, { creditNoteId, code, billId, billCode, userId, ...statuses, ...amounts, note: reason })
  return { creditNoteId }
}

/** What is applied to it above what it charges once this was given back. */
async function freeOverpaid(db: Db, actor: Actor, { id: billId, clientId }: BillRow, creditedInCents: number, note: string) {
  const due = (await dueOfBills(db, [billId])).get(billId) ?? 0
  const [move] = await addMoves(db, actor, [
    { clientId, from: { billId }, to: 'account', amountInCents: creditedInCents - due, note },
  ])
  return { move, dueInCents: Math.max(0, due - creditedInCents) }
}

const byOrder = (lines: readonly BillLine[]) =>
  [...Map.groupBy(lines, ({ orderId }) => orderId ?? '')].map(([orderId, ofOrder]) => ({
    orderId,
    serviceInCents: serviceOf(ofOrder) + purchaseOf(ofOrder),
    dutyInCents: dutyOf(ofOrder),
  }))

/** It charges nothing any more. */
async function endBill(db: Db, actor: Actor, { id }: BillRow, reason: string): Promise<void> {
  const bill = await lockOne(db, actor, billKind, id)
  const ended = { voidedAt: now(), voidedById: actor.userId, voidReason: reason }
  await actOnOne(db, actor, billKind, 'creditWhole', bill, ended, { note: reason })
}
