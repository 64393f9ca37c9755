import type { accounts as contract, Download, Received } from '@app/contract'
import type { Actor, Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as company from '../company/company.repository.ts'
import { wholeAccount } from './get-account.ts'
import { statementDocument } from './statement.document.ts'

type Query = Received<typeof contract.getAccountPdf>['query']

/** Some fifty pages: more is no document for people, and takes the server too long to draw. */
const MOST_PRINTED = 2_000

export async function printAccount(db: Db, actor: Actor, asked: Query, language: Language): Promise<Download> {
  const account = await wholeAccount(db, actor, { ...asked, most: MOST_PRINTED })
  return statementDocument(account, asked, await company.get(db), language)
}
