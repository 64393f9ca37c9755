import type { List, ListQuery } from '@app/contract'
import type { Dropshipping } from '@app/contract/dropshipping.contract'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import type { Doer } from '../events/events.repository.ts'
import { countRequests, type DropshippingFilter, listRequests as list } from './dropshipping.repository.ts'
import { viewDropshippings } from './dropshipping.view.ts'

/** One page of the requests within somebody's reach. */
export async function listRequests(
  db: Db,
  actor: Doer,
  query: ListQuery,
  filter: DropshippingFilter,
): Promise<List<Dropshipping>> {
  const searched = { ...filter, q: query.q }
  const [rows, total] = await Promise.all([list(db, actor, searched, query), countRequests(db, actor, searched)])
  return pageAnswer(query, rows, total, (page) =>
    viewDropshippings(
      db,
      actor,
      page.map(({ request }) => request),
    ),
  )
}
