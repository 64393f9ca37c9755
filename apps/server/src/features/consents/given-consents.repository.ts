// Whether a person may be declared as consignee: an authorized person who agreed to it, a client unless they withdrew (docs/decisions/0121).
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { consentsTable } from './consents.table.ts'

/** A consignee as an order names them: an authorized name, or the client. */
export type NamedConsignee = { authorizedNameId: string | null; clientId: string | null }

/** Whether each of these may be; the answer is asked consignee by consignee. */
export async function consentsOf(db: Db, consignees: readonly NamedConsignee[]): Promise<(consignee: NamedConsignee) => boolean> {
  const names = await consentingNames(
    db,
    consignees.flatMap(({ authorizedNameId }) => authorizedNameId ?? []),
  )
  const withdrawn = await clientsWhoWithdrew(
    db,
    consignees.flatMap(({ authorizedNameId, clientId }) => (authorizedNameId === null && clientId !== null ? clientId : [])),
  )
  return ({ authorizedNameId, clientId }) =>
    authorizedNameId === null ? clientId !== null && !withdrawn.has(clientId) : names.has(authorizedNameId)
}

type ConsigneeColumns = Record<keyof NamedConsignee, PgColumn>

/** For the view of a record that names a consignee: the same of one. */
export const hasConsented = ({ authorizedNameId, clientId }: ConsigneeColumns): SQL<boolean> => {
  const name = authorizedNamesTable
  const own = consentsTable
  const byClient = sql`select ${own.isGiven} from ${own} where ${own.userId} = ${clientId}  and ${own.kind} = 'consignee' and ${own.authorizedNameId} is null order by ${own.createdAt} desc, ${own.id} desc limit 1`
  const byName = sql`select from ${name} where ${name.id} = ${authorizedNameId} and coalesce(${name.consentedAt}, ${name.toleratedUntil}) is not null and ${name.removedAt} is null`
  return sql`case when ${authorizedNameId} is null then ${clientId} is not null and coalesce((${byClient}), true) else exists (${byName}) end`
}

/** A name that the client removed speaks for nobody any more. */
async function consentingNames(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { id, consentedAt, toleratedUntil, removedAt } = authorizedNamesTable
  const rows = await db
    .select({ id })
    .from(authorizedNamesTable)
    .where(and(inArray(id, [...ids]), or(isNotNull(consentedAt), isNotNull(toleratedUntil)), isNull(removedAt)))
  return new Set(rows.map((row) => row.id))
}

/** A client who orders in their own name asks for the declaration by it. Of several rows the newest counts: taking consent back is a row of its own. */
async function clientsWhoWithdrew(db: Db, clientIds: readonly string[]): Promise<Set<string>> {
  if (clientIds.length === 0) return new Set()
  const { userId, isGiven, kind, authorizedNameId, createdAt, id } = consentsTable
  const own = and(inArray(userId, [...clientIds]), eq(kind, 'consignee'), isNull(authorizedNameId))
  const rows = await db
    .selectDistinctOn([userId], { userId, isGiven })
    .from(consentsTable)
    .where(own)
    .orderBy(userId, desc(createdAt), desc(id))
  return new Set(rows.filter((row) => !row.isGiven).map((row) => row.userId))
}
