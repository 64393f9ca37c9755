import type { Actor } from '@app/domain'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { conditionOfFilter } from '../../../records/condition-of-filter.ts'
import { allOrders, associateOrders } from './orders.lists.ts'

type Filter = Readonly<Record<string, unknown>>

/** What the actor's own list shows with these parameters. @throws what the list refuses of them */
export const ordersOfFilter = (db: Db, actor: Actor, filter: Filter): Promise<SQL | undefined> =>
  actor.role === 'associate'
    ? conditionOfFilter(associateOrders, { db, actor }, filter)
    : conditionOfFilter(allOrders, { db, actor }, filter)
