import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { all, ownedBy, type Reach } from '../../records/reach.ts'
import { personColumns } from '../people/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { type QuotationRow, quotationsTable } from './quotations.table.ts'

export async function addQuotation(db: Db, quotation: typeof quotationsTable.$inferInsert): Promise<QuotationRow> {
  const [added] = await db.insert(quotationsTable).values(quotation).returning()
  if (!added) throw new Error('the quotation was not added')
  return added
}

export const selectQuotations = (db: Db, cursor: SQL<string>) =>
  db
    .select({ quotation: quotationsTable, client: personColumns(usersTable), cursor })
    .from(quotationsTable)
    .leftJoin(usersTable, eq(usersTable.id, quotationsTable.clientId))

/** A client's own; an associate's are those of their clients as they are now. */
export const quotationReach: Reach = {
  administrator: all,
  associate: (userId) =>
    sql`${quotationsTable.clientId} in (select ${usersTable.id} from ${usersTable} where ${usersTable.associateId} = ${userId})`,
  client: ownedBy(quotationsTable.clientId),
}
