import type { Config } from '../config.ts'
import type { Mail } from './mail.ts'

export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Whether the mail server lets us in. */
  check(): Promise<void>
  close(): void
}

const LONGEST_WAIT_IN_MILLISECONDS = 20_000

/** Keeps those who are away from answering (RFC 3834). */
const NOBODY_ANSWERS = { 'Auto-Submitted': 'auto-generated' }

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>

/** @returns null where there is no mail server: mails then stay in the local outbox (the table `mails`). */
export async function openMailer({ smtpUrl, mailFrom, publicUrl }: MailConfig): Promise<Mailer | null> {
  if (!smtpUrl) return null
  const { createTransport } = await import('nodemailer')
  const { hostname } = new URL(publicUrl)
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
    send: async ({ id, to, subject, text, html, attachments = [] }) => {
      const messageId = id && `<${id}@${hostname}>`
      const files = attachments.map(({ name: filename, contentType, content }) => ({
        ...{ filename, contentType, content: Buffer.from(content) },
      }))
      const mail = { to, subject, text, html, headers: NOBODY_ANSWERS, attachments: files }
      await transport.sendMail({ ...mail, ...(messageId && { messageId }) })
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}
