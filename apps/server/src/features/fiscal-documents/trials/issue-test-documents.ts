import { type Actor, DomainError, percentOf, startedAt } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { create } from '../../../records/create.repository.ts'
import { fiscalSettingsOf } from '../../fiscal-registration-records/fiscal-registration.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { fiscalDocumentKind } from '../fiscal-documents.kind.ts'
import { sayNextSteps } from '../fiscal-documents.repository.ts'

/** What a test charges before IVA, at 0 % and at the general rate. */
const ZERO_IN_CENTS = 1_000
const GENERAL_IN_CENTS = 100

/**
 * A factura and a nota de crédito of all of it, to the SRI's environment for trials: of no bill, to nobody (fiscal, section 8).
 * @throws DomainError fiscalActionNotAllowed because `notTesting`
 */
export function issueTestDocuments(db: Db, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    const { mode } = await fiscalSettingsOf(tx)
    if (mode !== 'test') throw new DomainError('fiscalActionNotAllowed', { because: ['notTesting'], next: [] })
    const { ivaInBasisPoints } = await readParameters(tx)
    const at = now()
    const test = {
      ...{ environment: 'test' as const, waitsSince: at, statusSince: at, progress: startedAt(at, 'send') },
      ...amountsOf(percentOf(GENERAL_IN_CENTS, ivaInBasisPoints)),
    }
    const [factura] = await create(tx, actor, fiscalDocumentKind, 'ask', [{ ...test, kind: 'factura' }])
    if (!factura) throw new Error('a test was not made')
    const [nota] = await create(tx, actor, fiscalDocumentKind, 'ask', [{ ...test, kind: 'notaCredito', facturaId: factura.id }])
    await sayNextSteps(
      tx,
      [factura, nota].flatMap((document) => (document ? [{ document, waitInSeconds: 0 }] : [])),
    )
  })
}

const amountsOf = (ivaInCents: number) => ({
  zeroBaseInCents: ZERO_IN_CENTS,
  generalBaseInCents: GENERAL_IN_CENTS,
  ...{ notSubjectBaseInCents: 0, exemptBaseInCents: 0, thirdPartyInCents: 0 },
  ivaInCents,
  totalInCents: ZERO_IN_CENTS + GENERAL_IN_CENTS + ivaInCents,
})
