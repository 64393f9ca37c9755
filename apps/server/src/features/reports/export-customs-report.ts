import type { Download } from '@app/contract'
import type { Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { writeList } from '../../documents/list-sheet.ts'
import * as company from '../company/company.repository.ts'
import { customsSheet } from './customs-sheet.document.ts'
import { type CustomsAsked, getCustomsReport } from './get-customs-report.ts'
import { MOST_ROWS, rowsOf } from './report-sheet.document.ts'

export async function exportCustomsReport(
  db: Db,
  { format, ...asked }: CustomsAsked & { format: 'xlsx' | 'csv' },
  language: Language,
): Promise<Download> {
  const report = await getCustomsReport(db, asked, MOST_ROWS)
  const { tradeName: author } = await company.get(db)
  return writeList(customsSheet, format, { rows: rowsOf(report, language), language, author, query: { ...asked, ...report } })
}
