import { earnings as contract } from '@app/contract'
import { eq, or } from 'drizzle-orm'
import { list } from '../../../records/list.ts'
import { between, oneOf } from '../../../records/list-filters.ts'
import { isOfNamedUser } from '../../people/named-users.repository.ts'
import { settlementInView } from './settlement-view.repository.ts'
import { settlementKind } from './settlements.kind.ts'
import { settlementsTable as settlements } from './settlements.table.ts'
import { settlementView } from './settlements.view.ts'

export const sumsOfSettlements = { table: settlements, columns: { totalInCents: settlements.totalInCents } }

/** Searched by the settlement's number, or the associate. */
export const allSettlements = list(
  contract.listSettlements,
  {
    id: settlements.id,
    page: (db, { where, page }) => settlementInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((settlement) => settlementView(actor, settlement)),
  },
  {
    reach: settlementKind.reach,
    sort: {
      paidOn: settlements.paidOn,
      createdAt: settlements.createdAt,
      code: settlements.code,
      totalInCents: settlements.totalInCents,
    },
    range: between(settlements.paidOn),
    filters: {
      status: oneOf(settlements.status),
      kind: oneOf(settlements.kind),
      associateId: oneOf(settlements.associateId),
      method: oneOf(settlements.method),
    },
    search: async (q, { db }) => or(eq(settlements.code, q.toUpperCase()), await isOfNamedUser(db, settlements.associateId, q)),
  },
)
