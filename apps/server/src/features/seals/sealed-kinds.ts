/** The tables that are only added to: each kind's rows are sealed. A test compares them with the triggers of the database. */
export const SEALED_KINDS = [
  'ledger_entries',
  'payments',
  'moves',
  'earning_entries',
  'quota_entries',
  'compensations',
  'credit_note_lines',
  'bill_lines',
  'drawer_lines',
  'parameters',
  'quotations',
  'consents',
  'texts',
  'fiscal_attempts',
  'fiscal_former_numbers',
  'events',
] as const
export type SealedKind = (typeof SEALED_KINDS)[number]
