import type { drawers as contract, Received } from '@app/contract'
import { DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { isOpen } from '../drawer-records/drawer-sessions.repository.ts'
import { changeDrawer, lockDrawer } from '../drawer-records/drawers.repository.ts'

/** @throws DomainError `drawerNotFound` (404), `drawerTaken` and `drawerNameTaken` (409) */
export const updateDrawer = (db: Db, id: string, given: Received<typeof contract.updateDrawer>['body']): Promise<void> =>
  db.transaction(async (tx) => {
    const drawer = await lockDrawer(tx, id)
    if (!given.isOn && (await isOpen(tx, id))) throw new DomainError('drawerTaken', { ids: [id] })
    await changeDrawer(tx, drawer, given)
  })
