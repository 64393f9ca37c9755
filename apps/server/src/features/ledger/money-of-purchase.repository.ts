// What was paid up front for a purchase, for its view.
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { heldForPurchase } from './accounts.repository.ts'
import { movesTable } from './moves.table.ts'

/** All that went to it from the account and did not go back there, and what of it is not on a bill yet. */
export const moneyOf = (purchaseId: PgColumn) => ({
  paidUpFrontInCents: sql<number>`(select coalesce(sum(case when ${movesTable.toPurchaseId} is null then 0 - ${movesTable.amountInCents} else ${movesTable.amountInCents} end), 0)::float8
    from ${movesTable} where (${movesTable.toPurchaseId} = ${purchaseId} or ${movesTable.fromPurchaseId} = ${purchaseId}) and ${movesTable.toBillId} is null and ${movesTable.fromBillId} is null)`,
  heldInCents: heldForPurchase(purchaseId),
})
