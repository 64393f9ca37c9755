// Clients by what a label may say of them.
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { contains, searchable } from '../../../db/search.ts'
import { usersTable } from '../../users/users.table.ts'

/** What a label says that a client may be known by. */
export type LabelClues = { casilleroCodes: string[]; identifications: string[]; emails: string[]; words: string[] }

const { firstName, lastName } = usersTable

const candidateColumns = {
  id: usersTable.id,
  firstName,
  lastName,
  email: usersTable.email,
  username: usersTable.username,
  casilleroCode: usersTable.casilleroCode,
  identification: usersTable.identification,
}

const MOST_CANDIDATES = 20

/** Active clients with one of the codes, or with the most words of the names. */
export function findCandidates(db: Db, { casilleroCodes, identifications, emails, words }: LabelClues) {
  const isSure = or(
    inArray(usersTable.casilleroCode, casilleroCodes),
    inArray(usersTable.identification, identifications),
    inArray(usersTable.email, emails),
  )
  const name = sql`' ' || ${searchable(firstName, lastName)} || ' '`
  const shared = words.map((word) => sql`(case when ${name} like ${`% ${word} %`} then 1 else 0 end)`)
  const wordsShared = sql.join([sql`0::int`, ...shared], sql` + `)
  const { isAdmin, isAssociate, isCourier, status, searchText } = usersTable
  const isClient = and(eq(isAdmin, false), eq(isAssociate, false), eq(isCourier, false), eq(status, 'active'))
  return db
    .select(candidateColumns)
    .from(usersTable)
    .where(and(isClient, or(isSure, ...words.map((word) => contains(searchText, word)))))
    .orderBy(desc(sql`(${isSure})::int`), desc(wordsShared), lastName, firstName, usersTable.id)
    .limit(MOST_CANDIDATES)
}
export type Candidate = Awaited<ReturnType<typeof findCandidates>>[number]
