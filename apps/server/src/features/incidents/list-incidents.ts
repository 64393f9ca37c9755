import type { List, ListQuery } from '@app/contract'
import type { Incident } from '@app/contract/incidents.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import { viewIncidents } from './incidents.view.ts'
import { countIncidents, type IncidentFilter, listIncidents as list } from './incidents-lists.repository.ts'

/** One page of everybody's incidents. */
export async function listIncidents(db: Db, actor: Actor, query: ListQuery, filter: IncidentFilter): Promise<List<Incident>> {
  const searched = { ...filter, q: query.q }
  const [rows, total] = await Promise.all([list(db, searched, query), countIncidents(db, searched)])
  return pageAnswer(query, rows, total, (page) => viewIncidents(db, actor, page))
}
