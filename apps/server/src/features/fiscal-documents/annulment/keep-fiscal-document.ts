import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { fiscalDocumentKind } from '../fiscal-documents.kind.ts'

/** The SRI did not annul it, or nobody asked. @throws DomainError fiscalActionNotAllowed */
export function keepFiscalDocument(db: Db, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const document = await lockOne(tx, actor, fiscalDocumentKind, id)
    await actOnOne(tx, actor, fiscalDocumentKind, 'keep', document, { annulmentReason: null })
  })
}
