// Whether somebody agreed: of several rows the newest counts, since taking consent back is a row of its own.
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { consentsTable } from './consents.table.ts'

/** Whether a client agreed to be declared as consignee under this identification. */
export async function hasConsentedAsConsignee(db: Db, userId: string, identification: string): Promise<boolean> {
  const own = and(
    eq(consentsTable.userId, userId),
    eq(consentsTable.kind, 'consignee'),
    eq(consentsTable.identification, identification),
    isNull(consentsTable.authorizedNameId),
  )
  const newestFirst = [desc(consentsTable.createdAt), desc(consentsTable.id)]
  const [newest] = await db
    .select({ isGiven: consentsTable.isGiven })
    .from(consentsTable)
    .where(own)
    .orderBy(...newestFirst)
    .limit(1)
  return newest?.isGiven ?? false
}
