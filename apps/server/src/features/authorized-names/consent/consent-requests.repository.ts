// The only file that touches the requests for a consignee's consent, and the links that answer them.
import { DomainError } from '@app/domain'
import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { hashToken, newToken } from '../../credentials/tokens.ts'
import { authorizedNamesTable } from '../authorized-names.table.ts'
import { type ConsentRequestRow, consentRequestsTable } from './consent-requests.table.ts'

const table = consentRequestsTable

type NewRequest = Pick<ConsentRequestRow, 'authorizedNameId' | 'identification' | 'askedById' | 'email' | 'expiresAt'>

/** Links of before end: of one person one link at most is good. */
export async function add(db: Db, request: NewRequest): Promise<string> {
  await endLinks(db, request.authorizedNameId)
  const [added] = await db.insert(table).values(request).returning({ id: table.id })
  if (!added) throw new Error('a request was not added')
  return added.id
}

/** @returns the token, which only the link carries. */
export async function issueToken(db: Db, id: string): Promise<string> {
  const token = newToken()
  await db
    .update(table)
    .set({ tokenHash: hashToken(token) })
    .where(eq(table.id, id))
  return token
}

/** A link with which somebody agreed stays: it also withdraws. */
export async function endLinks(db: Db, authorizedNameId: string): Promise<void> {
  const isOpen = and(eq(table.authorizedNameId, authorizedNameId), isNull(table.answeredAt))
  await db
    .update(table)
    .set({ tokenHash: null, expiresAt: sql`least(${table.expiresAt}, ${now().toISOString()})` })
    .where(isOpen)
}

/** Newest first, of this person in all the time that they have this identification. */
export const listOf = (db: Db, authorizedNameId: string, identification: string): Promise<ConsentRequestRow[]> =>
  db
    .select()
    .from(table)
    .where(and(eq(table.authorizedNameId, authorizedNameId), eq(table.identification, identification)))
    .orderBy(desc(table.createdAt), desc(table.id))

export async function get(db: Db, id: string): Promise<ConsentRequestRow | null> {
  const [request] = await db.select().from(table).where(eq(table.id, id))
  return request ?? null
}

/**
 * The request that a link is for, locked: not answered and in time, or answered with yes. The name is still a consignee, and the same person.
 * @throws consentLinkInvalid for a link that is wrong, old, used up or followed by another
 */
export async function lockByToken(db: Db, token: string): Promise<ConsentRequestRow> {
  const isOpen = and(isNull(table.answeredAt), gt(table.expiresAt, now()))
  const [found] = await db
    .select({ request: table })
    .from(table)
    .innerJoin(authorizedNamesTable, eq(authorizedNamesTable.id, table.authorizedNameId))
    .where(
      and(
        eq(table.tokenHash, hashToken(token)),
        or(isOpen, isNotNull(table.answeredAt)),
        isNull(authorizedNamesTable.removedAt),
        eq(authorizedNamesTable.identification, table.identification),
        sql`'consignee' = any(${authorizedNamesTable.purposes})`,
      ),
    )
    .for('update', { of: table })
  if (!found) throw new DomainError('consentLinkInvalid')
  return found.request
}

export async function answer(
  db: Db,
  id: string,
  changes: Partial<Pick<ConsentRequestRow, 'answeredAt' | 'isGiven' | 'withdrawnAt'>>,
) {
  await db.update(table).set(changes).where(eq(table.id, id))
}

/** How often an address was mailed since then, whoever asked. */
export async function mailedSince(db: Db, email: string, since: Date): Promise<number> {
  return db.$count(table, and(eq(table.email, email), ne(table.email, ''), gt(table.createdAt, since)))
}
