import type { payments as contract, Received, ReceivedFile } from '@app/contract'
import type { StatementPreview } from '@app/contract/payments.contract'
import { columnsOf, DomainError, linesOf, namesOf, type StatementColumns, type StatementTable, tableOf } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { requireKnown } from '../../company/company-accounts.repository.ts'
import { confirmedColumns } from '../../statement-records/statements.repository.ts'
import { readStatement } from './read-statement.ts'

type Request = Received<typeof contract.previewStatement>['body'] & { files: readonly ReceivedFile[] }

const FIRST_LINES = 10
const FIRST_SKIPPED = 10

/** What the file is taken for, by the columns that are given, else those that were confirmed, else what its headings say. */
export async function previewStatement(db: Db, { accountId, columns: given, files }: Request): Promise<StatementPreview> {
  await requireKnown(db, accountId)
  const { rows, form } = await readStatement(files)
  const confirmed = await confirmedColumns(db, accountId)
  const known = [given, confirmed].find((one) => one && tableOf(rows, one))
  const table = tableOf(rows, known) ?? tableOf(rows)
  if (!table) throw new DomainError('statementNotRead', { field: 'statement' })
  const columns = known ?? guessed(table)
  const { lines, skipped, decimalSign, dayOrder } = columns ? linesOf(table, columns) : NOT_YET
  return {
    headings: table.headings,
    readAs: { ...form, decimalSign, dayOrder },
    columns,
    isConfirmed: columns !== null && known === confirmed,
    lines: lines.slice(0, FIRST_LINES).map(({ occurrence: _occurrence, ...line }) => line),
    lineCount: lines.length,
    skipped: skipped.slice(0, FIRST_SKIPPED),
    skippedCount: skipped.length,
  }
}

/** Until the columns are known there is neither a line nor what says how amounts and days are written. */
const NOT_YET = { lines: [], skipped: [], decimalSign: null, dayOrder: null }

function guessed(table: StatementTable): StatementColumns | null {
  const { day, reference = null, text, amount = null, direction = null, credit = null, debit = null } = columnsOf(table)
  if (day === undefined || (amount === null && credit === null)) return null
  const columns = { day, reference, text, amount, direction, credit, debit }
  return new Set(namesOf(columns)).size === namesOf(columns).length ? columns : null
}
