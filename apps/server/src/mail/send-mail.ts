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

/**
 * To the mail server, or into the local outbox. What a mail server took is kept nowhere: its link is a secret.
 * @throws what the mail server said, so that it is tried again; staff see meanwhile whom it did not reach
 */
export async function sendMail(post: Post, mail: Mail, outboxMessageId: string): Promise<void> {
  const { failed, error } = await sendMails(post, [mail], outboxMessageId)
  if (failed.length > 0) throw error
}

type Sent = { failed: string[]; error: unknown }

/** Several of one message, each to one person: one statement keeps all where there is no mail server, or where it took none. */
export async function sendMails({ db, mailer, config, log }: Post, all: readonly Mail[], outboxMessageId: string): Promise<Sent> {
  if (!mailer) {
    await mails.keepAll(db, all, outboxMessageId)
    for (const mail of all) logUnsentMail(config, log, mail)
    return { failed: [], error: null }
  }
  const refused = await refusedBy(mailer, all)
  if (refused.length > 0 && refused.length === all.length) await mails.keepRefused(db, refused, outboxMessageId)
  return { failed: refused.map(({ mail }) => mail.to), error: refused[0]?.error ?? null }
}

async function refusedBy(mailer: Mailer, all: readonly Mail[]): Promise<mails.Refused[]> {
  const sent = await Promise.allSettled(all.map((mail) => mailer.send(mail)))
  return all.flatMap((mail, index) => {
    const one = sent[index]
    return one?.status === 'rejected' ? [{ mail, error: one.reason }] : []
  })
}
