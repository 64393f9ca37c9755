// Steps of documents of the SRI whose time has not come: tests do not wait for minutes.
import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { outboxMessagesTable as messages } from '../../features/outbox/outbox.table.ts'
import type { RunningServer } from '../../running-server.ts'

/** Makes all that waits due now, and wakes the server as any call does. */
export async function hurrySteps({ db, url }: Pick<RunningServer, 'db' | 'url'>): Promise<void> {
  const isWaiting = and(eq(messages.kind, 'fiscalStep'), isNull(messages.sentAt))
  await db
    .update(messages)
    .set({ availableAt: new Date(0) })
    .where(isWaiting)
  await fetch(`${url}/api/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${randomBytes(1)[0]}` },
    body: JSON.stringify({ email: `nobody-${randomBytes(4).toString('hex')}@puente.test` }),
  })
}
