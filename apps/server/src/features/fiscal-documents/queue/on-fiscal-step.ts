import type { JobParts } from '../../../jobs/job-parts.ts'
import type { Postponed, Said } from '../../outbox/message-types.ts'
import { readFiscalDocument } from '../fiscal-documents.repository.ts'
import { makeCall } from './make-call.ts'
import { signWaiting } from './sign-waiting.ts'

type Step = { documentId: string; step: number }

/**
 * The next step of a document: to sign it, or one call to the SRI. A message of a step that was taken already, by an instance that was killed
 * before it said so, or of a document that moved otherwise, says nothing.
 */
export async function onFiscalStep(parts: JobParts, { attempts, payload }: Said<Step>): Promise<Postponed | undefined> {
  const document = await readFiscalDocument(parts.db, payload.documentId)
  if (document?.step !== payload.step) return undefined
  if (document.status === 'waiting') return signWaiting(parts, document)
  if (document.status !== 'signed' && document.status !== 'received') return undefined
  return makeCall(parts, { ...document, status: document.status }, { isReadAgain: attempts > 1 })
}
