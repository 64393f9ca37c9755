import type { runs as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { viewRecentRuns } from './run-view.repository.ts'

type Query = Received<typeof contract.getRecentRuns>['query']

export const getRecentRuns = async (db: Db, actor: Actor, { act }: Query) => ({ runs: await viewRecentRuns(db, actor, act) })
