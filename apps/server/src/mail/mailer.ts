import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Mail } from './mail.ts'

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

const LONGEST_WAIT_IN_MILLISECONDS = 20_000

/** @returns null where there is no mail server: mails then stay in the local outbox (the table `mails`). */
export function openMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | null {
  if (!smtpUrl) return null
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      connectionTimeout: LONGEST_WAIT_IN_MILLISECONDS,
      greetingTimeout: LONGEST_WAIT_IN_MILLISECONDS,
      socketTimeout: LONGEST_WAIT_IN_MILLISECONDS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: mailFrom },
  )
  return {
    send: async ({ to, subject, text, html }) => void (await transport.sendMail({ to, subject, text, html })),
    close: () => transport.close(),
  }
}
