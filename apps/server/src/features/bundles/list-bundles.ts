import type { List, ListQuery } from '@app/contract'
import type { Bundle } from '@app/contract/bundles.contract'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import type { Doer } from '../events/events.repository.ts'
import { viewBundles } from './bundles.view.ts'
import { type BundleFilter, bundlesOfClients, countBundles, listBundles as list } from './bundles-lists.repository.ts'

/** One page of the bundles within somebody's reach. */
export async function listBundles(db: Db, actor: Doer, query: ListQuery, filter: BundleFilter): Promise<List<Bundle>> {
  const alsoIds = query.q ? await bundlesOfClients(db, query.q) : []
  const wanted = { ...filter, q: query.q, alsoIds }
  const [rows, total] = await Promise.all([list(db, actor, wanted, query), countBundles(db, actor, wanted)])
  return pageAnswer(query, rows, total, (page) => viewBundles(db, actor, page))
}
