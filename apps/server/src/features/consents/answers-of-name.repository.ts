// What a person answered who is declared in a client's place: each answer a row, the newest first.
import type { ConsentEvidence } from '@app/domain'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { consentsTable } from './consents.table.ts'
import { textsTable } from './texts/texts.table.ts'

export type AnswerOfName = {
  isGiven: boolean
  evidence: ConsentEvidence
  at: string
  version: number | null
  fileId: string | null
}

const { isGiven, evidence, createdAt, fileId, authorizedNameId, identification, kind, id, textId, textHash } = consentsTable

/** For the view of a name: the answers of the person with its identification. */
export const answersOfName = (name: { id: PgColumn; identification: PgColumn }): SQL<AnswerOfName[]> =>
  listAsJson(
    { isGiven, evidence, at: createdAt, version: textsTable.version, fileId },
    sql`from ${consentsTable} left join ${textsTable} on ${textsTable.id} = ${textId}
      where ${authorizedNameId} = ${name.id} and ${identification} = ${name.identification} and ${kind} = 'consignee'`,
    sql`${createdAt} desc, ${id} desc`,
  )

/** The words that their newest answer is about. */
export async function latestTextOfName(db: Db, nameId: string, ofIdentification: string) {
  const own = and(eq(authorizedNameId, nameId), eq(identification, ofIdentification), eq(kind, 'consignee'))
  const [row] = await db.select({ textId, textHash }).from(consentsTable).where(own).orderBy(desc(createdAt), desc(id)).limit(1)
  return row ?? {}
}
