import type { PurchaseAction } from '@app/domain'
import type { Doer } from '../events/events.repository.ts'
import type { PurchaseMoved } from '../outbox/messages.ts'
import type { PurchaseRow } from './purchases.table.ts'

/** What a purchase was, nothing when it is new, what it is now, and the note that went with it. */
export type PurchaseStep = { before: PurchaseRow | null; after: PurchaseRow; note: string }

/** What is said of a purchase after an action: nothing while its status, its price and what it brings are as they were. */
export function purchaseMovesOf(
  { userId, role }: Doer,
  action: PurchaseAction,
  { before, after, note }: PurchaseStep,
): PurchaseMoved[] {
  const hasMoved = before?.status !== after.status || before.temporalPriceInCents !== after.temporalPriceInCents
  if (!hasMoved && action !== 'cancel') return []
  const { id: purchaseId, version, code, clientId, status: to, associateId } = after
  const move = { purchaseId, version, code, action, from: before?.status ?? null, to, note, associateId }
  const { totalInCents: fromInCents = after.totalInCents } = before ?? {}
  const isRepriced = action === 'cancel' || (action === 'approve' && fromInCents !== after.totalInCents)
  const repriced = { fromInCents, toInCents: after.totalInCents }
  return [{ ...move, ...(isRepriced && { repriced }), userId: clientId === userId ? null : clientId, doer: { userId, role } }]
}
