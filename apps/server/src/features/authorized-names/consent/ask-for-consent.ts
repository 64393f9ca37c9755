import type { authorizedNames as contract, Received } from '@app/contract'
import { consentLinkPath } from '@app/contract/paths'
import { type Actor, askAgainFrom, CONSENT_LINK_LIFETIME_IN_DAYS, DomainError } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { Parts } from '../../../http/parts.ts'
import { consentAsked } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { limitTries } from '../../rate-limits/limit-tries.ts'
import * as users from '../../users/users.repository.ts'
import * as authorizedNames from '../authorized-names.repository.ts'
import type { AuthorizedNameRow } from '../authorized-names.table.ts'
import * as requests from './consent-requests.repository.ts'
import { earlierRequests } from './earlier-requests.ts'

type Asked = Received<typeof contract.askForConsent>['body']

const DAY_IN_MILLISECONDS = 86_400_000
/** Of one mailbox, whoever asks it. */
const MAILBOX = { most: 3, withinMilliseconds: 7 * DAY_IN_MILLISECONDS }

/**
 * Asks a person by a link of their own whether they may be declared in a client's place. The server mails it where it can; else the caller gets
 * the link once, to pass it on. Links of before end.
 * @throws authorizedNameNotFound, consentNotNeeded, tooManyRequests
 */
export async function askForConsent(parts: Parts, actor: Actor, id: string, { email = '' }: Asked) {
  const isMailed = email !== '' && parts.mailer !== null
  await limitTries(parts, { consentAskedBy: actor.userId })
  return parts.db.transaction(async (tx) => {
    const name = await authorizedNames.lock(tx, actor, id)
    if (!name.purposes.includes('consignee') || name.consentedAt) throw new DomainError('consentNotNeeded', { ids: [id] })
    await requireAnotherMailbox(tx, actor, name, email)
    await requireUnbothered(tx, name, isMailed ? email : '')
    const expiresAt = new Date(now().getTime() + CONSENT_LINK_LIFETIME_IN_DAYS * DAY_IN_MILLISECONDS)
    const requestId = await requests.add(tx, {
      ...{ authorizedNameId: id, identification: name.identification, askedById: actor.userId, expiresAt },
      email: isMailed ? email : '',
    })
    if (isMailed) {
      await say(tx, consentAsked, { requestId })
      return { link: null, sentTo: email, expiresAt: expiresAt.toISOString() }
    }
    const token = await requests.issueToken(tx, requestId)
    return { link: parts.config.publicUrl + consentLinkPath(token), sentTo: null, expiresAt: expiresAt.toISOString() }
  })
}

/** Their own mailbox is not the other person's. */
async function requireAnotherMailbox(db: Db, { userId }: Actor, { clientId }: AuthorizedNameRow, email: string): Promise<void> {
  if (email === '') return
  const own = await Promise.all([userId, clientId].map((one) => users.get(db, one)))
  if (own.some((account) => account.email === email)) throw new DomainError('consentOfAnother', { field: 'email' })
}

/** @throws tooManyRequests with the seconds until they may be asked again */
async function requireUnbothered(db: Db, { id, identification }: AuthorizedNameRow, email: string): Promise<void> {
  const earlier = (await requests.listOf(db, id, identification)).map((one) => ({ ...one, askedAt: one.createdAt }))
  const from = askAgainFrom(earlierRequests(earlier), email !== '', now())
  if (from) throw tooMany(from)
  const since = new Date(now().getTime() - MAILBOX.withinMilliseconds)
  if (email !== '' && (await requests.mailedSince(db, email, since)) >= MAILBOX.most)
    throw tooMany(new Date(now().getTime() + DAY_IN_MILLISECONDS))
}

const tooMany = (until: Date) =>
  new DomainError('tooManyRequests', { retryAfterInSeconds: Math.ceil((until.getTime() - now().getTime()) / 1_000) })
