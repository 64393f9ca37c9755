// One call to the SRI about a document: no transaction is open meanwhile, and one guarded transaction writes what follows.
import { afterCall, businessDay, CONTINGENCY_PAUSE_IN_SECONDS, type FiscalUnderWay, keyToAsk } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { JobParts } from '../../../jobs/job-parts.ts'
import { Postponed } from '../../outbox/message-types.ts'
import { bringForward } from '../../outbox/outbox.repository.ts'
import { addAttempt } from '../fiscal-attempts.repository.ts'
import { noteAnswer, noteFailure, waitForTurn } from '../fiscal-contact.repository.ts'
import type { FiscalDocumentRow } from '../fiscal-documents.table.ts'
import { askSri, type SriAnswer, sendToSri, UNCLEAR_AFTER_END } from '../sri/transmit.ts'
import { follow } from './follow-answer.ts'
import { NotSignable, newNumericCode, type SignedAgain, signedAgain, signingIdentity } from './signed-bytes.ts'

type Document = FiscalDocumentRow & Pick<FiscalUnderWay, 'status'>

export async function makeCall(
  parts: JobParts,
  document: Document,
  { isReadAgain }: { isReadAgain: boolean },
): Promise<Postponed | undefined> {
  const { db, config } = parts
  const { environment, progress } = document
  const until = await waitForTurn(db, environment)
  if (until) return new Postponed(until)
  const call = progress.next
  const key = call === 'ask' ? keyToAsk(underWay(document)) : (document.accessKey ?? '')
  const begunAt = performance.now()
  const answer =
    call === 'ask'
      ? await askSri(config.sriUrl, environment, key)
      : isReadAgain
        ? UNCLEAR_AFTER_END
        : await sendToSri(config.sriUrl, environment, { accessKey: key, signedXml: document.signedXml ?? '' })
  const tookInMilliseconds = Math.round(performance.now() - begunAt)
  const decision = afterCall(underWay(document), answer, now())
  const signed = decision.action === 'redate' ? await signedAnew(parts, document) : null
  await db.transaction(async (tx) => {
    await addAttempt(tx, {
      ...{ documentId: document.id, call, accessKey: key, outcome: answer.outcome, because: answer.because },
      ...{ messages: messagesOf(answer), content: answer.content, tookInMilliseconds },
    })
    await noteContact(tx, document, answer)
    await follow(tx, document, decision, { key, answer, signed })
  })
}

/** Of today, with another key. Where nothing can be signed now, the same is tried later. */
async function signedAnew({ db, config }: JobParts, document: Document): Promise<SignedAgain | NotSignable> {
  try {
    return await signedAgain(db, await signingIdentity(db, config), document, {
      issuedOn: businessDay(now()),
      numericCode: newNumericCode(),
    })
  } catch (error) {
    if (error instanceof NotSignable) return error
    throw error
  }
}

const underWay = ({ status, accessKey, formerKeys, progress }: Document): FiscalUnderWay => ({
  status,
  accessKey: accessKey ?? '',
  formerKeys,
  progress,
})

const messagesOf = (answer: SriAnswer) => ('messages' in answer ? [...answer.messages] : [])

async function noteContact(tx: Db, { environment }: Document, answer: SriAnswer): Promise<void> {
  if (answer === UNCLEAR_AFTER_END) return
  if (answer.outcome === 'unclear') return noteFailure(tx, environment)
  const isOver = await noteAnswer(tx, environment, answer.clockAheadInSeconds)
  // What waited for its turn goes on at once.
  if (isOver) await bringForward(tx, 'fiscalStep', new Date(now().getTime() + CONTINGENCY_PAUSE_IN_SECONDS * 1_000))
}
