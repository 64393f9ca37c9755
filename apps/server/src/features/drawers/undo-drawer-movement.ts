import { type Actor, DomainError, DRAWER_MOVEMENTS } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { requireInDrawer } from '../drawer-records/cash.ts'
import { addLines, getLine, isUndone } from '../drawer-records/drawer-lines.repository.ts'
import { lockSession } from '../drawer-records/drawer-sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { requireOpen } from './add-drawer-movement.ts'
import { requireOwn } from './require-own.ts'

/**
 * By its opposite, while its drawer is open, also where that is open since an earlier day.
 * @throws DomainError `drawerMovementNotFound` (404), `drawerClosed`, `drawerMovementNotAllowed` (409), `drawerShort` (422)
 */
export const undoDrawerMovement = (db: Db, actor: Actor, lineId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const line = await getLine(tx, lineId)
    const { sessionId, kind, accountId, reference, reason } = line
    const session = await lockSession(tx, sessionId)
    requireOwn(actor, session.holderId, ['accounts'])
    requireOpen(session)
    const isMovement = DRAWER_MOVEMENTS.some((movement) => movement === kind)
    if (!isMovement || line.undoesId !== null || (await isUndone(tx, lineId)))
      throw new DomainError('drawerMovementNotAllowed', { ids: [lineId] })
    if (line.amountInCents > 0) await requireInDrawer(tx, sessionId, line.amountInCents)
    const opposite = { sessionId, kind, accountId, reference, reason, undoesId: lineId }
    await addLines(tx, [{ ...opposite, amountInCents: 0 - line.amountInCents, actorId: actor.userId }])
    const changes = { movement: kind, amountInCents: 0 - line.amountInCents }
    await addEvents(tx, actor, [{ aggregate: 'drawer', aggregateId: session.drawerId, action: 'undoMovement', changes }])
  })
