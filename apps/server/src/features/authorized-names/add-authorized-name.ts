import type { authorizedNames as contract } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { authorizedNameView } from './authorized-name.view.ts'
import * as authorizedNames from './authorized-names.repository.ts'
import { recordConsent } from './record-consent.ts'

type NewName = z.output<typeof contract.newAuthorizedName>

/** Who is to be declared as consignee agreed to it: when and from where is on record (domain, section 2). */
export function addAuthorizedName(db: Db, actor: Actor, context: RequestContext, { hasConsent, ...person }: NewName) {
  const isConsignee = person.purposes.includes('consignee')
  if (isConsignee && !hasConsent) throw new DomainError('consentMissing', { field: 'hasConsent' })
  return db.transaction(async (tx) => {
    const code = await nextCode(tx, 'authorizedName')
    const consentedAt = isConsignee ? now() : null
    const added = await authorizedNames.add(tx, { ...person, code, clientId: actor.userId, consentedAt })
    if (isConsignee) await recordConsent(tx, actor, context, added, true)
    return authorizedNameView(added)
  })
}
