import type { Db } from '../db/db.ts'
import * as mails from '../features/mails/mails.repository.ts'
import type { Mail } from './mail.ts'
import type { Mailer } from './mailer.ts'

export type Post = {
  db: Db
  mailer: Mailer | null
  /** Told where mails go nowhere, so that a developer can follow their link. */
  announce: (mail: Mail) => void
}

/** To the mail server, or into the local outbox. What a mail server took is kept nowhere: its link is a secret. */
export async function sendMail({ db, mailer, announce }: Post, mail: Mail, outboxMessageId: string | null): Promise<void> {
  if (mailer) return mailer.send(mail)
  await mails.keep(db, mail, outboxMessageId)
  announce(mail)
}
