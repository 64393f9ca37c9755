import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../db/columns.ts'
import { outboxMessagesTable } from '../outbox/outbox.table.ts'

/** Mails as they were sent, or as they would have been where there is no mail server. */
export const mailsTable = pgTable(
  'mails',
  {
    id: id(),
    outboxMessageId: uuid().references(() => outboxMessagesTable.id, { onDelete: 'set null' }),
    to: text('recipient').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    at: instant().notNull(),
    /** None: no mail server, or it refused (`error`). */
    deliveredAt: instant(),
    error: text(),
  },
  (table) => [
    /** At most one mail is kept of a message and a person. */
    uniqueIndex('mails_of_message_unique').on(table.outboxMessageId, table.to),
    index('mails_list_index').on(table.at, table.id),
    index('mails_of_recipient_index').on(table.to, table.at),
  ],
)
export type MailRow = typeof mailsTable.$inferSelect
