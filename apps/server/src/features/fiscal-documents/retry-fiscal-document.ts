import { type Actor, businessDay, startedAt } from '@app/domain'
import { now } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { refusedBeside, requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { takeNextSequential } from '../fiscal-registration-records/fiscal-sequences.repository.ts'
import { addFormerNumber } from './fiscal-attempts.repository.ts'
import { fiscalDocumentKind } from './fiscal-documents.kind.ts'
import { sayNextSteps } from './fiscal-documents.repository.ts'
import type { FiscalDocumentChanges, FiscalDocumentRow } from './fiscal-documents.table.ts'
import { addReplaced } from './queue/follow-answer.ts'
import { NotSignable, newNumericCode, signedAgain, signingIdentity } from './queue/signed-bytes.ts'

type Parts = { db: Db; config: Config }
type Request = { renumber: boolean }

/**
 * What was given back is made anew of what the books say now and goes on with its number and key, or with the next number where another system
 * had used its own. What the SRI is silent about is sent again as it is.
 * @throws DomainError fiscalActionNotAllowed with why: its status, `numberUsedElsewhere` (confirm it), `numberNotUsed`, or why it cannot be signed
 */
export function retryFiscalDocument({ db, config }: Parts, actor: Actor, id: string, { renumber }: Request): Promise<void> {
  return db.transaction(async (tx) => {
    const document = await lockOne(tx, actor, fiscalDocumentKind, id)
    await requireAllowed(tx, actor, fiscalDocumentKind, 'retry', [document])
    const isUsedElsewhere = document.trouble === 'numberUsedElsewhere'
    if (renumber !== isUsedElsewhere) {
      const because = [isUsedElsewhere ? 'numberUsedElsewhere' : 'numberNotUsed']
      throw await refusedBeside(tx, actor, fiscalDocumentKind, 'retry', [document], { because })
    }
    const bytes = document.status === 'returned' ? await madeAnew({ db: tx, config }, actor, document, renumber) : {}
    const progress = { ...startedAt(now(), 'send'), redatedOn: document.progress.redatedOn }
    const changes = { ...bytes, progress, messages: [], trouble: null, troubleDetail: '', step: document.step + 1 }
    const after = await actOnOne(tx, actor, fiscalDocumentKind, 'retry', document, changes)
    await sayNextSteps(tx, [{ document: after, waitInSeconds: 0 }])
  })
}

async function madeAnew(
  { db, config }: Parts,
  actor: Actor,
  document: FiscalDocumentRow,
  renumber: boolean,
): Promise<FiscalDocumentChanges> {
  try {
    const identity = await signingIdentity(db, config)
    const numbering = renumber ? await nextNumbering(db, actor, document) : {}
    const signed = await signedAgain(db, identity, document, numbering)
    await addReplaced(db, document, signed)
    // Keys of the number that was left are on record with it.
    return { ...signed, ...(renumber && { formerKeys: [] }) }
  } catch (error) {
    if (!(error instanceof NotSignable)) throw error
    const { trouble, detail } = error
    throw await refusedBeside(db, actor, fiscalDocumentKind, 'retry', [document], { because: [trouble], detail })
  }
}

async function nextNumbering(db: Db, actor: Actor, document: FiscalDocumentRow) {
  const { environment, kind, establishment, emissionPoint } = document
  if (establishment === null || emissionPoint === null) throw new Error(`document ${document.id} has no number`)
  await addFormerNumber(db, document, actor.userId)
  const sequential = await takeNextSequential(db, { environment, kind, establishment, emissionPoint })
  return { sequential, numericCode: newNumericCode(), issuedOn: businessDay(now()) }
}
