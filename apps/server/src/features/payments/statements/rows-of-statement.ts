import type { ReceivedFile } from '@app/contract'
import type { SheetRow } from '@app/domain'
import { rowsOfSheet } from '../../../files/sheet-rows.ts'

/** A year of a busy account. */
const MOST_ROWS = 20_000

/** @throws DomainError fieldRequired, fieldNotValid, statementNotRead, statementTooLong */
export const rowsOfStatement = (files: readonly ReceivedFile[]): Promise<SheetRow[]> =>
  rowsOfSheet(files, { field: 'statement', mostRows: MOST_ROWS, notRead: 'statementNotRead', tooLong: 'statementTooLong' })
