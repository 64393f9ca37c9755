import type { earnings as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { only } from '../../../records/only.ts'
import type { EarningEntryRow } from '../earnings.table.ts'
import { makeSettlements } from './make-settlements.ts'
import { holdAssociates, toTakeOff } from './settlement-lines.repository.ts'
import { viewSettlement } from './settlements.view.ts'

type Request = Received<typeof contract.receiveSettlement>['body']

/** What an associate gave back of what was taken back after it had been paid: it is not taken off the next settlement any more. */
export async function receiveSettlement(db: Db, actor: Actor, request: Request): Promise<contract.SettlementDetail> {
  const { associateId, amountInCents, orderIds, ...settling } = request
  const made = await db.transaction(async (tx) => {
    const [held] = await holdAssociates(tx, [associateId])
    if (!held?.isAssociate) throw new DomainError('associateNotFound', { ids: [associateId] })
    const waiting = await toTakeOff(tx, [associateId])
    const entries = orderIds ? ofOrders(waiting, orderIds) : waiting
    const expectedInCents = entries.reduce((total, entry) => total - entry.amountInCents, 0)
    if (amountInCents !== expectedInCents) throw new DomainError('amountDiffers', { field: 'amountInCents', expectedInCents })
    return only(await makeSettlements(tx, actor, 'received', [{ associateId, entries }], settling))
  })
  return viewSettlement(db, actor, made.id)
}

/** @throws DomainError orderActionNotAllowed with those of which nothing waits */
function ofOrders(waiting: readonly EarningEntryRow[], orderIds: readonly string[]): EarningEntryRow[] {
  const ids = orderIds.filter((id) => !waiting.some(({ orderId }) => orderId === id))
  if (ids.length > 0) throw new DomainError('earningActionNotAllowed', { action: 'receive', ids })
  return waiting.filter(({ orderId }) => orderIds.includes(orderId))
}
