import type { drawers as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { fieldChanges } from '../../records/field-changes.ts'
import { isOpen } from '../drawer-records/drawer-sessions.repository.ts'
import { changeDrawer, lockDrawer } from '../drawer-records/drawers.repository.ts'
import { addEvents } from '../events/events.repository.ts'

type Given = Received<typeof contract.updateDrawer>['body']

/** @throws DomainError `drawerNotFound` (404), `drawerTaken` and `drawerNameTaken` (409) */
export const updateDrawer = (db: Db, actor: Actor, id: string, given: Given): Promise<void> =>
  db.transaction(async (tx) => {
    const drawer = await lockDrawer(tx, id)
    if (!given.isOn && (await isOpen(tx, id))) throw new DomainError('drawerTaken', { ids: [id] })
    await changeDrawer(tx, drawer, given)
    const changed = fieldChanges({ ...drawer, isOn: drawer.turnedOffAt === null }, given)
    if (changed.length > 0)
      await addEvents(tx, actor, [{ aggregate: 'drawer', aggregateId: id, action: 'update', fieldChanges: changed }])
  })
