import type { List, ListQuery } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import type { Db } from '../../../db/db.ts'
import { pageAnswer } from '../../../http/list-answer.ts'
import type { Doer } from '../../events/events.repository.ts'
import { orderView } from './orders.view.ts'
import { listOrders as list, type OrderFilter } from './orders-lists.repository.ts'

/** One page of the orders within somebody's reach. */
export async function listOrders(db: Db, actor: Doer, query: ListQuery, filter: OrderFilter): Promise<List<Order>> {
  const { rows, total } = await list(db, actor, { ...filter, q: query.q }, query)
  return pageAnswer(query, rows, total, (page) => page.map((order) => orderView(actor, order)))
}
