// What is read of lines of statements to publish them.
import type { StatementLineView } from '@app/contract/fields/statements'
import { type SQL, sql } from 'drizzle-orm'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { companyAccountAsJson } from '../company/company-accounts.repository.ts'
import { codeOfPayment } from '../ledger/payment-view.repository.ts'
import { isOpenLine } from './statement-lines.repository.ts'
import { statementLinesTable } from './statements.table.ts'

const { id, statementId, accountId, day, amountInCents, reference, text, paymentId, asideAt, asideReason } = statementLinesTable

/** What became of it. */
const stateOfLine = sql<StatementLineView['state']>`case when ${amountInCents} < 0 then 'debit'
  when ${paymentId} is not null then 'booked' when ${asideAt} is not null then 'aside' else 'open' end`

const IN_STATE = {
  debit: sql`${amountInCents} < 0`,
  booked: sql`${paymentId} is not null`,
  aside: sql`${asideAt} is not null`,
  open: isOpenLine,
} as const satisfies Record<StatementLineView['state'], SQL>
export const hasState = (state: StatementLineView['state']): SQL => IN_STATE[state]

const LINE_VIEW = {
  ...{ id, statementId, day, amountInCents, reference, text, asideReason },
  account: companyAccountAsJson(accountId),
  state: stateOfLine,
  payment: codeOfPayment(paymentId),
}
export const statementLineInView = recordView(statementLinesTable, id, LINE_VIEW)
export type StatementLineInView = RowOf<typeof LINE_VIEW>
