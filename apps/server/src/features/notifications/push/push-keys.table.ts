import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from '../../../db/columns.ts'

/** What the house signs its push messages with (VAPID, RFC 8292): one pair, made at the first start. */
export const pushKeysTable = pgTable(
  'push_keys',
  {
    /** Base64url, as browsers take it. */
    publicKey: text().primaryKey(),
    /** The private key, locked up with the key of the environment for this row. */
    box: text().notNull(),
    createdAt: createdAt(),
  },
  () => [uniqueIndex('push_keys_one_unique').on(sql`(true)`)],
)
