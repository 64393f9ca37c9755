import type { Actor } from '@app/domain'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { conditionOfFilter } from '../../records/condition-of-filter.ts'
import { allBundles, associateBundles } from './bundles.lists.ts'

type Filter = Readonly<Record<string, unknown>>

/** What the actor's own list shows with these parameters. @throws what the list refuses of them */
export const bundlesOfFilter = (db: Db, actor: Actor, filter: Filter): Promise<SQL | undefined> =>
  actor.role === 'associate'
    ? conditionOfFilter(associateBundles, { db, actor }, filter)
    : conditionOfFilter(allBundles, { db, actor }, filter)
