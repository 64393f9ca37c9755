import type { List, ListQuery } from '@app/contract'
import type { Quotation } from '@app/contract/quotations.contract'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import type { Doer } from '../events/events.repository.ts'
import { quotationView } from './quotation.view.ts'
import { countQuotations, listQuotations as list, type QuotationFilter } from './quotations.repository.ts'

/** One page of the quotations within somebody's reach. */
export async function listQuotations(db: Db, actor: Doer, query: ListQuery, filter: QuotationFilter): Promise<List<Quotation>> {
  const searched = { ...filter, q: query.q }
  const [rows, total] = await Promise.all([list(db, actor, searched, query), countQuotations(db, actor, searched)])
  return pageAnswer(query, rows, total, (page) => page.map(quotationView))
}
