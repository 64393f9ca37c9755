// Approvals by what they wait for. One by one they are read, locked and moved by the motor (records/).
import type { ApprovalKind } from '@app/domain'
import { and, eq, lte, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { waiting } from '../../records/waiting.ts'
import { type ApprovalRow, approvalsTable } from './approvals.table.ts'
import { isOutdated } from './record-versions.repository.ts'

const { id, kind, recordId, status, endsAt, actsAt } = approvalsTable
const isWaiting = eq(status, 'asked')

/** What waits for the same. */
export async function waitingFor(db: Db, ofKind: ApprovalKind, ofRecord: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id })
    .from(approvalsTable)
    .where(and(isWaiting, eq(kind, ofKind), eq(recordId, ofRecord)))
  return row
}

/** What it is that waits. @throws Error where there is none such. */
export async function kindOf(db: Db, ofId: string): Promise<ApprovalKind> {
  const [row] = await db.select({ kind }).from(approvalsTable).where(eq(id, ofId))
  if (!row) throw new Error('an approval that is told of is on record')
  return row.kind
}

/** What a call that waits depends on is no longer so. */
export async function isNoLongerSo(db: Db, ofId: string): Promise<boolean> {
  const [row] = await db.select({ isOutdated }).from(approvalsTable).where(eq(id, ofId))
  return row?.isOutdated ?? true
}

/** What nobody answered in time. */
export const unanswered = (at: Date): SQL | undefined => and(isWaiting, lte(endsAt, at))

/** What the only administrator asked, and whose hours have passed. */
export const dueAlone = (at: Date, ofId?: string): SQL | undefined =>
  and(isWaiting, lte(actsAt, at), ofId ? eq(id, ofId) : undefined)

export const listDueAlone = (db: Db, at: Date): Promise<ApprovalRow[]> =>
  db.select().from(approvalsTable).where(dueAlone(at)).orderBy(id)

/** How many wait, at most as many as are counted; within another statement. */
export const approvalsWaiting = waiting(approvalsTable, isWaiting, approvalsTable.createdAt)
