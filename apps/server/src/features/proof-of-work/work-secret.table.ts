import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../db/columns.ts'

/** What all instances sign their tasks with: made once, by whoever needs it first. */
export const workSecretTable = pgTable('work_secret', {
  isOnly: boolean().primaryKey().default(true),
  secret: text().notNull(),
  createdAt: createdAt(),
})
