// What the demo house says about itself, and what became of the messages of its year.
import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { companyTable } from '../features/company/company.table.ts'
import { keepBankAccounts } from '../features/company/company-accounts.repository.ts'
import { notificationsTable } from '../features/notifications/notifications.table.ts'
import { outboxMessagesTable } from '../features/outbox/outbox.table.ts'
import { HOUSE } from './house.ts'

/** Its accounts and their password are printed: nobody should need a telephone to look around. */
const WITHOUT_SECOND_STEP = { requiresSecondStep: false }

export async function nameHouse(db: Db): Promise<void> {
  const { bankAccounts, ...house } = HOUSE
  await db.update(companyTable).set({ ...house, ...WITHOUT_SECOND_STEP })
  await keepBankAccounts(db, bankAccounts)
}

/** Nobody is sent what was to be done before. */
export const closeOutbox = (db: Db, before: Date): Promise<unknown> =>
  db
    .update(outboxMessagesTable)
    .set({ sentAt: outboxMessagesTable.availableAt, lockedUntil: null })
    .where(and(isNull(outboxMessagesTable.sentAt), lt(outboxMessagesTable.availableAt, before)))

/** A few hours after it was told. */
export const markNewsRead = (db: Db, before: Date): Promise<unknown> =>
  db
    .update(notificationsTable)
    .set({ readAt: sql`${notificationsTable.createdAt} + interval '3 hours'` })
    .where(lt(notificationsTable.createdAt, before))
