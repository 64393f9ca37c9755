import type { Answer, accounts as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { lockOne } from '../../records/records.repository.ts'
import { askApproval } from '../approvals/ask-approval.ts'
import { payCompensation } from '../compensations/compensate.ts'
import { compensationsInForce } from '../compensations/compensations.repository.ts'
import { holdAccounts } from '../ledger/accounts.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'

type Request = Received<typeof contract.compensateMore>['body']

/** More than rate and cap gave for a package: it always waits for a second administrator. */
export const compensateMore = (
  db: Db,
  actor: Actor,
  id: string,
  body: Request,
): Promise<Answer<typeof contract.compensateMore>> =>
  db.transaction(async (tx) => {
    const order = await lockOne(tx, actor, orderKind, id)
    await requireRoom(tx, order, body.amountInCents)
    const record = { kind: 'order' as const, id, code: order.code }
    return askApproval(tx, actor, { kind: 'compensation', body, record, clientId: order.clientId, ...body })
  })

type Approved = { orderId: string; approvalId: string; amountInCents: number; reason: string }

/** What a second administrator said yes to. Within the caller's transaction, which holds the package. */
export async function payMore(
  db: Db,
  actor: Actor,
  order: OrderRow,
  { approvalId, amountInCents, reason }: Omit<Approved, 'orderId'>,
) {
  const { clientId, declaredValueInCents, rateInBasisPoints, capInCents } = await requireRoom(db, order, amountInCents)
  await holdAccounts(db, [clientId])
  const basis = { declaredValueInCents, shareInBasisPoints: WHOLE, rateInBasisPoints, capInCents }
  await payCompensation(db, actor, { orderId: order.id, clientId, ...basis, amountInCents, reason, approvalId })
}

const WHOLE = 10_000
const FROM_THE_BEGINNING = new Date(0)

/** @throws DomainError nothingCompensated (409), compensationAboveValue (422) */
async function requireRoom(db: Db, { id }: Pick<OrderRow, 'id'>, amountInCents: number) {
  const inForce = await compensationsInForce(db, id, FROM_THE_BEGINNING)
  const [first] = inForce
  if (!first) throw new DomainError('nothingCompensated', { ids: [id] })
  const paidInCents = inForce.reduce((sum, paid) => sum + paid.amountInCents, 0)
  const availableInCents = Math.max(0, first.declaredValueInCents - paidInCents)
  if (amountInCents > availableInCents) {
    throw new DomainError('compensationAboveValue', { field: 'amountInCents', availableInCents })
  }
  return first
}
