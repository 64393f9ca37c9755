import type { Db } from '../../../db/db.ts'
import * as mails from '../../mails/mails.repository.ts'
import { sayAgain } from '../../outbox/outbox.repository.ts'

/**
 * Reads once more what the mails were written for: what is said is of today, and links work. One that is refused again, or for which there
 * is no mail server, comes back.
 * @throws mailNotFound
 */
export const sendUnsentMails = (db: Db, { mailIds }: { mailIds: readonly string[] }): Promise<void> =>
  db.transaction(async (tx) => {
    await sayAgain(tx, await mails.takeUnsent(tx, mailIds))
  })
