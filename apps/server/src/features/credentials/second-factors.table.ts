import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

const userId = () => uuid().references(() => usersTable.id)

export const secondFactorsTable = pgTable('second_factors', {
  id: id(),
  userId: userId().notNull().unique('second_factors_user_unique'),
  /** Base32, readable: whoever checks a code needs it (docs/decisions/0035). */
  secret: text().notNull(),
  createdAt: createdAt(),
  /** None yet: it was begun and does not count. */
  confirmedAt: instant(),
  /** The last time step that was accepted: a code works once. */
  lastUsedStep: bigint({ mode: 'number' }),
})
export type SecondFactorRow = typeof secondFactorsTable.$inferSelect

export const recoveryCodesTable = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId().notNull(),
    /** Hashed as passwords are: fifty bits are too few for a plain digest. */
    codeHash: text().notNull().unique('recovery_codes_hash_unique'),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (table) => [index('recovery_codes_of_user_index').on(table.userId)],
)
export type RecoveryCodeRow = typeof recoveryCodesTable.$inferSelect
