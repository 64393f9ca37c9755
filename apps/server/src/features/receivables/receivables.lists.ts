import { receivables as contract } from '@app/contract'
import type { Receivable } from '@app/contract/receivables/receivables.contract'
import type { ReceivableAge } from '@app/domain'
import { gt } from 'drizzle-orm'
import { businessDate, now } from '../../clock.ts'
import { MOST_COUNTED } from '../../db/paging.ts'
import { list, READ_WITH_PAGE } from '../../records/list.ts'
import { anyOf, between, oneOf } from '../../records/list-filters.ts'
import { all } from '../../records/reach.ts'
import { receivables as owed, receivablesPage } from '../ledger/receivables.repository.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { receivableView, totalsView } from './receivables.view.ts'

/** Searched by the client. */
export const allReceivables = list(
  contract.listReceivables,
  {
    id: owed.id,
    page: async (db, wanted) => {
      const { rows, sums } = await receivablesPage(db, businessDate(now()), wanted)
      return { rows, total: Math.min(sums.clients, MOST_COUNTED), beside: { totals: totalsView(sums) } }
    },
    view: (rows): Receivable[] => rows.map(receivableView),
  },
  {
    reach: { administrator: all },
    sort: {
      dueInCents: owed.dueInCents,
      oldestOn: owed.oldestOn,
      openBills: owed.openBills,
      creditInCents: owed.creditInCents,
      promisedOn: owed.promisedOn,
    },
    range: between(owed.oldestOn),
    filters: {
      clientId: oneOf(owed.id),
      age: anyOf((age: ReceivableAge) => gt(owed[age], 0)),
      promise: oneOf(owed.promiseState),
    },
    search: (q, { db }) => isOfNamedUser(db, owed.id, q),
    beside: READ_WITH_PAGE,
  },
)
