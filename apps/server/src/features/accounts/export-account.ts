import type { accounts as contract, Download, Received } from '@app/contract'
import { MOST_EXPORTED } from '@app/contract/fields/list-limits'
import type { Actor, Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { writeList } from '../../documents/list-sheet.ts'
import * as company from '../company/company.repository.ts'
import { wholeAccount } from './get-account.ts'
import { statementLines, statementSheet } from './statement-sheet.document.ts'

type Query = Received<typeof contract.exportAccount>['query']

export async function exportAccount(db: Db, actor: Actor, { format, ...asked }: Query, language: Language): Promise<Download> {
  const account = await wholeAccount(db, actor, { ...asked, most: MOST_EXPORTED })
  const { tradeName: author } = await company.get(db)
  return writeList(statementSheet, format, { rows: statementLines(account), language, author, subject: account.client.code })
}
