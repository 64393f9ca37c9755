// The only file that touches the consents: who agreed to what, when and from where; rows are only ever added.
import type { Db } from '../../db/db.ts'
import { consentsTable } from './consents.table.ts'

export type NewConsent = Pick<
  typeof consentsTable.$inferInsert,
  'kind' | 'isGiven' | 'authorizedNameId' | 'identification' | 'wording'
>
type Giver = { userId: string; actorId: string; ip: string; userAgent: string }

export async function add(db: Db, { userId, actorId, ip, userAgent }: Giver, consents: readonly NewConsent[]): Promise<void> {
  if (consents.length === 0) return
  await db.insert(consentsTable).values(consents.map((consent) => ({ ...consent, userId, actorId, ip, userAgent })))
}
