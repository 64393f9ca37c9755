import type { bills as contract, Received } from '@app/contract'
import type { CreditNote } from '@app/contract/bills.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { get } from '../../../records/records.repository.ts'
import { holdAccounts } from '../../ledger/accounts.repository.ts'
import { viewBillDetail } from '../bill-detail.view.ts'
import { billKind } from '../bills.kind.ts'
import { holdBills } from '../hold-bills.ts'
import { type Choose, creditBill } from './credit-bill.ts'
import type { CreditableLine } from './credit-notes.repository.ts'
import { allOf } from './credit-orders.ts'

type Request = Received<typeof contract.issueCreditNote>['body']

/** Gives back packages of a bill, or amounts of its lines. */
export async function issueCreditNote(db: Db, actor: Actor, billId: string, request: Request): Promise<CreditNote> {
  const { creditNoteId } = await db.transaction(async (tx) => {
    const { clientId } = await get(tx, actor, billKind, billId)
    await holdAccounts(tx, [clientId])
    const held = await holdBills(tx, actor, [billId])
    await requireAllowed(tx, actor, billKind, 'issueCreditNote', held.bills)
    const note = await creditBill(tx, actor, held, chosenBy(request), request.reason)
    if (!note) throw new DomainError('creditAboveBill', { ids: [billId], leftInCents: 0 })
    return note
  })
  const { creditNotes } = await viewBillDetail(db, actor, billId)
  const note = creditNotes.find(({ id }) => id === creditNoteId)
  if (!note) throw new Error(`credit note ${creditNoteId} has no view`)
  return note
}

/** @throws DomainError orderNotFound (404), fieldNotValid (422) of a line of another bill, creditAboveBill (422) with what a line has left */
const chosenBy =
  ({ orderIds, lines: wanted = [] }: Request): Choose =>
  (lines) => {
    if (orderIds) {
      const unknown = orderIds.filter((id) => !lines.some(({ orderId }) => orderId === id))
      if (unknown.length > 0) throw new DomainError('orderNotFound', { ids: unknown })
      return allOf(orderIds)(lines)
    }
    wanted.forEach((line, index) => {
      requireLeft(line, lines, `lines.${index}`)
    })
    const isTwice = new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length
    if (isTwice) throw new DomainError('fieldNotValid', { field: 'lines' })
    const amounts = new Map(wanted.map(({ lineId, amountInCents }) => [lineId, amountInCents]))
    return lines.map(({ id }) => amounts.get(id) ?? 0)
  }

function requireLeft(
  { lineId, amountInCents }: { lineId: string; amountInCents: number },
  lines: readonly CreditableLine[],
  field: string,
): void {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw new DomainError('fieldNotValid', { field: `${field}.lineId` })
  const leftInCents = line.amountInCents - line.creditedInCents
  const isTooMuch =
    leftInCents >= 0 ? amountInCents < 0 || amountInCents > leftInCents : amountInCents > 0 || amountInCents < leftInCents
  if (isTooMuch) throw new DomainError('creditAboveBill', { field: `${field}.amountInCents`, leftInCents })
}
