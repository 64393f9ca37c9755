import { type Drawer, type DrawerLine, type DrawerSession, undoDrawerMovement } from '@app/contract/drawers/drawers.contract'
import {
  type Actor,
  businessDay,
  DomainError,
  DRAWER_MOVEMENTS,
  type DrawerMovement,
  hasDuty,
  MONEY_READERS,
  sum,
} from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { refundInView } from '../accounts/refund-view.repository.ts'
import { closingView, ofSession } from '../drawer-records/drawer-closing.view.ts'
import { type LineInView, linesInView, sessionInView } from '../drawer-records/drawer-view.repository.ts'
import { allDrawers } from '../drawer-records/drawers.repository.ts'
import { paymentInView } from '../ledger/payment-view.repository.ts'
import { requireOwn } from './require-own.ts'

/** By name. */
export async function viewDrawers(db: Db): Promise<Drawer[]> {
  const drawers = await allDrawers(db)
  return drawers.map(({ session, ...drawer }) => ({
    ...drawer,
    session: session && { ...session, openedAt: instantAsAnswered(session.openedAt) },
  }))
}

/** @throws DomainError `drawerSessionNotFound` (404) */
export async function viewSession(db: Db, actor: Actor, id: string): Promise<DrawerSession> {
  const [session] = await sessionInView.byIds(db, [id])
  if (!session) throw new DomainError('drawerSessionNotFound', { ids: [id] })
  requireOwn(actor, session.holder.id, MONEY_READERS)
  const isOpen = session.closedAt === null
  const lines = await linesInView(db, id)
  const named = await namedIn(db, lines)
  return {
    ...ofSession(session),
    isOfEarlierDay: isOpen && session.businessDay < businessDay(now()),
    inItInCents: sum(lines.map(({ amountInCents }) => amountInCents)),
    lines: lines.map((line) => lineView(line, named, isOpen && hasDuty(actor, undoDrawerMovement.duties))),
    closing: isOpen ? null : closingView(session),
  }
}

type Named = {
  payments: ReadonlyMap<string, NonNullable<DrawerLine['payment']>>
  refunds: ReadonlyMap<string, NonNullable<DrawerLine['refund']>>
}

/** What lines are of, in two statements whatever their number. */
async function namedIn(db: Db, lines: readonly LineInView[]): Promise<Named> {
  const paid = await paymentInView.byIds(
    db,
    lines.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const refunded = await refundInView.byIds(db, [...new Set(lines.flatMap(({ refundId }) => refundId ?? []))])
  return {
    payments: new Map(
      paid.map(({ id, code, client, applications }) => {
        const bills = applications.flatMap(({ bill }) => bill?.code ?? [])
        return [id, { id, code, client, bills: [...new Set(bills)] }]
      }),
    ),
    refunds: new Map(refunded.map(({ id, code, client }) => [id, { id, code, client }])),
  }
}

const isMovement = (kind: string): kind is DrawerMovement => DRAWER_MOVEMENTS.some((movement) => movement === kind)

function lineView({ paymentId, refundId, at, ...line }: LineInView, { payments, refunds }: Named, isOpen: boolean): DrawerLine {
  const mayUndo = isOpen && isMovement(line.kind) && !line.isUndone && line.undoesId === null
  return {
    ...line,
    at: at.toISOString(),
    payment: payments.get(paymentId ?? '') ?? null,
    refund: refunds.get(refundId ?? '') ?? null,
    allowedActions: mayUndo ? ['undoDrawerMovement'] : [],
  }
}
