import { type PurchaseStatus, purchasesThatAre } from '@app/domain'

/** The tabs of one's own purchases; the first is what still asks for something. */
export const OWN_VIEWS = {
  open: purchasesThatAre('open'),
  toAnswer: ['pendingChanges'],
  inReview: ['inReview'],
  accepted: ['accepted'],
  approved: purchasesThatAre('approved'),
  removed: purchasesThatAre('removed'),
} satisfies Record<string, PurchaseStatus[]>
export type OwnView = keyof typeof OWN_VIEWS
export const OWN_VIEW_NAMES = Object.keys(OWN_VIEWS) as OwnView[]

/** The tabs of purchases to handle (specification, section 7), and where those handled went. */
export const STAFF_VIEWS = {
  toHandle: purchasesThatAre('open'),
  inReview: ['inReview'],
  pendingChanges: ['pendingChanges'],
  accepted: ['accepted'],
  approved: purchasesThatAre('approved'),
  removed: purchasesThatAre('removed'),
} satisfies Record<string, PurchaseStatus[]>
export type StaffView = keyof typeof STAFF_VIEWS
export const STAFF_VIEW_NAMES = Object.keys(STAFF_VIEWS) as StaffView[]
