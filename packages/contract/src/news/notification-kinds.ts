// What people are told of, by who they are.

/** Told to clients: each is one sentence, which the notifications component says in the person's language. */
export const CLIENT_NOTIFICATION_KINDS = [
  'orderRegistered',
  'orderReviewed',
  'orderIncomplete',
  'orderResumed',
  'orderInMiami',
  'receiptUndone',
  'orderFound',
  'orderWaits',
  'orderShipped',
  'orderDelayed',
  'orderArrived',
  'orderReadyToPay',
  'orderPriceChanged',
  'weighingUndone',
  'billIssued',
  'billVoided',
  'paymentReminder',
  'orderPaid',
  'orderDelivered',
  'orderRemoved',
  'orderSplit',
  'paymentUndone',
  'paymentReceived',
  'paymentProofRefused',
  'creditNoteIssued',
  'refundPaid',
  'refundRefused',
  'refundReturned',
  'incidentOpened',
  'incidentResolved',
  'purchaseRegistered',
  'purchasePriceProposed',
  'purchaseApproved',
  'purchaseCutDown',
  'purchaseRemoved',
  'dropshippingQuoted',
  'dropshippingPurchased',
  'dropshippingQuotedAnew',
  'dropshippingRefused',
  'messageAnswered',
] as const

/** Told to staff: what waits for them. */
export const STAFF_NOTIFICATION_KINDS = [
  'orderToReview',
  'orderAnswered',
  'packageMatched',
  'purchaseToReview',
  'purchaseAccepted',
  'dropshippingToQuote',
  'dropshippingAccepted',
  'paymentProofReceived',
  'billRequested',
  'refundRequested',
  'approvalRequested',
  'approvalAnswered',
  'messageReceived',
] as const

/** Told to whoever it concerns, and to every administrator. */
export const SECURITY_NOTIFICATION_KINDS = ['securityNotice'] as const

export const NOTIFICATION_KINDS = [
  ...CLIENT_NOTIFICATION_KINDS,
  ...STAFF_NOTIFICATION_KINDS,
  ...SECURITY_NOTIFICATION_KINDS,
] as const
