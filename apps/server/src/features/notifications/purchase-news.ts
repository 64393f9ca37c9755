// What is news of an assisted purchase that moved.
import type { NotificationKind } from '@app/contract/notifications.contract'
import type { PurchaseAction } from '@app/domain'
import type { StaffNotificationKind } from './kinds.ts'

/** What only its owner does is told to nobody. A proposal that is corrected is a new one. */
const BY_ACTION: Partial<Record<PurchaseAction, NotificationKind>> = {
  create: 'purchaseRegistered',
  review: 'purchasePriceProposed',
  update: 'purchasePriceProposed',
  approve: 'purchaseApproved',
  cancel: 'purchaseCutDown',
  remove: 'purchaseRemoved',
  cancelWhole: 'purchaseRemoved',
}

export const purchaseNewsOf = (action: PurchaseAction): NotificationKind | undefined => BY_ACTION[action]

/** It waits for its review, or to be bought. */
const OF_STAFF: Partial<Record<PurchaseAction, StaffNotificationKind>> = {
  create: 'purchaseToReview',
  change: 'purchaseToReview',
  accept: 'purchaseAccepted',
}

export const staffNewsOfPurchase = (action: PurchaseAction): StaffNotificationKind | undefined => OF_STAFF[action]
