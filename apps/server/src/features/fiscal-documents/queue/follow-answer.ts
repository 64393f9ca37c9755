// Writes what the SRI's answer leads to: the record, its attempt and the message of the next step, guarded by what was read.
import { dayOfAccessKey, type FiscalDecision, pauseAfter } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { change } from '../../../records/guarded-update.repository.ts'
import { THE_HOUSE } from '../../events/events.repository.ts'
import { addAttempt } from '../fiscal-attempts.repository.ts'
import { fiscalDocumentKind } from '../fiscal-documents.kind.ts'
import { sayNextSteps } from '../fiscal-documents.repository.ts'
import type { FiscalDocumentChanges, FiscalDocumentRow } from '../fiscal-documents.table.ts'
import { goOnAfterFactura } from '../notas-de-credito/owe-notas-de-credito.ts'
import type { SriAnswer } from '../sri/transmit.ts'
import { NotSignable, type SignedAgain } from './signed-bytes.ts'

type Answered = { key: string; answer: SriAnswer; signed: SignedAgain | NotSignable | null }
type Changes = FiscalDocumentChanges

export async function follow(tx: Db, document: FiscalDocumentRow, decision: FiscalDecision, answered: Answered): Promise<void> {
  const { answer, signed } = answered
  const { action, progress, trouble, waitInSeconds } = decision
  if (signed instanceof NotSignable) return await waitToSign(tx, document, signed)
  const messages = 'messages' in answer ? { messages: [...answer.messages] } : {}
  const changes: Changes = { progress, trouble, troubleDetail: '', step: document.step + 1, ...messages }
  const after = await moved(tx, document, action, changes, answered)
  if (after && waitInSeconds !== null) await sayNextSteps(tx, [{ document: after, waitInSeconds }])
}

async function moved(
  tx: Db,
  document: FiscalDocumentRow,
  action: FiscalDecision['action'],
  changes: Changes,
  { key, answer, signed }: Answered,
): Promise<FiscalDocumentRow | undefined> {
  const act = (name: NonNullable<FiscalDecision['action']>, more: Changes) =>
    actOnOne(tx, THE_HOUSE, fiscalDocumentKind, name, document, { ...changes, ...more })
  if (action === null) return (await change(tx, fiscalDocumentKind, [{ row: document, changes }]))[0]
  if (action === 'authorise') {
    const authorised = await act(action, authorisedAs(document, key, answer))
    await goOnAfterFactura(tx, document.id)
    return authorised
  }
  if (action !== 'redate' || signed === null || signed instanceof NotSignable) return act(action, {})
  const redated = await act('redate', { ...signed, formerKeys: withKey(document) })
  await addReplaced(tx, document, signed)
  return redated
}

/** A former key that the SRI authorised is the document's again, with the bytes that the SRI has. */
function authorisedAs(document: FiscalDocumentRow, key: string, answer: SriAnswer): Changes {
  const { authorisation } = answer
  if (!authorisation) throw new Error('authorised without an authorisation')
  const kept = { authorisationXml: authorisation.xml, authorisedAt: authorisation.at ?? now() }
  if (key === document.accessKey) return kept
  const formerKeys = withKey(document).filter((former) => former !== key)
  return { ...kept, accessKey: key, formerKeys, issuedOn: dayOfAccessKey(key), signedXml: authorisation.document }
}

const withKey = ({ formerKeys, accessKey }: FiscalDocumentRow): string[] => [
  ...formerKeys,
  ...(accessKey === null ? [] : [accessKey]),
]

/** The bytes that were signed before are kept with the attempt that took their place. */
export const addReplaced = (tx: Db, { id, signedXml }: FiscalDocumentRow, { accessKey }: SignedAgain): Promise<void> =>
  addAttempt(tx, {
    ...{ documentId: id, call: 'sign', accessKey, outcome: 'signed', because: '', messages: [], content: signedXml ?? '' },
    tookInMilliseconds: 0,
  })

/** Nobody is called: what a person corrects is seen soon. */
const LONGEST_WAIT_TO_SIGN_IN_SECONDS = 120

/** Nothing can be signed now: it stays as it is, with words, and the same is tried later. */
export async function waitToSign(tx: Db, document: FiscalDocumentRow, { trouble, detail }: NotSignable): Promise<void> {
  const progress = { ...document.progress, tries: document.progress.tries + 1 }
  const changes = { progress, step: document.step + 1, trouble, troubleDetail: detail }
  const [after] = await change(tx, fiscalDocumentKind, [{ row: document, changes }])
  const waitInSeconds = Math.min(pauseAfter(progress.tries, progress, now()), LONGEST_WAIT_TO_SIGN_IN_SECONDS)
  if (after) await sayNextSteps(tx, [{ document: after, waitInSeconds }])
}
