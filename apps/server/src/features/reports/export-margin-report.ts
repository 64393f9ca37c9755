import type { Download } from '@app/contract'
import type { Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { writeList } from '../../documents/list-sheet.ts'
import * as company from '../company/company.repository.ts'
import { getMarginReport, type MarginAsked } from './get-margin-report.ts'
import { marginSheet } from './margin-sheet.document.ts'
import { MOST_ROWS, rowsOf } from './report-sheet.document.ts'

export async function exportMarginReport(
  db: Db,
  { format, ...asked }: MarginAsked & { format: 'xlsx' | 'csv' },
  language: Language,
): Promise<Download> {
  const report = await getMarginReport(db, asked, MOST_ROWS)
  const { tradeName: author } = await company.get(db)
  return writeList(marginSheet, format, { rows: rowsOf(report, language), language, author, query: { ...asked, ...report } })
}
