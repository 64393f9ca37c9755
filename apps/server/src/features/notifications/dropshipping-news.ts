// What is news of a dropshipping request, for its client and for staff.
import type { NotificationKind } from '@app/contract/notifications.contract'
import type { DropshippingAction } from '@app/domain'
import type { StaffNotificationKind } from './kinds.ts'

/** That it is in delivery, its order says. */
export const DROPSHIPPING_NEWS: Partial<Record<DropshippingAction, NotificationKind>> = {
  quote: 'dropshippingQuoted',
  purchase: 'dropshippingPurchased',
  quoteAnew: 'dropshippingQuotedAnew',
  refuse: 'dropshippingRefused',
  refuseWithOrder: 'dropshippingRefused',
}

/** It waits for a quote, or to be bought. */
export const DROPSHIPPING_NEWS_OF_STAFF: Partial<Record<DropshippingAction, StaffNotificationKind>> = {
  create: 'dropshippingToQuote',
  change: 'dropshippingToQuote',
  accept: 'dropshippingAccepted',
}
