import type { NotificationKind } from '@app/contract/notifications.contract'
import { ICONS } from './icons.ts'

type Tone = 'blue' | 'violet' | 'teal' | 'amber' | 'orange' | 'red' | 'green' | 'neutral'
type Look = { tone: Tone; icon: readonly string[] }

// biome-ignore format: a table reads best as a table
const LOOKS: Record<NotificationKind, Look> = {
  orderRegistered:       { tone: 'blue',    icon: ICONS.eye },
  orderReviewed:         { tone: 'violet',  icon: ICONS.eyeCheck },
  orderIncomplete:       { tone: 'red',     icon: ICONS.alertTriangle },
  orderResumed:          { tone: 'green',   icon: ICONS.check },
  orderInMiami:          { tone: 'teal',    icon: ICONS.warehouse },
  receiptUndone:         { tone: 'neutral', icon: ICONS.arrowBackUp },
  orderFound:            { tone: 'green',   icon: ICONS.check },
  orderWaits:            { tone: 'red',     icon: ICONS.alertTriangle },
  orderShipped:          { tone: 'amber',   icon: ICONS.planeDeparture },
  orderArrived:          { tone: 'amber',   icon: ICONS.planeArrival },
  weighingUndone:        { tone: 'neutral', icon: ICONS.arrowBackUp },
  orderReadyToPay:       { tone: 'orange',  icon: ICONS.coin },
  orderPriceChanged:     { tone: 'orange',  icon: ICONS.coin },
  billIssued:            { tone: 'orange',  icon: ICONS.fileInvoice },
  billVoided:            { tone: 'neutral', icon: ICONS.arrowBackUp },
  paymentReminder:       { tone: 'orange',  icon: ICONS.coin },
  orderPaid:             { tone: 'green',   icon: ICONS.coins },
  orderDelivered:        { tone: 'green',   icon: ICONS.checks },
  orderRemoved:          { tone: 'neutral', icon: ICONS.trash },
  orderSplit:            { tone: 'teal',    icon: ICONS.warehouse },
  paymentUndone:         { tone: 'neutral', icon: ICONS.arrowBackUp },
  paymentReceived:       { tone: 'green',   icon: ICONS.coins },
  creditNoteIssued:      { tone: 'green',   icon: ICONS.fileInvoice },
  refundPaid:            { tone: 'green',   icon: ICONS.coins },
  refundRefused:         { tone: 'red',     icon: ICONS.coin },
  refundReturned:        { tone: 'neutral', icon: ICONS.arrowBackUp },
  paymentProofRefused:   { tone: 'red',     icon: ICONS.fileInvoice },
  orderDelayed:          { tone: 'orange',  icon: ICONS.alertTriangle },
  incidentOpened:        { tone: 'red',     icon: ICONS.alertTriangle },
  incidentResolved:      { tone: 'green',   icon: ICONS.check },
  purchaseRegistered:    { tone: 'blue',    icon: ICONS.eye },
  purchasePriceProposed: { tone: 'orange',  icon: ICONS.coin },
  purchaseApproved:      { tone: 'violet',  icon: ICONS.eyeCheck },
  purchaseCutDown:       { tone: 'orange',  icon: ICONS.coin },
  purchaseRemoved:       { tone: 'neutral', icon: ICONS.trash },
  dropshippingQuoted:    { tone: 'orange',  icon: ICONS.coin },
  dropshippingPurchased: { tone: 'violet',  icon: ICONS.eyeCheck },
  dropshippingQuotedAnew: { tone: 'orange', icon: ICONS.arrowBackUp },
  dropshippingRefused:   { tone: 'neutral', icon: ICONS.trash },
  messageAnswered:       { tone: 'blue',    icon: ICONS.message },
  orderToReview:         { tone: 'blue',    icon: ICONS.eye },
  orderAnswered:         { tone: 'blue',    icon: ICONS.check },
  packageMatched:        { tone: 'teal',    icon: ICONS.warehouse },
  purchaseToReview:      { tone: 'blue',    icon: ICONS.eye },
  purchaseAccepted:      { tone: 'green',   icon: ICONS.check },
  dropshippingToQuote:   { tone: 'blue',    icon: ICONS.coin },
  dropshippingAccepted:  { tone: 'green',   icon: ICONS.check },
  paymentProofReceived:  { tone: 'orange',  icon: ICONS.coins },
  billRequested:         { tone: 'orange',  icon: ICONS.fileInvoice },
  refundRequested:       { tone: 'orange',  icon: ICONS.coins },
  approvalRequested:     { tone: 'orange',  icon: ICONS.check },
  approvalAnswered:      { tone: 'blue',    icon: ICONS.check },
  messageReceived:       { tone: 'blue',    icon: ICONS.message },
  securityNotice:        { tone: 'red',     icon: ICONS.alertTriangle },
}
const OTHER: Look = { tone: 'blue', icon: ICONS.bell }

/** The page may be newer than this component and know kinds that it does not. */
export const lookOf = (kind: NotificationKind): Look => LOOKS[kind] ?? OTHER
