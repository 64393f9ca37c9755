// What the audit is searched by. Without schemas: screens load it at once.

export const AUDIT_GROUPS = [
  'changed',
  'seen',
  'exported',
  'signedIn',
  'signInFailed',
  'signedOut',
  'credentials',
  'roles',
] as const
export type AuditGroup = (typeof AUDIT_GROUPS)[number]

/** What an event is about. */
export const AUDITED_RECORDS = [
  'order',
  'purchase',
  'bundle',
  'manifest',
  'bill',
  'payment',
  'paymentProof',
  'refund',
  'settlement',
  'approval',
  'fiscalDocument',
  'dropshippingRequest',
  'incident',
  'user',
  'authorizedName',
  'conversation',
  'charge',
  'tariff',
  'parameter',
  'company',
  'drawer',
  'location',
] as const
export type AuditedRecord = (typeof AUDITED_RECORDS)[number]
