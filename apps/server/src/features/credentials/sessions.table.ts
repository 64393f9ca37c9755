import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { now } from '../../clock.ts'
import { createdAt, freeText, id, instant, isOneOf } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

const userId = () => uuid().references(() => usersTable.id)

/** Only hashes of tokens are kept. */
export const sessionsTable = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique('sessions_token_hash_unique'),
    userId: userId().notNull(),
    createdAt: createdAt(),
    /** When its owner last showed who they are: signing in, or asked again. */
    authenticatedAt: instant().notNull().defaultNow().$defaultFn(now),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** What its browser seals with; none once the session has ended (docs/decisions/0130). */
    storageKey: text(),
    userAgent: freeText(),
    ip: freeText(),
  },
  (table) => [
    index('sessions_of_user_index').on(table.userId, table.createdAt),
    index('sessions_expired_index').on(table.expiresAt),
  ],
)
export type SessionRow = typeof sessionsTable.$inferSelect

export const RESET_PURPOSES = ['passwordReset', 'invitation', 'firstAdministrator'] as const

export const resetTokensTable = pgTable(
  'reset_tokens',
  {
    id: id(),
    tokenHash: text().notNull().unique('reset_tokens_token_hash_unique'),
    purpose: text({ enum: RESET_PURPOSES }).notNull().default('passwordReset'),
    /** None yet for the first administrator. */
    userId: userId(),
    /** What was mailed proves the address; what staff passed on does not. */
    isMailed: boolean().notNull().default(true),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    isOneOf('reset_tokens_purpose_check', table.purpose, RESET_PURPOSES),
    check('reset_tokens_user_check', sql`${table.userId} is not null or ${table.purpose} = 'firstAdministrator'`),
    index('reset_tokens_of_user_index').on(table.userId),
  ],
)
export type ResetTokenRow = typeof resetTokensTable.$inferSelect
