import type { Answer, earnings as contract, ListQuery } from '@app/contract'
import { businessDate } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { pageAnswer } from '../../http/list-answer.ts'
import { orderEarning } from '../orders/prices/order-earning.ts'
import { personView } from '../users/user.view.ts'
import {
  countEarnings,
  type EarningFilter,
  earningTotals,
  type ListedEarning,
  listEarnings as list,
} from './earnings-lists.repository.ts'

type EarningList = Answer<typeof contract.listEarnings>

/** Earnings order by order, and what they come to whatever the page and the filter show. */
export async function listEarnings(db: Db, query: ListQuery, filter: EarningFilter): Promise<EarningList> {
  const searched = { ...filter, q: query.q }
  const [rows, total, totals] = await Promise.all([
    list(db, searched, query),
    countEarnings(db, searched),
    earningTotals(db, filter.associateId),
  ])
  return { ...(await pageAnswer(query, rows, total, (page) => page.map(earningView))), totals }
}

const earningView = (row: ListedEarning): contract.EarningOrder => ({
  id: row.id,
  code: row.code,
  status: row.status,
  client: personView(row.client),
  associate: personView(row.associate),
  description: row.description,
  weightInGrams: row.weightInGrams,
  orderDate: row.orderDate,
  accruedOn: businessDate(row.accruedAt),
  earning: orderEarning(row.status, row, row.settlementId !== null),
})
