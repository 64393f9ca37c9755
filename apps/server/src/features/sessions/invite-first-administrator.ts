import type { Config } from '../../config.ts'
import type { Db } from '../../db/db.ts'
import { passwordLink } from '../../mail/password-mails.ts'
import * as resetTokens from '../credentials/reset-tokens.repository.ts'
import { INVITATION_LIFETIME_IN_MILLISECONDS } from '../credentials/session-lifetimes.ts'
import { administratorInvited } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import * as users from '../users/users.repository.ts'

const EMAIL_WITHOUT_CHOICE = 'admin@puente.local'

/**
 * While no account can administer the house, each start invites one: by mail when there is an ADMIN_EMAIL and a mail server.
 * @returns otherwise what to print on the console, which only the server's operator reads.
 */
export async function inviteFirstAdministrator(db: Db, { adminEmail, smtpUrl, publicUrl }: Config): Promise<string | null> {
  if (await users.hasAdministrator(db)) return null
  const email = adminEmail ?? EMAIL_WITHOUT_CHOICE
  const administrator = await users.addAdministrator(db, { email, firstName: 'Administración', lastName: 'Puente' })
  if (adminEmail && smtpUrl) {
    await say(db, administratorInvited, { userId: administrator.id })
    return `An invitation to administer was mailed to ${email}.`
  }
  const token = await issueInvitation(db, administrator.id, false)
  return `Nobody administers yet. Choose the password of ${email} here, once and within a day:\n  ${passwordLink(publicUrl, token)}`
}

export const issueInvitation = (db: Db, userId: string, isMailed: boolean): Promise<string> =>
  db.transaction((tx) =>
    resetTokens.issue(tx, userId, {
      purpose: 'firstAdministrator',
      lifetimeInMilliseconds: INVITATION_LIFETIME_IN_MILLISECONDS,
      isMailed,
    }),
  )
