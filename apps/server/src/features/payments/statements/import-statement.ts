import type { payments as contract, Received, ReceivedFile } from '@app/contract'
import type { Statement } from '@app/contract/fields/statements'
import { type Actor, DomainError, linesOf, tableOf } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { only } from '../../../records/only.ts'
import { companyAccountFor } from '../../company/company-accounts.repository.ts'
import { addLines } from '../../statement-records/statement-lines.repository.ts'
import { addStatement, setAddedCount, statementInView } from '../../statement-records/statements.repository.ts'
import { statementView } from '../../statement-records/statements.view.ts'
import { readStatement } from './read-statement.ts'

type Request = Received<typeof contract.importStatement>['body'] & { files: readonly ReceivedFile[] }

/** Keeps what is new of a bank's file, in as many statements for five thousand lines as for one. */
export async function importStatement(db: Db, actor: Actor, { accountId, columns, files }: Request): Promise<Statement> {
  const account = await companyAccountFor(db, { method: 'transfer', accountId })
  if (account.kind !== 'bank') throw new DomainError('companyAccountNotFound', { field: 'accountId', ids: [accountId] })
  const { rows } = await readStatement(files)
  const table = tableOf(rows, columns)
  if (!table) throw new DomainError('statementColumnsMissing', { field: 'columns' })
  const { lines } = linesOf(table, columns)
  const days = lines.map(({ day }) => day).toSorted()
  const [firstDay] = days
  const lastDay = days.at(-1)
  if (firstDay === undefined || lastDay === undefined) throw new DomainError('statementEmpty', { field: 'statement' })
  const id = await db.transaction(async (tx) => {
    const counts = { lineCount: lines.length, addedCount: 0 }
    const fileName = (files[0]?.name ?? '').slice(-200)
    const made = { accountId, columns, fileName, firstDay, lastDay, ...counts, actorId: actor.userId }
    const { id: statementId } = await addStatement(tx, made)
    await setAddedCount(tx, statementId, await addLines(tx, { statementId, accountId }, lines))
    return statementId
  })
  return statementView(only(await statementInView.byIds(db, [id])))
}
