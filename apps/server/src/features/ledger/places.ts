// Where a client's money is: on a bill, held for a purchase, or on the client's account (both ways, section 1).
import type { MoveRow } from './moves.table.ts'

export type Place = { billId: string } | { purchaseId: string } | 'account'

/** The columns of an entry on this place. */
export const columnsAt = (place: Place): { billId: string | null; purchaseId: string | null } =>
  place === 'account' ? { billId: null, purchaseId: null } : { billId: null, purchaseId: null, ...place }

export const fromOf = ({ fromBillId, fromPurchaseId }: Pick<MoveRow, 'fromBillId' | 'fromPurchaseId'>): Place =>
  placeOf(fromBillId, fromPurchaseId)
export const toOf = ({ toBillId, toPurchaseId }: Pick<MoveRow, 'toBillId' | 'toPurchaseId'>): Place =>
  placeOf(toBillId, toPurchaseId)

const placeOf = (billId: string | null, purchaseId: string | null): Place => {
  if (billId) return { billId }
  return purchaseId ? { purchaseId } : 'account'
}
