import type { drawers as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addDrawer } from '../drawer-records/drawers.repository.ts'
import { addEvents } from '../events/events.repository.ts'

type Given = Received<typeof contract.createDrawer>['body']

/** @throws DomainError `drawerNameTaken` (409) */
export const createDrawer = (db: Db, actor: Actor, given: Given): Promise<{ id: string }> =>
  db.transaction(async (tx) => {
    const id = await addDrawer(tx, given)
    await addEvents(tx, actor, [{ aggregate: 'drawer', aggregateId: id, action: 'create', changes: { ...given } }])
    return { id }
  })
