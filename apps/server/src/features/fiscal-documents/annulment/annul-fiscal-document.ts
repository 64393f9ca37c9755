import { type Actor, businessDay, lastDayOfAnnulment } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { refusedBeside, requireAllowed } from '../../../records/next-status.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { fiscalSettingsOf } from '../../fiscal-registration-records/fiscal-registration.repository.ts'
import { fiscalDocumentKind } from '../fiscal-documents.kind.ts'

/**
 * Begins what a person does at SRI en línea (fiscal, section 7).
 * @throws DomainError fiscalActionNotAllowed: its status, `credited`, `test`, `late` with the day until when it was possible
 */
export function annulFiscalDocument(db: Db, actor: Actor, id: string, { reason }: { reason: string }) {
  return db.transaction(async (tx) => {
    const document = await lockOne(tx, actor, fiscalDocumentKind, id)
    await requireAllowed(tx, actor, fiscalDocumentKind, 'annul', [document])
    const { environment, accessKey, issuedOn } = document
    if (accessKey === null || issuedOn === null) throw new Error(`document ${id} is authorised without a number`)
    const until = lastDayOfAnnulment(issuedOn, (await fiscalSettingsOf(tx)).daysOff)
    const because = environment === 'test' ? 'test' : businessDay(now()) > until ? 'late' : null
    if (because) throw await refusedBeside(tx, actor, fiscalDocumentKind, 'annul', [document], { because: [because], until })
    await actOnOne(tx, actor, fiscalDocumentKind, 'annul', document, { annulmentReason: reason }, { note: reason })
    return { accessKey, until }
  })
}
