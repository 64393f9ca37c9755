import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Mail } from './mail.ts'

/** Without a mail server a developer reads the link on the console; elsewhere links stay out of the log. */
export function announcerFor({ environment }: Config, log: FastifyBaseLogger): (mail: Mail) => void {
  if (environment === 'development') return ({ to, subject, link }) => console.log(`Mail to ${to} (${subject}): ${link}`)
  return ({ subject }) => log.info({ subject }, 'no mail server: a mail was kept in the local outbox')
}
