import type { List, ListQuery } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import { viewBills } from './bills.view.ts'
import { type BillFilter, countBills, listBills as list } from './bills-lists.repository.ts'

/** One page of the bills within somebody's reach. */
export async function listBills(db: Db, actor: Actor, query: ListQuery, filter: BillFilter): Promise<List<Bill>> {
  const searched = { ...filter, q: query.q }
  const [rows, total] = await Promise.all([list(db, actor, searched, query), countBills(db, actor, searched)])
  return pageAnswer(query, rows, total, (page) => viewBills(db, actor, page))
}
