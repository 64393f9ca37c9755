// The only file that touches the consents: who agreed to what, when and from where; rows are only ever added.
import type { TextKind } from '@app/domain'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { consentsTable } from './consents.table.ts'
import { textsTable } from './texts/texts.table.ts'

type NewConsent = Pick<
  typeof consentsTable.$inferInsert,
  'kind' | 'isGiven' | 'evidence' | 'textId' | 'textHash' | 'fileId' | 'authorizedNameId' | 'identification'
>
export type Giver = { userId: string; actorId: string | null; ip: string; userAgent: string }

export async function add(db: Db, { userId, actorId, ip, userAgent }: Giver, consents: readonly NewConsent[]): Promise<void> {
  if (consents.length === 0) return
  await db.insert(consentsTable).values(consents.map((consent) => ({ ...consent, userId, actorId, ip, userAgent })))
}

const OWN_KINDS: readonly TextKind[] = ['terms', 'privacy', 'consignee']

/** Every answer of a person about themselves, the newest first. */
export async function listOwn(db: Db, userId: string) {
  const { id, kind, isGiven, evidence, textId, textHash, createdAt } = consentsTable
  const own = and(eq(consentsTable.userId, userId), isNull(consentsTable.authorizedNameId), inArray(kind, [...OWN_KINDS]))
  const rows = await db
    .select({ id, kind, isGiven, evidence, textId, textHash, version: textsTable.version, createdAt })
    .from(consentsTable)
    .leftJoin(textsTable, eq(textsTable.id, textId))
    .where(own)
    .orderBy(desc(createdAt), desc(id))
  return rows.map((row) => ({ ...row, kind: row.kind as TextKind }))
}
