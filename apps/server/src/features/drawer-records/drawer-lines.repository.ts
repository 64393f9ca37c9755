// The only file that writes lines of drawers: they are only ever added, while their session is locked.
import { DomainError } from '@app/domain'
import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type DrawerLineRow, drawerLinesTable } from './drawers.table.ts'

const { id, sessionId, amountInCents, paymentId, refundId, undoesId } = drawerLinesTable

type NewDrawerLine = Pick<DrawerLineRow, 'sessionId' | 'kind' | 'amountInCents' | 'actorId'> &
  Partial<Pick<DrawerLineRow, 'paymentId' | 'refundId' | 'accountId' | 'reference' | 'reason' | 'undoesId' | 'isOfClosing'>>

export async function addLines(db: Db, lines: readonly NewDrawerLine[]): Promise<void> {
  if (lines.length > 0) await db.insert(drawerLinesTable).values([...lines])
}

/** What must be in the drawer of a session. */
export async function inDrawer(db: Db, session: string): Promise<number> {
  const [row] = await db
    .select({ inCents: sum(amountInCents).mapWith(Number) })
    .from(drawerLinesTable)
    .where(eq(sessionId, session))
  return row?.inCents ?? 0
}

export async function getLine(db: Db, lineId: string): Promise<DrawerLineRow> {
  const [line] = await db.select().from(drawerLinesTable).where(eq(id, lineId))
  if (!line) throw new DomainError('drawerMovementNotFound', { ids: [lineId] })
  return line
}

export async function isUndone(db: Db, lineId: string): Promise<boolean> {
  const undoing = await db.select({ id }).from(drawerLinesTable).where(eq(undoesId, lineId))
  return undoing.length > 0
}

/** The line of a payment, where it went into a drawer. */
export async function lineOfPayment(db: Db, payment: string): Promise<DrawerLineRow | undefined> {
  const [line] = await db.select().from(drawerLinesTable).where(eq(paymentId, payment))
  return line
}

/** The line of a refund, where it was paid out of a drawer. */
export async function lineOfRefund(db: Db, refund: string): Promise<DrawerLineRow | undefined> {
  const [line] = await db
    .select()
    .from(drawerLinesTable)
    .where(and(eq(refundId, refund), isNull(undoesId)))
  return line
}
