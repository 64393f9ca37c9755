import { and, eq, isNull } from 'drizzle-orm'
import { outboxMessagesTable as messages } from '../../features/outbox/outbox.table.ts'
import type { RunningServer } from '../../running-server.ts'

/** The next steps of documents of the SRI are taken now, whenever they are due: tests do not wait for minutes. */
export async function hurrySteps({ db, wakeJobs }: Pick<RunningServer, 'db' | 'wakeJobs'>): Promise<void> {
  const isWaiting = and(eq(messages.kind, 'fiscalStep'), isNull(messages.sentAt))
  await db
    .update(messages)
    .set({ availableAt: new Date(0) })
    .where(isWaiting)
  wakeJobs()
}
