import type { List, ListQuery } from '@app/contract'
import type { Payment } from '@app/contract/payments.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import { viewPayments } from './payments.view.ts'
import { countPayments, listPayments as list, type PaymentFilter } from './payments-lists.repository.ts'

/** One page of the payments within somebody's reach. */
export async function listPayments(db: Db, actor: Actor, query: ListQuery, filter: PaymentFilter): Promise<List<Payment>> {
  const { from, to } = filter
  if (from && to && to < from) throw new DomainError('dateRangeReversed', { field: 'to' })
  const searched = { ...filter, q: query.q }
  const [rows, total] = await Promise.all([list(db, actor, searched, query), countPayments(db, actor, searched)])
  return pageAnswer(query, rows, total, (page) => viewPayments(db, actor, page))
}
