// Cash that comes and goes is of the drawer that its person holds; without one it is of the account Caja alone (docs/decisions/0164).
import { type Actor, businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { isCashAccount } from '../company/company-accounts.repository.ts'
import type { PaymentRow } from '../ledger/payments.table.ts'
import { addLines, inDrawer, lineOfPayment, lineOfRefund } from './drawer-lines.repository.ts'
import { lockSession, lockSessionHeldBy } from './drawer-sessions.repository.ts'
import type { DrawerLineRow, DrawerSessionRow } from './drawers.table.ts'

type Cash = { method: string | null; accountId: string | null }
const isCash = ({ method, accountId }: Cash): boolean => method === 'cash' && isCashAccount(accountId)

/** @throws DomainError `drawerOfEarlierDay` (409) */
export function requireOfToday({ id, businessDay: day }: Pick<DrawerSessionRow, 'id' | 'businessDay'>): void {
  if (day < businessDay(now())) throw new DomainError('drawerOfEarlierDay', { ids: [id] })
}

/** @throws DomainError `drawerOfEarlierDay` (409) where the drawer that this person holds was not closed on its day */
async function drawerInHand(db: Db, actor: Actor): Promise<DrawerSessionRow | undefined> {
  const session = await lockSessionHeldBy(db, actor.userId)
  if (session) requireOfToday(session)
  return session
}

/** Cash of today that this person took. What came on an earlier day was put elsewhere: it is in no drawer of today. */
export async function putInDrawer(db: Db, actor: Actor, payments: readonly PaymentRow[]): Promise<void> {
  const cash = payments.filter(isCash)
  if (cash.length === 0) return
  const session = await drawerInHand(db, actor)
  if (!session) return
  const today = cash.filter(({ receivedOn }) => receivedOn === session.businessDay)
  await addLines(
    db,
    today.map(({ id: paymentId, amountInCents }) => {
      return { sessionId: session.id, kind: 'payment', paymentId, amountInCents, actorId: actor.userId }
    }),
  )
}

type Refund = Cash & { id: string; amountInCents: number; paidOn: string }

/** Cash that this person gives back today. @throws DomainError `drawerShort` (422) */
export async function takeFromDrawer(db: Db, actor: Actor, refund: Refund): Promise<void> {
  if (!isCash(refund)) return
  const session = await drawerInHand(db, actor)
  if (!session || refund.paidOn !== session.businessDay) return
  await requireInDrawer(db, session.id, refund.amountInCents)
  const { id: refundId, amountInCents } = refund
  await addLines(db, [
    { sessionId: session.id, kind: 'refund', refundId, amountInCents: 0 - amountInCents, actorId: actor.userId },
  ])
}

/** @throws DomainError `drawerShort` (422) with what is in it */
export async function requireInDrawer(db: Db, sessionId: string, amountInCents: number): Promise<void> {
  const availableInCents = await inDrawer(db, sessionId)
  if (amountInCents > availableInCents) throw new DomainError('drawerShort', { field: 'amountInCents', availableInCents })
}

type Undoing = { line: DrawerLineRow; sessionId: string | undefined; isClosed: boolean }

/**
 * Where what goes back is taken from or put: the session that it was of, while that is open; once it is closed, the drawer in this person's hand,
 * or the account Caja. Nothing where it was in no drawer.
 */
async function wayBack(db: Db, actor: Actor, line: DrawerLineRow | undefined): Promise<Undoing | undefined> {
  if (!line) return undefined
  const { id, closedAt } = await lockSession(db, line.sessionId)
  if (closedAt === null) return { line, sessionId: id, isClosed: false }
  return { line, sessionId: (await drawerInHand(db, actor))?.id, isClosed: true }
}

export const wayBackOfPayment = async (db: Db, actor: Actor, paymentId: string) =>
  wayBack(db, actor, await lineOfPayment(db, paymentId))

/** `counter` takes the payment back. */
export async function takePaymentBack(db: Db, actor: Actor, way: Undoing | undefined, counter: PaymentRow): Promise<void> {
  if (!way?.sessionId) return
  const { id: paymentId, amountInCents } = counter
  const line = { sessionId: way.sessionId, kind: 'payment' as const, paymentId, amountInCents, actorId: actor.userId }
  await addLines(db, [{ ...line, undoesId: way.line.id, reason: counter.reason ?? '' }])
}

/** Cash that was given back and came again. */
export async function putRefundBack(db: Db, actor: Actor, refundId: string, reason: string): Promise<void> {
  const way = await wayBack(db, actor, await lineOfRefund(db, refundId))
  if (!way?.sessionId) return
  const line = { sessionId: way.sessionId, kind: 'refund' as const, refundId, amountInCents: 0 - way.line.amountInCents }
  await addLines(db, [{ ...line, undoesId: way.line.id, reason, actorId: actor.userId }])
}
