import type { orderActions as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { only } from '../../../records/only.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'
import { moveToCategory } from './move-to-category.ts'

type Wanted = Received<typeof contract.setCategory>['body']

/** Staff move an order to another category; the note says how its owner consented. */
export async function setCategory(db: Db, actor: Actor, id: string, wanted: Wanted) {
  const orders = await db.transaction(async (tx) => moveToCategory(tx, actor, await lockOne(tx, actor, orderKind, id), wanted))
  return only(await viewOrders(db, actor, orders))
}
