import { quotations as contract } from '@app/contract'
import { eq, or } from 'drizzle-orm'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { countRowsOf, pageOfRows } from '../../records/reading.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { quotationView } from './quotation.view.ts'
import { quotationReach, selectQuotations } from './quotations.repository.ts'
import { quotationsTable as quotations } from './quotations.table.ts'

/** Searched by the quotation's number, or the client. */
export const allQuotations = list(
  contract.listQuotations,
  {
    id: quotations.id,
    rows: (db, wanted) => pageOfRows(selectQuotations(db, wanted.page.cursor).$dynamic(), wanted),
    count: countRowsOf(quotations),
    view: (rows) => rows.map(quotationView),
  },
  {
    reach: quotationReach,
    sort: {
      createdAt: quotations.createdAt,
      code: quotations.code,
      totalInCents: quotations.totalInCents,
      weightInGrams: quotations.weightInGrams,
    },
    range: between(quotations.createdAt),
    filters: { clientId: oneOf(quotations.clientId) },
    search: async (q, { db }) => or(eq(quotations.code, q.toUpperCase()), await isOfNamedUser(db, quotations.clientId, q)),
  },
)
