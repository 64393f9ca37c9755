// How the parts of a split package hang together.
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../../db/as-json.ts'
import { TITLE_COLUMNS, type Told } from '../lists/order-titles.repository.ts'
import { ordersTable } from '../orders.table.ts'

type Relative = Told & { id: string; code: string; isWhole: boolean }

/**
 * For the view of an order: the one that it was split from, and the parts that were split from it, of those within reach. Its own columns get
 * names of their own first, since the condition of reach means the relative's.
 */
export const relativesAsJson = (isReached: SQL | undefined): SQL<Relative[]> => {
  const { id, code, splitFromId } = ordersTable
  const { description, store, tracking, itemNames } = TITLE_COLUMNS
  const related = sql`select ${id} as relative_id, ${code} as relative_code, ${id} = viewed.whole_id as is_whole, ${description} as called,
    ${store} as bought_at, ${tracking} as tracked, ${itemNames} as item_names from ${ordersTable}
    where (${splitFromId} = viewed.viewed_id or ${id} = viewed.whole_id) and ${isReached ?? sql`true`}`
  return listAsJson(
    {
      ...{ id: sql`relative_id`, code: sql`relative_code`, isWhole: sql`coalesce(is_whole, false)` },
      ...{ description: sql`called`, store: sql`bought_at`, tracking: sql`tracked`, itemNames: sql`item_names` },
    },
    sql`from (select ${id} as viewed_id, ${splitFromId} as whole_id) viewed cross join lateral (${related}) relatives`,
    sql`relative_id`,
  )
}

const whole = alias(ordersTable, 'whole')

/**
 * For the view of an order: the ids of the orders whose files it shares. The order it was split from is one while both have the same client
 * and associate, so that a reader of the part may read those files.
 */
export const idsOfFiles = sql`select ${ordersTable.id} union all select ${whole.id} from ${ordersTable} as "whole"
  where ${whole.id} = ${ordersTable.splitFromId}
    and (${whole.clientId}, ${whole.associateId}) is not distinct from (${ordersTable.clientId}, ${ordersTable.associateId})`
