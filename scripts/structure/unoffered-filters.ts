/** Filters that programs use and no screen offers. Nothing is added; what is no longer true fails the check. */
export const UNOFFERED_FILTERS: readonly string[] = [
  'listApprovals.kind',
  'listApprovals.recordId',
  'listEarnings.isToTakeOff',
  'listEarnings.settlementId',
  'listEarnings.status',
  'listFiscalDocuments.clientId',
  'listIncidents.kind',
  'listIncidents.status',
  'listPaymentProofs.billId',
  'listPaymentProofs.clientId',
  'listPaymentProofs.purchaseId',
  'listPayments.billId',
  'listQuotations.clientId',
  'listSettlements.kind',
  'listSettlements.method',
  'listSettlements.status',
]
