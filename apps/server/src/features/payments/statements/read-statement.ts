import type { ReceivedFile } from '@app/contract'
import { type ReadSheet, readSheet } from '../../../files/sheet-rows.ts'

/** A year of a busy account. */
const MOST_ROWS = 20_000

/** @throws DomainError fieldRequired, fieldNotValid, statementNotRead, statementTooLong */
export const readStatement = (files: readonly ReceivedFile[]): Promise<ReadSheet> =>
  readSheet(files, { field: 'statement', mostRows: MOST_ROWS, notRead: 'statementNotRead', tooLong: 'statementTooLong' })
