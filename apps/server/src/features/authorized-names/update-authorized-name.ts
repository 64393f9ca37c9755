import type { authorizedNames as contract } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { authorizedNameView } from './authorized-name.view.ts'
import * as authorizedNames from './authorized-names.repository.ts'
import { recordConsent } from './record-consent.ts'

type NewName = z.output<typeof contract.newAuthorizedName>

/** Consent is of one person, for as long as they are a consignee: for another identification it is asked for again. */
export function updateAuthorizedName(
  db: Db,
  actor: Actor,
  context: RequestContext,
  id: string,
  { hasConsent, ...person }: NewName,
) {
  return db.transaction(async (tx) => {
    const name = await authorizedNames.get(tx, actor.userId, id)
    const isTaken = await authorizedNames.isNamed(tx, actor.userId, person.identification, id)
    if (isTaken) throw new DomainError('identificationTaken', { field: 'identification' })
    const isConsignee = person.purposes.includes('consignee')
    const isSamePerson = person.identification === name.identification && person.identificationType === name.identificationType
    const hadConsent = name.consentedAt !== null && isSamePerson
    if (isConsignee && !hadConsent && !hasConsent) throw new DomainError('consentMissing', { field: 'hasConsent' })
    const consentedAt = isConsignee ? (hadConsent ? name.consentedAt : now()) : null
    const updated = await authorizedNames.update(tx, name, { ...person, consentedAt })
    if (isConsignee !== hadConsent || !isSamePerson) await recordConsent(tx, actor, context, updated, isConsignee)
    return authorizedNameView(updated)
  })
}
