// The only file that writes attempts and numbers that were left; both are only ever added.
import { asc, eq } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { fiscalAttemptsTable as attempts, type FiscalAttemptRow, fiscalFormerNumbersTable } from './fiscal-attempts.table.ts'
import type { FiscalDocumentRow } from './fiscal-documents.table.ts'

type NewAttempt = Omit<FiscalAttemptRow, 'id' | 'at'>

export async function addAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db.insert(attempts).values({ ...attempt, at: now() })
}

/** The oldest first, without what was answered. */
export async function attemptsOf(db: Db, documentId: string): Promise<Omit<FiscalAttemptRow, 'content'>[]> {
  const { content: _content, ...columns } = attempts
  return db
    .select({
      id: columns.id,
      documentId: columns.documentId,
      at: columns.at,
      call: columns.call,
      accessKey: columns.accessKey,
      outcome: columns.outcome,
      because: columns.because,
      messages: columns.messages,
      tookInMilliseconds: columns.tookInMilliseconds,
    })
    .from(attempts)
    .where(eq(attempts.documentId, documentId))
    .orderBy(asc(attempts.at), asc(attempts.id))
}

/** Another system had used it: it stays on record with the document that had it. */
export async function addFormerNumber(db: Db, document: FiscalDocumentRow, leftById: string | null): Promise<void> {
  const { id: documentId, environment, kind, establishment, emissionPoint, sequential, accessKey } = document
  if (establishment === null || emissionPoint === null || sequential === null || accessKey === null) return
  await db.insert(fiscalFormerNumbersTable).values({
    ...{ environment, kind, establishment, emissionPoint, sequential, documentId, accessKey },
    leftAt: now(),
    leftById,
  })
}
