import { randomUUID } from 'node:crypto'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { lockOne } from '../../records/records.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { fiscalDocumentMailed } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { fiscalDocumentKind } from './fiscal-documents.kind.ts'
import { requireAuthorised } from './print-fiscal-document.ts'

type Request = { documentId: string; email?: string | undefined }

/** Again, or elsewhere; who sent it where is on record. @throws DomainError fiscalDocumentNotFound, fiscalActionNotAllowed */
export function mailFiscalDocument(db: Db, actor: Actor, { documentId, email }: Request): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, status } = requireAuthorised(await lockOne(tx, actor, fiscalDocumentKind, documentId))
    const event = { aggregate: 'fiscalDocument', aggregateId: id, action: 'mail', from: status, to: status } as const
    await addEvents(tx, actor, [{ ...event, note: email ?? '' }])
    await say(tx, fiscalDocumentMailed, { documentId: id, to: email ?? null, sending: randomUUID() })
  })
}
