import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isNotNegative, isOneOf } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'
import { sessionsTable } from './sessions.table.ts'

const userId = () => uuid().references(() => usersTable.id)

/** Public keys: who reads them can sign in as nobody. */
export const passkeysTable = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId().notNull(),
    name: text().notNull(),
    /** Base64url, as the authenticator made it. */
    credentialId: text().notNull().unique('passkeys_credential_unique'),
    /** COSE (RFC 9053), in base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it signed; always 0 where it does not count. */
    signatures: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_of_user_index').on(table.userId), isNotNegative('passkeys_signatures_check', table.signatures)],
)
export type PasskeyRow = typeof passkeysTable.$inferSelect

export const CHALLENGE_PURPOSES = ['add', 'signIn', 'prove'] as const

/** Each is asked once and gone: in the database, so that any instance may take the answer. */
export const passkeyChallengesTable = pgTable(
  'passkey_challenges',
  {
    id: id(),
    challenge: text().notNull().unique('passkey_challenges_challenge_unique'),
    purpose: text({ enum: CHALLENGE_PURPOSES }).notNull(),
    /** None before the sign-in. */
    sessionId: uuid().references(() => sessionsTable.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    isOneOf('passkey_challenges_purpose_check', table.purpose, CHALLENGE_PURPOSES),
    check('passkey_challenges_session_check', sql`(${table.sessionId} is null) = (${table.purpose} = 'signIn')`),
    index('passkey_challenges_of_session_index').on(table.sessionId),
    index('passkey_challenges_expired_index').on(table.expiresAt),
  ],
)
export type PasskeyChallengeRow = typeof passkeyChallengesTable.$inferSelect
