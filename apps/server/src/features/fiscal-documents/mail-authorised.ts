import type { Db } from '../../db/db.ts'
import { fiscalDocumentMailed } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'

/** To their buyers, once each. */
export const mailAuthorised = (tx: Db, documentIds: readonly string[]): Promise<void> =>
  say(tx, fiscalDocumentMailed, ...documentIds.map((documentId) => ({ documentId, to: null, sending: 'authorised' })))
