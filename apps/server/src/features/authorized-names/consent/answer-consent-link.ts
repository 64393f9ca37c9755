import type { authorizedNames as contract, Received } from '@app/contract'
import { DomainError } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { networkOf } from '../../../http/network.ts'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as consents from '../../consents/consents.repository.ts'
import * as texts from '../../consents/texts/texts.repository.ts'
import { limitTries } from '../../rate-limits/limit-tries.ts'
import * as authorizedNames from '../authorized-names.repository.ts'
import * as requests from './consent-requests.repository.ts'
import type { ConsentRequestRow } from './consent-requests.table.ts'
import { viewLink } from './read-consent-link.ts'

type Answer = Received<typeof contract.answerConsentLink>['body']

/**
 * The person's own answer: once yes or no, and after a yes a withdrawal.
 * @throws consentLinkInvalid also for a second answer; textIsNewer where other words than the newest were shown
 */
export async function answerConsentLink(parts: Parts, context: RequestContext, given: Answer): Promise<contract.ConsentLink> {
  await limitTries(parts, { consentLinkFromNetwork: networkOf(context.ip) })
  return parts.db.transaction(async (tx) => {
    const request = await requests.lockByToken(tx, given.token)
    return viewLink(tx, await answerRequest(tx, context, request, given))
  })
}

/** Within the caller's transaction. */
export async function answerRequest(
  db: Db,
  { ip, userAgent }: Pick<RequestContext, 'ip' | 'userAgent'>,
  request: ConsentRequestRow,
  { isGiven, version }: Pick<Answer, 'isGiven' | 'version'>,
): Promise<ConsentRequestRow> {
  const isWithdrawal = request.isGiven === true && request.withdrawnAt === null && !isGiven
  if (request.answeredAt !== null && !isWithdrawal) throw new DomainError('consentLinkInvalid')
  const text = await texts.get(db, 'consignee')
  if (isGiven && text.version !== version) throw new DomainError('textIsNewer', { field: 'version' })
  const { authorizedNameId, identification } = request
  const name = await authorizedNames.lockAny(db, authorizedNameId)
  const giver = { userId: name.clientId, actorId: null, ip, userAgent }
  const of = { authorizedNameId, identification, textId: text.id, textHash: text.hash }
  await consents.add(db, giver, [{ kind: 'consignee', evidence: 'link', isGiven, ...of }])
  await authorizedNames.setConsent(db, name, isGiven ? now() : null)
  const changes = isWithdrawal ? { withdrawnAt: now() } : { answeredAt: now(), isGiven }
  await requests.answer(db, request.id, changes)
  return { ...request, ...changes }
}
