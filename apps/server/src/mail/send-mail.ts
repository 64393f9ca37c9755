import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import * as mails from '../features/mails/mails.repository.ts'
import { logUnsentMail } from './log-unsent-mail.ts'
import type { Mail } from './mail.ts'
import type { Mailer } from './mailer.ts'

export type Post = {
  db: Db
  mailer: Mailer | null
  config: Config
  log: FastifyBaseLogger
}

/** To the mail server, or into the local outbox. What a mail server took is kept nowhere: its link is a secret. */
export async function sendMail({ db, mailer, config, log }: Post, mail: Mail, outboxMessageId: string | null): Promise<void> {
  if (mailer) return mailer.send(mail)
  await mails.keep(db, mail, outboxMessageId)
  logUnsentMail(config, log, mail)
}
