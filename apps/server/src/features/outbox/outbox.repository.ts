// The only file that touches the outbox: what is to be done once the transaction that wrote it has committed.
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { outboxMessagesTable } from './outbox.table.ts'

export type NewMessage = { kind: string; payload: Record<string, unknown>; key?: string }

/** A message whose key is there already is left out. */
export async function addMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  const availableAt = now()
  await db
    .insert(outboxMessagesTable)
    .values(messages.map((message) => ({ ...message, availableAt })))
    .onConflictDoNothing({ target: outboxMessagesTable.key })
}
