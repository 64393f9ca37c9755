import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Mail } from './mail.ts'

/** Without a mail server a developer reads the link on the console; elsewhere links stay out of the log. */
export function logUnsentMail({ environment }: Config, log: FastifyBaseLogger, { to, subject, link }: Mail): void {
  if (environment === 'development') console.log(`Mail to ${to} (${subject}): ${link}`)
  else log.info({ subject }, 'no mail server: a mail was kept in the local outbox')
}
