import type { drawers as contract, Received } from '@app/contract'
import type { Db } from '../../db/db.ts'
import { addDrawer } from '../drawer-records/drawers.repository.ts'

/** @throws DomainError `drawerNameTaken` (409) */
export const createDrawer = async (db: Db, given: Received<typeof contract.createDrawer>['body']): Promise<{ id: string }> => ({
  id: await addDrawer(db, given),
})
