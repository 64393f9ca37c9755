import { manifests as contract } from '@app/contract'
import { ne } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { countRowsOf, pageOfRows } from '../../records/reading.ts'
import { columnsOf } from '../../records/record-kind.ts'
import { manifestKind } from './manifests.kind.ts'
import { manifestsTable as manifests } from './manifests.table.ts'
import { viewManifests } from './manifests.view.ts'

export const allManifests = list(
  contract.listManifests,
  {
    id: manifests.id,
    rows: (db, wanted) =>
      pageOfRows(
        db
          .select({ ...columnsOf(manifests), cursor: wanted.page.cursor })
          .from(manifests)
          .$dynamic(),
        wanted,
      ),
    count: countRowsOf(manifests),
    view: (rows, { db, actor }) => viewManifests(db, actor, rows),
  },
  {
    reach: manifestKind.reach,
    // A removed manifest is listed when it is asked for.
    only: ({ query }) => (query.status ? undefined : ne(manifests.status, 'removed')),
    sort: {
      createdAt: manifests.createdAt,
      updatedAt: manifests.updatedAt,
      code: manifests.code,
      status: manifests.status,
      guideNumber: manifests.guideNumber,
      departureDate: manifests.departureDate,
      sentAt: manifests.sentAt,
    },
    range: between(manifests.departureDate),
    filters: { status: oneOf(manifests.status) },
    search: (q) => contains(manifests.searchText, q),
  },
)
