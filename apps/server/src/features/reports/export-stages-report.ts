import type { Download } from '@app/contract'
import type { Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { writeList } from '../../documents/list-sheet.ts'
import * as company from '../company/company.repository.ts'
import type { DaysAsked } from './days-asked.ts'
import { getStagesReport } from './get-stages-report.ts'
import { stageRows, stagesSheet } from './stages-sheet.document.ts'

export async function exportStagesReport(
  db: Db,
  { format, ...asked }: DaysAsked & { format: 'xlsx' | 'csv' },
  language: Language,
): Promise<Download> {
  const report = await getStagesReport(db, asked)
  const { tradeName: author } = await company.get(db)
  return writeList(stagesSheet, format, { rows: stageRows(report), language, author, query: report })
}
