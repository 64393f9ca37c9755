import type { drawers as contract, Received } from '@app/contract'
import { type Actor, businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { requireOfToday } from '../drawer-records/cash.ts'
import { addLines } from '../drawer-records/drawer-lines.repository.ts'
import { addSession, isOpen, lockSessionHeldBy } from '../drawer-records/drawer-sessions.repository.ts'
import { lockDrawer } from '../drawer-records/drawers.repository.ts'
import { addEvents } from '../events/events.repository.ts'

type Request = Received<typeof contract.openDrawer>['body']

/**
 * With the float that was counted in it, which comes from the rest of the account Caja.
 * @throws DomainError `drawerOfEarlierDay`, `drawerAlreadyHeld`, `drawerTaken`, `drawerTurnedOff` (409)
 */
export const openDrawer = (db: Db, actor: Actor, drawerId: string, { floatInCents }: Request): Promise<{ id: string }> =>
  db
    .transaction(async (tx) => {
      const drawer = await lockDrawer(tx, drawerId)
      const held = await lockSessionHeldBy(tx, actor.userId)
      if (held) {
        requireOfToday(held)
        throw new DomainError('drawerAlreadyHeld', { ids: [held.id] })
      }
      if (await isOpen(tx, drawerId)) throw new DomainError('drawerTaken', { ids: [drawerId] })
      if (drawer.turnedOffAt) throw new DomainError('drawerTurnedOff', { ids: [drawerId] })
      const openedAt = now()
      const opened = { drawerId, holderId: actor.userId, businessDay: businessDay(openedAt), floatInCents, openedAt }
      const { id } = await addSession(tx, opened)
      const float = { sessionId: id, kind: 'float' as const, amountInCents: floatInCents, actorId: actor.userId }
      await addLines(tx, floatInCents > 0 ? [float] : [])
      await addEvents(tx, actor, [{ aggregate: 'drawer', aggregateId: drawerId, action: 'open', changes: { floatInCents } }])
      return { id }
    })
    .catch(orHeldMeanwhile)

/** One person who opens two drawers at the same moment holds the first. */
function orHeldMeanwhile(error: unknown): never {
  if (violatedConstraint(error) === 'drawer_sessions_one_of_holder') throw new DomainError('drawerAlreadyHeld')
  throw error
}
