// The only file that touches the quotations, which are only ever added.
import { SHORTEST_SEARCH } from '@app/domain'

import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { all, ownedBy, type Reach, withinReach } from '../../records/reach.ts'
import type { Doer } from '../events/events.repository.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { type QuotationRow, quotationsTable } from './quotations.table.ts'

export type QuotationFilter = { clientId?: string | undefined; q?: string | undefined }

export async function addQuotation(db: Db, quotation: typeof quotationsTable.$inferInsert): Promise<QuotationRow> {
  const [added] = await db.insert(quotationsTable).values(quotation).returning()
  if (!added) throw new Error('the quotation was not added')
  return added
}

const pageOf = pagesOf(
  {
    createdAt: quotationsTable.createdAt,
    code: quotationsTable.code,
    totalInCents: quotationsTable.totalInCents,
    weightInGrams: quotationsTable.weightInGrams,
  },
  quotationsTable.id,
)

export async function listQuotations(db: Db, actor: Doer, filter: QuotationFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return db
    .select({ quotation: quotationsTable, client: personColumns(usersTable), cursor })
    .from(quotationsTable)
    .leftJoin(usersTable, eq(usersTable.id, quotationsTable.clientId))
    .where(and(await matching(db, actor, filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

/** Counting stops at MOST_COUNTED. */
export const countQuotations = async (db: Db, actor: Doer, filter: QuotationFilter): Promise<number> =>
  countUpToMost(db, quotationsTable, await matching(db, actor, filter))

async function matching(db: Db, actor: Doer, { clientId, q }: QuotationFilter): Promise<SQL | undefined> {
  return and(
    withinReach({ reach: quotationReach }, actor),
    clientId ? eq(quotationsTable.clientId, clientId) : undefined,
    await found(db, q),
  )
}

/** The quotation's number, or the client. */
async function found(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (!q || q.length < SHORTEST_SEARCH) return undefined
  return or(eq(quotationsTable.code, q.toUpperCase()), await isOfNamedUser(db, quotationsTable.clientId, q))
}

/** A client's own; an associate's are those of their clients as they are now. */
const quotationReach: Reach = {
  administrator: all,
  associate: (userId) =>
    sql`${quotationsTable.clientId} in (select ${usersTable.id} from ${usersTable} where ${usersTable.associateId} = ${userId})`,
  client: ownedBy(quotationsTable.clientId),
}
