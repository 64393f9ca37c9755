import { clientsToBill as contract } from '@app/contract'
import type { ClientToBill } from '@app/contract/billing/clients-to-bill.contract'
import { businessDate, now } from '../../../clock.ts'
import { MOST_COUNTED } from '../../../db/paging.ts'
import { list, READ_WITH_PAGE } from '../../../records/list.ts'
import { between } from '../../../records/list-filters.ts'
import { all } from '../../../records/reach.ts'
import { clientsToBillPage, clientsToBill as toBill } from '../../orders/to-bill/clients-to-bill.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { isOfNamedUser } from '../../people/named-users.repository.ts'
import { clientToBillView } from './clients-to-bill.view.ts'

/** Searched by the client. */
export const allClientsToBill = list(
  contract.listClientsToBill,
  {
    id: toBill.id,
    page: async (db, wanted) => {
      const { rows, sums } = await clientsToBillPage(db, businessDate(now()), wanted)
      return { rows, total: Math.min(sums.clients, MOST_COUNTED), beside: { totals: sums } }
    },
    view: async (rows, { db }): Promise<ClientToBill[]> => {
      const parameters = await readParameters(db)
      return rows.map((row) => clientToBillView(row, parameters))
    },
  },
  {
    reach: { administrator: all },
    sort: { oldestInDays: toBill.oldestInDays, packages: toBill.packages, weightInGrams: toBill.weightInGrams },
    range: between(toBill.oldestOn),
    filters: {},
    search: (q, { db }) => isOfNamedUser(db, toBill.id, q),
    beside: READ_WITH_PAGE,
  },
)
