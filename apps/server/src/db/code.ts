import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** What each kind of code begins with, the sequence it counts with, and how many digits it has at least. */
const CODES = {
  order: { prefix: 'ORD-', sequence: 'order_codes', digits: 6 },
  request: { prefix: 'SOL-', sequence: 'request_numbers', digits: 6 },
  purchase: { prefix: 'COM-', sequence: 'purchase_codes', digits: 6 },
  bundle: { prefix: 'BUL-', sequence: 'bundle_codes', digits: 6 },
  manifest: { prefix: 'MAN-', sequence: 'manifest_codes', digits: 6 },
  bill: { prefix: 'VTA-', sequence: 'bill_codes', digits: 6 },
  payment: { prefix: 'PAG-', sequence: 'payment_codes', digits: 6 },
  creditNote: { prefix: 'NCR-', sequence: 'credit_note_codes', digits: 6 },
  refund: { prefix: 'DEV-', sequence: 'refund_codes', digits: 6 },
  approval: { prefix: 'APR-', sequence: 'approval_codes', digits: 6 },
  settlement: { prefix: 'LIQ-', sequence: 'settlement_codes', digits: 6 },
  drawerClosing: { prefix: 'CIE-', sequence: 'drawer_closing_codes', digits: 6 },
  quotation: { prefix: 'COT-', sequence: 'quotation_codes', digits: 6 },
  dropshipping: { prefix: 'DRO-', sequence: 'dropshipping_codes', digits: 6 },
  incident: { prefix: 'INC-', sequence: 'incident_codes', digits: 6 },
  charge: { prefix: 'CAR-', sequence: 'charge_codes', digits: 3 },
  tariff: { prefix: 'ARA-', sequence: 'tariff_codes', digits: 3 },
  authorizedName: { prefix: 'AUT-', sequence: 'authorized_name_codes', digits: 5 },
  closedAccount: { prefix: 'CTA-', sequence: 'closed_account_codes', digits: 4 },
  casillero: { prefix: 'UIO-', sequence: 'casillero_codes', digits: 4 },
} as const
export type CodeKind = keyof typeof CODES

/** The next code of a kind, like ORD-000123. Codes rise and never repeat; one is skipped where a transaction fails. */
export async function nextCode(db: Db, kind: CodeKind): Promise<string> {
  const [code = ''] = await nextCodes(db, kind, 1)
  return code
}

/** Several in one round trip. */
export async function nextCodes(db: Db, kind: CodeKind, count: number): Promise<string[]> {
  const { prefix, sequence, digits } = CODES[kind]
  const { rows } = await db.execute<{ number: string }>(
    sql`select nextval(${sequence}::regclass)::text as number from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ number }) => prefix + number.padStart(digits, '0'))
}

/** The code that `VTA123` means, as it is written here: of a kind by its prefix, with zeros; nothing where it is another. */
export function codeOfNumber(kind: CodeKind, text: string): string | undefined {
  const { prefix, digits } = CODES[kind]
  const letters = prefix.replace('-', '')
  const number = text.startsWith(letters) ? text.slice(letters.length) : ''
  return /^\d{1,12}$/.test(number) ? prefix + number.padStart(digits, '0') : undefined
}
