import type { authorizedNames as contract } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { viewName } from './authorized-name-view.repository.ts'
import * as authorizedNames from './authorized-names.repository.ts'
import { endLinks } from './consent/consent-requests.repository.ts'

type NewName = z.output<typeof contract.newAuthorizedName>

/** Consent is of one person, for as long as they are a consignee: with another identification they are another person. */
export function updateAuthorizedName(db: Db, actor: Actor, id: string, { hasConsent: _ticked, ...person }: NewName) {
  return db.transaction(async (tx) => {
    const name = await authorizedNames.lock(tx, actor, id)
    const isTaken = await authorizedNames.isNamed(tx, actor.userId, person.identification, id)
    if (isTaken) throw new DomainError('identificationTaken', { field: 'identification' })
    const isSamePerson = person.identification === name.identification && person.identificationType === name.identificationType
    const isKept = isSamePerson && person.purposes.includes('consignee')
    if (!isKept) await endLinks(tx, id)
    const { consentedAt, toleratedUntil } = isKept ? name : { consentedAt: null, toleratedUntil: null }
    const identityVerifiedAt = isSamePerson ? name.identityVerifiedAt : null
    await authorizedNames.update(tx, name, { ...person, consentedAt, toleratedUntil, identityVerifiedAt })
    return viewName(tx, id)
  })
}
