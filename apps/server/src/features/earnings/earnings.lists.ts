import { earnings as contract } from '@app/contract'
import { DomainError, type EarningStatus } from '@app/domain'
import { and, eq, isNull, or } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { anyOf, between, oneOf, whether } from '../../records/list-filters.ts'
import { all, ownedBy } from '../../records/reach.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'
import { orderPricesTable as prices } from '../orders/prices/order-prices.table.ts'
import { earningView } from './earning.view.ts'
import { earningEntriesTable as entries } from './earnings.table.ts'
import { client, countEarnings, earningTotals, IS, isPaidWith, isToTakeOff, selectEarnings } from './earnings-lists.repository.ts'

/** The accruals in force. Searched by the order, or the client. */
export const allEarnings = list(
  contract.listEarnings,
  {
    // As the indexes of prices have it: an earning is that of one price of an order.
    id: prices.orderId,
    rows: selectEarnings,
    count: countEarnings,
    view: (rows) => rows.map(earningView),
  },
  {
    reach: { administrator: all, associate: ownedBy(entries.associateId) },
    only: ({ actor, query }) => {
      const others = (query.associateId ?? []).filter((id) => actor.role === 'associate' && id !== actor.userId)
      if (others.length > 0) throw new DomainError('associateNotFound', { ids: others })
      return and(eq(entries.kind, 'accrual'), isNull(entries.reversesId), isNull(prices.supersededAt))
    },
    sort: {
      accruedOn: prices.createdAt,
      code: orders.code,
      orderDate: orders.orderDate,
      status: orders.status,
      profitInCents: prices.profitInCents,
    },
    range: between(prices.createdAt),
    filters: {
      status: oneOf(orders.status),
      earningStatus: anyOf((status: EarningStatus) => IS[status]),
      associateId: oneOf(entries.associateId),
      clientId: oneOf(orders.clientId),
      settlementId: isPaidWith,
      isToTakeOff: whether(isToTakeOff),
    },
    search: (q) => or(contains(orders.searchText, q), contains(client.searchText, q)),
    // What it all comes to, whatever the page and the filter show.
    beside: async ({ db, actor, query }) => ({
      totals: await earningTotals(db, actor.role === 'associate' ? [actor.userId] : query.associateId),
    }),
  },
)
