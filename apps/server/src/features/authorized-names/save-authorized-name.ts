import type { authorizedNames as contract } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as consents from '../consents/consents.repository.ts'
import { authorizedNameView } from './authorized-name.view.ts'
import * as authorizedNames from './authorized-names.repository.ts'

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

type Named = { id: string; identification: string }

const recordConsent = (
  db: Db,
  { userId }: Actor,
  { ip, userAgent }: RequestContext,
  { id, identification }: Named,
  isGiven: boolean,
) =>
  consents.add(db, { userId, actorId: userId, ip, userAgent }, [
    { kind: 'consignee', isGiven, authorizedNameId: id, identification },
  ])
