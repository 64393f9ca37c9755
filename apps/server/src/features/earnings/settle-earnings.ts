import { type Actor, DomainError, settlementOf, sum } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { refusedBeside } from '../../records/next-status.ts'
import { lock } from '../../records/records.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { accrualsInForce } from './earnings.repository.ts'
import type { EarningEntryRow } from './earnings.table.ts'
import { collectedOrdersOf } from './earnings-owed.repository.ts'
import { makeSettlements, type SettledEntries, type Settling } from './settlements/make-settlements.ts'
import { holdAssociates, toTakeOff } from './settlements/settlement-lines.repository.ts'
import type { SettlementRow } from './settlements/settlements.table.ts'

/** Named packages, or all that an associate is owed; `totalInCents` is what the caller expects them to come to. */
type Request = Settling & {
  orderIds?: readonly string[] | undefined
  associateId?: string | undefined
  totalInCents?: number | undefined
}

/**
 * Pays associates what collected orders earned them: once for each order, all of them or none, one settlement for each associate. What was
 * taken back after it had been paid is taken off.
 */
export function settleEarnings(db: Db, actor: Actor, { totalInCents, ...request }: Request): Promise<SettlementRow[]> {
  return db.transaction(async (tx) => {
    const { orderIds, ...settling } = await packagesOf(tx, request)
    const held = associatesOf(await accrualsInForce(tx, orderIds))
    await holdAssociates(tx, held)
    const orders = await lock(tx, actor, orderKind, orderIds)
    // Whoever it was accrued for is paid, even where the client has gone to another associate since.
    const accruals = await accrualsInForce(tx, orderIds)
    if (associatesOf(accruals).some((id) => !held.includes(id)))
      throw new DomainError('orderChangedMeanwhile', { ids: [...orderIds] })
    const { reference } = settling
    await act(tx, actor, orderKind, 'settleEarning', orders, undefined, reference ? { changes: { reference } } : {})
    await requireEarned(tx, actor, orders, accruals)
    const settled = withWhatIsTakenOff(accruals, await toTakeOff(tx, held))
    requireTotal(totalInCents, sum(settled.flatMap(({ entries }) => entries.map(({ amountInCents }) => amountInCents))))
    return makeSettlements(tx, actor, 'paid', settled, settling)
  })
}

/** The named packages; of an associate all that is collected, of whom the second of two waits for the first. */
async function packagesOf(db: Db, { orderIds, associateId, ...settling }: Omit<Request, 'totalInCents'>) {
  if (associateId === undefined) return { orderIds: orderIds ?? [], ...settling }
  const [held] = await holdAssociates(db, [associateId])
  if (!held?.isAssociate) throw new DomainError('associateNotFound', { ids: [associateId] })
  const collected = await collectedOrdersOf(db, associateId)
  if (collected.length === 0) throw new DomainError('amountDiffers', { field: 'totalInCents', totalInCents: 0 })
  return { orderIds: collected, ...settling }
}

function requireTotal(expected: number | undefined, totalInCents: number): void {
  if (expected !== undefined && expected !== totalInCents)
    throw new DomainError('amountDiffers', { field: 'totalInCents', totalInCents })
}

const associatesOf = (entries: readonly EarningEntryRow[]): string[] => [
  ...new Set(entries.map(({ associateId }) => associateId)),
]

/** A package may have an associate now, and had none when it was weighed. */
async function requireEarned(db: Db, actor: Actor, orders: readonly OrderRow[], accruals: readonly EarningEntryRow[]) {
  const earned = new Set(accruals.map(({ orderId }) => orderId))
  const unearned = orders.filter(({ id }) => !earned.has(id))
  if (unearned.length > 0)
    throw await refusedBeside(db, actor, orderKind, 'settleEarning', unearned, { because: ['notHasAssociate'] })
}

function withWhatIsTakenOff(accruals: readonly EarningEntryRow[], waiting: readonly EarningEntryRow[]): SettledEntries[] {
  return [...Map.groupBy(accruals, ({ associateId }) => associateId)].map(([associateId, earned]) => {
    const own = waiting.filter((entry) => entry.associateId === associateId)
    const { deducted } = settlementOf(
      earned.map(({ amountInCents }) => amountInCents),
      own.map(({ id, amountInCents }) => ({ id, amountInCents: 0 - amountInCents })),
    )
    const isTakenOff = new Set(deducted.map(({ id }) => id))
    return { associateId, entries: [...earned, ...own.filter(({ id }) => isTakenOff.has(id))] }
  })
}
