import type { Download } from '@app/contract'
import type { Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { writeList } from '../../documents/list-sheet.ts'
import * as company from '../company/company.repository.ts'
import { getMoneyReport, type MoneyAsked } from './get-money-report.ts'
import { moneyReportSheet } from './money-report-sheet.document.ts'

export async function exportMoneyReport(
  db: Db,
  { format, ...asked }: MoneyAsked & { format: 'xlsx' | 'csv' },
  language: Language,
): Promise<Download> {
  const { days: rows } = await getMoneyReport(db, asked)
  const { tradeName: author } = await company.get(db)
  return writeList(moneyReportSheet, format, { rows, language, author })
}
