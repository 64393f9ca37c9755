import type { Download } from '@app/contract'
import type { Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { writeList } from '../../documents/list-sheet.ts'
import * as company from '../company/company.repository.ts'
import { billingSheet } from './billing-sheet.document.ts'
import { type BillingAsked, getBillingReport } from './get-billing-report.ts'
import { MOST_ROWS, rowsOf } from './report-sheet.document.ts'

export async function exportBillingReport(
  db: Db,
  { format, ...asked }: BillingAsked & { format: 'xlsx' | 'csv' },
  language: Language,
): Promise<Download> {
  const report = await getBillingReport(db, asked, MOST_ROWS)
  const { tradeName: author } = await company.get(db)
  return writeList(billingSheet, format, { rows: rowsOf(report, language), language, author, query: { ...asked, ...report } })
}
