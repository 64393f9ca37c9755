import type { Download } from '@app/contract'
import type { Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { writeList } from '../../documents/list-sheet.ts'
import * as company from '../company/company.repository.ts'
import { getQuotaReport, type QuotaReportAsked } from './get-quota-report.ts'
import { quotaSheet } from './quota-sheet.document.ts'
import { MOST_ROWS } from './report-sheet.document.ts'

export async function exportQuotaReport(
  db: Db,
  { format, ...asked }: QuotaReportAsked & { format: 'xlsx' | 'csv' },
  language: Language,
): Promise<Download> {
  const { consignees, ...query } = await getQuotaReport(db, asked, MOST_ROWS)
  const { tradeName: author } = await company.get(db)
  return writeList(quotaSheet, format, { rows: consignees, language, author, query })
}
