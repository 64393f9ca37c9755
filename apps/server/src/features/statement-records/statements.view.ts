import type { Statement, StatementLineView } from '@app/contract/fields/statements'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import type { StatementLineInView } from './statement-line-view.repository.ts'
import type { StatementInView } from './statements.repository.ts'

export const statementView = ({ account, createdAt, ...statement }: StatementInView): Statement => ({
  id: statement.id,
  account: known(account),
  fileName: statement.fileName,
  createdAt: instantAsAnswered(createdAt),
  actor: statement.actor,
  firstDay: statement.firstDay,
  lastDay: statement.lastDay,
  lineCount: statement.lineCount,
  addedCount: statement.addedCount,
  debitCount: statement.debitCount,
  bookedCount: statement.bookedCount,
  asideCount: statement.asideCount,
  leftCount: statement.leftCount,
})

export const statementLineView = ({ account, ...line }: StatementLineInView): StatementLineView => ({
  id: line.id,
  statementId: line.statementId,
  account: known(account),
  day: line.day,
  amountInCents: line.amountInCents,
  reference: line.reference,
  text: line.text,
  state: line.state,
  payment: line.payment,
  asideReason: line.asideReason,
})

function known<Account>(account: Account | null): Account {
  if (account === null) throw new Error('a statement is of no account')
  return account
}
