import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { latestTextOfName } from '../../consents/answers-of-name.repository.ts'
import * as consents from '../../consents/consents.repository.ts'
import { viewName } from '../authorized-name-view.repository.ts'
import * as authorizedNames from '../authorized-names.repository.ts'
import * as requests from './consent-requests.repository.ts'

/** The person told the office that they withdraw: a row about the words that they had agreed to. What was declared stays so. */
export function withdrawNameConsent(db: Db, actor: Actor, { ip, userAgent }: RequestContext, id: string) {
  return db.transaction(async (tx) => {
    const name = await authorizedNames.lock(tx, actor, id)
    const { clientId, identification, consentedAt } = name
    if (consentedAt) {
      const text = await latestTextOfName(tx, id, identification)
      const giver = { userId: clientId, actorId: actor.userId, ip, userAgent }
      const of = { authorizedNameId: id, identification, ...text }
      await consents.add(tx, giver, [{ kind: 'consignee', evidence: 'act', isGiven: false, ...of }])
      await requests.endLinks(tx, id)
      await authorizedNames.setConsent(tx, name, null)
    }
    return viewName(tx, id)
  })
}
