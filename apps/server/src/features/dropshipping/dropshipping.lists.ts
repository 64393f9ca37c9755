import { dropshipping as contract } from '@app/contract'
import { or } from 'drizzle-orm'
import { contains, searchable } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, oneOf, within } from '../../records/list-filters.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { dropshippingKind } from './dropshipping.kind.ts'
import { dropshippingRequestsTable as requests } from './dropshipping.table.ts'
import { dropshippingView } from './dropshipping.view.ts'
import { dropshippingInView } from './dropshipping-view.repository.ts'

export const sumsOfDropshipping = { table: requests, columns: { quotedPriceInCents: requests.quotedPriceInCents } }

/** Searched by the code, what is wanted, and for staff the client. */
export const allDropshipping = list(
  contract.listDropshipping,
  {
    id: requests.id,
    page: (db, { where, page }) => dropshippingInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((request) => dropshippingView(actor, request)),
  },
  {
    reach: dropshippingKind.reach,
    sort: {
      createdAt: requests.createdAt,
      updatedAt: requests.updatedAt,
      code: requests.code,
      status: requests.status,
      quotedPriceInCents: requests.quotedPriceInCents,
      quoteLastDay: requests.quoteLastDay,
    },
    range: between(requests.createdAt),
    filters: {
      status: oneOf(requests.status),
      clientId: oneOf(requests.clientId),
      quotedPriceInCents: within(requests.quotedPriceInCents),
    },
    search: async (q, { db, actor }) =>
      or(
        contains(searchable(requests.code, requests.description, requests.options, requests.link), q),
        actor.role === 'client' ? undefined : await isOfNamedUser(db, requests.clientId, q),
      ),
  },
)
