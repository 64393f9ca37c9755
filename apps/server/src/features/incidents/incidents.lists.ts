import { incidents as contract } from '@app/contract'
import { eq, or } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { all } from '../../records/reach.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { incidentInView, ofOrderThat } from './incident-view.repository.ts'
import { incidentsTable as incidents } from './incidents.table.ts'
import { incidentView } from './incidents.view.ts'

/** Searched by the incident's number, the order, or the client. */
export const allIncidents = list(
  contract.listIncidents,
  {
    id: incidents.id,
    page: (db, { where, page }) => incidentInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((incident) => incidentView(actor, incident)),
  },
  {
    reach: { administrator: all },
    sort: {
      createdAt: incidents.createdAt,
      updatedAt: incidents.updatedAt,
      code: incidents.code,
      status: incidents.status,
      kind: incidents.kind,
    },
    range: between(incidents.createdAt),
    filters: { status: oneOf(incidents.status), kind: oneOf(incidents.kind) },
    search: async (q, { db }) =>
      or(
        eq(incidents.code, q.toUpperCase()),
        ofOrderThat(or(contains(orders.searchText, q), await isOfNamedUser(db, orders.clientId, q))),
      ),
  },
)
