import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as savedViews from './saved-views.repository.ts'

export const removeSavedView = (db: Db, { userId }: Actor, id: string): Promise<void> => savedViews.remove(db, userId, id)
