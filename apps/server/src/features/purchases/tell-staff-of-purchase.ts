import type { PurchaseAction } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { tellStaff } from '../notifications/tell-staff.ts'
import type { PurchaseRow } from './purchases.table.ts'

/** What a purchase was, nothing when it is new, and what it is now. */
type Step = { before: PurchaseRow | null; after: PurchaseRow }

/** It waits for its review, or to be bought. */
export async function tellStaffOfPurchase(db: Db, doer: Doer, action: PurchaseAction, { before, after }: Step): Promise<void> {
  const from = before?.status ?? null
  const { id, code, version, status: to, associateId } = after
  const waits = action === 'create' || action === 'accept' || action === 'change'
  if (!waits || from === to) return
  await tellStaff(db, doer, {
    kind: action === 'accept' ? 'purchaseAccepted' : 'purchaseToReview',
    payload: { orderCode: code, from, to, note: '' },
    about: { kind: 'purchase', id },
    associateId,
    key: `${id}/${version}`,
  })
}
