import type { ReceivedFile } from '@app/contract'
import type { FiscalRegistration } from '@app/contract/fiscal/fiscal-registration.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { locked } from '../../secrets/locked-secret.ts'
import * as company from '../company/company.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { factsOf } from '../fiscal-documents/signature/certificate-facts.ts'
import * as certificates from '../fiscal-registration-records/signing-certificates.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { openedCertificate, shownFacts } from './certificate-file.ts'
import { fiscalRegistrationOf } from './fiscal-registration.view.ts'
import { requireSecretsKey } from './require-secrets-key.ts'

type Given = { files: readonly ReceivedFile[]; password: string; acceptsOtherRuc: boolean }
type Caller = { actor: Actor; context: RequestContext }

/**
 * Signs from now on; the one before no more. The file and its password end with the call.
 * @throws DomainError secretsKeyMissing, certificateRucNotAccepted, and as `openedCertificate`
 */
export async function keepCertificate(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  { actor, context }: Caller,
  { files, password, acceptsOtherRuc }: Given,
): Promise<FiscalRegistration> {
  const key = await requireSecretsKey(config)
  const { certificate, privateKey } = await openedCertificate(files, password)
  const facts = factsOf(certificate)
  const { isOfCompany } = shownFacts(facts, (await company.get(db)).ruc)
  if (!isOfCompany && !acceptsOtherRuc) throw new DomainError('certificateRucNotAccepted', { field: 'acceptsOtherRuc' })
  const id = newId()
  const box = locked(privateKey.export({ format: 'der', type: 'pkcs8' }), key, id)
  const row = { ...facts, id, certificate: certificate.toString(), keptById: actor.userId }
  return db.transaction(async (tx: Db) => {
    const before = await certificates.currentCertificate(tx)
    await certificates.keepCertificate(tx, row, box)
    const detail = `${facts.holder}, ${facts.issuer}`
    const changes = { signingCertificate: { from: before?.holder ?? null, to: facts.holder } }
    await addEvents(tx, actor, [{ aggregate: 'company', aggregateId: company.THE_COMPANY, action: 'update', changes }])
    await sayGuardedActs(tx, actor, context, [{ act: 'certificateKept', detail }])
    return fiscalRegistrationOf(tx, config)
  })
}
