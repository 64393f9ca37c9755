import { businessDay } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import { actOnOne } from '../../../records/act.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { THE_HOUSE } from '../../events/events.repository.ts'
import { fiscalSettingsOf } from '../../fiscal-registration-records/fiscal-registration.repository.ts'
import { takeNextSequential } from '../../fiscal-registration-records/fiscal-sequences.repository.ts'
import { addAttempt } from '../fiscal-attempts.repository.ts'
import { fiscalDocumentKind } from '../fiscal-documents.kind.ts'
import { sayNextSteps } from '../fiscal-documents.repository.ts'
import type { FiscalDocumentRow } from '../fiscal-documents.table.ts'
import { facturaChangedBy } from '../notas-de-credito/notas-de-credito.repository.ts'
import type { SigningIdentity } from '../signature/signing-certificate.ts'
import { waitToSign } from './follow-answer.ts'
import { NotSignable, newNumericCode, signedBytes, signingIdentity } from './signed-bytes.ts'

/** Number, date, XML and signature in one transaction: a failure takes no number, and the document waits with words. */
export async function signWaiting({ db, config }: JobParts, document: FiscalDocumentRow): Promise<undefined> {
  try {
    await requireFactura(db, document)
    const identity = await signingIdentity(db, config)
    await db.transaction((tx) => sign(tx, identity, document))
  } catch (error) {
    if (!(error instanceof NotSignable)) throw error
    await db.transaction((tx) => waitToSign(tx, document, error))
  }
}

/** A nota de crédito waits for its factura. @throws NotSignable */
async function requireFactura(db: Db, { kind, facturaId }: FiscalDocumentRow): Promise<void> {
  if (kind !== 'notaCredito') return
  const factura = await facturaChangedBy(db, facturaId)
  if (factura?.status !== 'authorised') throw new NotSignable('facturaPending')
}

async function sign(tx: Db, identity: SigningIdentity, { id, step }: FiscalDocumentRow): Promise<void> {
  const begunAt = performance.now()
  const document = await lockOne(tx, THE_HOUSE, fiscalDocumentKind, id)
  if (document.step !== step) return
  const { environment, kind } = document
  const { establishment, emissionPoint } = await fiscalSettingsOf(tx)
  const series = { environment, establishment, emissionPoint }
  // From here on the series is held: its numbers and dates rise together.
  const sequential = await takeNextSequential(tx, { ...series, kind })
  const numbering = { ...series, sequential, numericCode: newNumericCode(), issuedOn: businessDay(now()) }
  const bytes = await signedBytes(tx, identity, document, numbering)
  const progress = { ...document.progress, next: 'send', tries: 0, since: now().toISOString() } as const
  const signed = { ...numbering, ...bytes, progress, step: step + 1, trouble: null, troubleDetail: '' }
  const after = await actOnOne(tx, THE_HOUSE, fiscalDocumentKind, 'sign', document, signed)
  await addAttempt(tx, {
    ...{ documentId: id, call: 'sign', accessKey: bytes.accessKey, outcome: 'signed', because: '', messages: [], content: '' },
    tookInMilliseconds: Math.round(performance.now() - begunAt),
  })
  await sayNextSteps(tx, [{ document: after, waitInSeconds: 0 }])
}
