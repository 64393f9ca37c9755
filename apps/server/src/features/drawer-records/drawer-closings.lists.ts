import { drawers as contract } from '@app/contract'
import { eq, isNotNull, ne, or } from 'drizzle-orm'
import { contains, searchable } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, oneOf, whether } from '../../records/list-filters.ts'
import { all } from '../../records/reach.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { closingView } from './drawer-closing.view.ts'
import { sessionInView } from './drawer-view.repository.ts'
import { drawerSessionsTable as sessions } from './drawers.table.ts'

/** Searched by the closing's number, its reason, or who held the drawer. */
export const allDrawerClosings = list(
  contract.listDrawerClosings,
  {
    id: sessions.id,
    page: (db, { where, page }) => sessionInView.page(db, where, page),
    view: (rows) => rows.map(closingView),
  },
  {
    reach: { administrator: all },
    only: () => isNotNull(sessions.closedAt),
    sort: {
      closedAt: sessions.closedAt,
      code: sessions.code,
      differenceInCents: sessions.differenceInCents,
      countedInCents: sessions.countedInCents,
    },
    range: between(sessions.closedAt),
    filters: {
      drawerId: oneOf(sessions.drawerId),
      hasDifference: whether(ne(sessions.differenceInCents, 0)),
    },
    search: async (q, { db }) =>
      or(
        eq(sessions.code, q.toUpperCase()),
        contains(searchable(sessions.reason), q),
        await isOfNamedUser(db, sessions.holderId, q),
      ),
  },
)
