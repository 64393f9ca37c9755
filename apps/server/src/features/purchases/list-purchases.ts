import type { List, ListQuery } from '@app/contract'
import type { Purchase } from '@app/contract/purchases.contract'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import type { Doer } from '../events/events.repository.ts'
import { viewPurchases } from './purchases.view.ts'
import { countPurchases, listPurchases as list, type PurchaseFilter } from './purchases-lists.repository.ts'

/** One page of the purchases within somebody's reach. */
export async function listPurchases(db: Db, actor: Doer, query: ListQuery, filter: PurchaseFilter): Promise<List<Purchase>> {
  const searched = { ...filter, q: query.q }
  const [rows, total] = await Promise.all([list(db, actor, searched, query), countPurchases(db, actor, searched)])
  return pageAnswer(query, rows, total, (page) =>
    viewPurchases(
      db,
      actor,
      page.map(({ purchase }) => purchase),
    ),
  )
}
