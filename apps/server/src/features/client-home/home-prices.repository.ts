// What a client's home says of prices that wait for their answer.
import { and, eq, sql } from 'drizzle-orm'
import { listAsJson } from '../../db/as-json.ts'
import { withinReachOf } from '../../records/record-reader.ts'
import { dropshippingKind } from '../dropshipping/dropshipping.kind.ts'
import { dropshippingRequestsTable as requests } from '../dropshipping/dropshipping.table.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'
import { purchaseItemsTable as items, purchasesTable as purchases } from '../purchases/purchases.table.ts'
import { firstOf } from './first-of.ts'
import { MOST_TASKS_OF_A_KIND } from './home-packages.repository.ts'

const { id, description, quotedPriceInCents, quoteLastDay } = requests
const PURCHASE = {
  id: purchases.id,
  totalInCents: purchases.totalInCents,
  items: listAsJson<{ description: string; store: string }>(
    { description: items.description, store: items.store },
    sql`from ${items} where ${items.purchaseId} = ${purchases.id}`,
    sql`${items.position}`,
  ),
}

/** Given `userId`. */
export const prices = {
  quoted: firstOf({
    table: requests,
    columns: { id, description, quotedPriceInCents, quoteLastDay },
    condition: and(withinReachOf(dropshippingKind.reach, 'client'), eq(requests.status, 'quoted')),
    orderBy: sql`${quoteLastDay}, ${id}`,
    most: MOST_TASKS_OF_A_KIND,
  }),
  proposed: firstOf({
    table: purchases,
    columns: PURCHASE,
    condition: and(withinReachOf(purchaseKind.reach, 'client'), eq(purchases.status, 'pendingChanges')),
    orderBy: sql`${purchases.updatedAt}, ${purchases.id}`,
    most: MOST_TASKS_OF_A_KIND,
  }),
}
