import type { List, ListQuery } from '@app/contract'
import type { Manifest } from '@app/contract/manifests.contract'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import type { Doer } from '../events/events.repository.ts'
import { viewManifests } from './manifests.view.ts'
import { countManifests, listManifests as list, type ManifestFilter } from './manifests-lists.repository.ts'

export async function listManifests(db: Db, actor: Doer, query: ListQuery, filter: ManifestFilter): Promise<List<Manifest>> {
  const wanted = { ...filter, q: query.q }
  const [rows, total] = await Promise.all([list(db, wanted, query), countManifests(db, wanted)])
  return pageAnswer(query, rows, total, (page) => viewManifests(db, actor, page))
}
