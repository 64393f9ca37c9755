import type { authorizedNames as contract } from '@app/contract'
import type { Db } from '../../../db/db.ts'
import { networkOf } from '../../../http/network.ts'
import type { Parts } from '../../../http/parts.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as company from '../../company/company.repository.ts'
import { publishedTextView } from '../../consents/texts/text.view.ts'
import * as texts from '../../consents/texts/texts.repository.ts'
import { limitTries } from '../../rate-limits/limit-tries.ts'
import * as users from '../../users/users.repository.ts'
import * as authorizedNames from '../authorized-names.repository.ts'
import * as requests from './consent-requests.repository.ts'
import type { ConsentRequestRow } from './consent-requests.table.ts'

/** Who asks, for what, and with which words. @throws consentLinkInvalid */
export async function readConsentLink(parts: Parts, { ip }: RequestContext, token: string): Promise<contract.ConsentLink> {
  await limitTries(parts, { consentLinkFromNetwork: networkOf(ip) })
  return parts.db.transaction(async (tx) => viewLink(tx, await requests.lockByToken(tx, token)))
}

export async function viewLink(db: Db, request: ConsentRequestRow): Promise<contract.ConsentLink> {
  const { name, identification, clientId } = await authorizedNames.lockAny(db, request.authorizedNameId)
  const client = await users.get(db, clientId)
  const { answeredAt, withdrawnAt, isGiven, expiresAt } = request
  return {
    client: { name: `${client.firstName} ${client.lastName}` },
    // Enough to know oneself by, and no more to whoever else opens the link.
    person: { name, identification: identification.slice(-4).padStart(identification.length, '•') },
    text: publishedTextView(await texts.get(db, 'consignee'), await company.get(db)),
    state: withdrawnAt ? 'withdrawn' : isGiven === null ? 'open' : isGiven ? 'given' : 'refused',
    answeredAt: (withdrawnAt ?? answeredAt)?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}
