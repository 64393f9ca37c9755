import type { Run } from '@app/contract/runs/runs.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { viewRun } from './run-view.repository.ts'

/** @throws runNotFound */
export const getRun = (db: Db, actor: Actor, id: string): Promise<Run> => viewRun(db, actor, id)
