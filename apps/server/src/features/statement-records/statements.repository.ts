// Bank files that were imported.
import type { StatementColumns } from '@app/domain'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { companyAccountAsJson } from '../company/company-accounts.repository.ts'
import { writerNamedBy } from '../people/person-columns.repository.ts'
import { type StatementRow, statementLinesTable, statementsTable } from './statements.table.ts'

export async function addStatement(db: Db, statement: Omit<StatementRow, 'id' | 'createdAt'>): Promise<StatementRow> {
  const [added] = await db.insert(statementsTable).values(statement).returning()
  if (!added) throw new Error('the statement was not added')
  return added
}

export const setAddedCount = (db: Db, id: string, addedCount: number): Promise<unknown> =>
  db.update(statementsTable).set({ addedCount }).where(eq(statementsTable.id, id))

/** Those of the newest file of the account. */
export async function confirmedColumns(db: Db, accountId: string): Promise<StatementColumns | null> {
  const [newest] = await db
    .select({ columns: statementsTable.columns })
    .from(statementsTable)
    .where(eq(statementsTable.accountId, accountId))
    .orderBy(desc(statementsTable.createdAt))
    .limit(1)
  return newest?.columns ?? null
}

const { id, fileName, createdAt, firstDay, lastDay, lineCount, addedCount, accountId, actorId } = statementsTable
const { statementId, paymentId, asideAt, amountInCents } = statementLinesTable
const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${statementLinesTable} where ${statementId} = ${id} and ${condition})`

const STATEMENT_VIEW = {
  ...{ id, fileName, createdAt, firstDay, lastDay, lineCount, addedCount },
  account: companyAccountAsJson(accountId),
  actor: writerNamedBy(actorId),
  debitCount: countOf(sql`${amountInCents} < 0`),
  bookedCount: countOf(sql`${paymentId} is not null`),
  asideCount: countOf(sql`${asideAt} is not null`),
  leftCount: countOf(sql`${paymentId} is null and ${asideAt} is null and ${amountInCents} > 0`),
}
export const statementInView = recordView(statementsTable, id, STATEMENT_VIEW)
export type StatementInView = RowOf<typeof STATEMENT_VIEW>
