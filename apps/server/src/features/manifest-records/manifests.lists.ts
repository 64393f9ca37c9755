import { manifests as contract } from '@app/contract'
import { ne } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, isSet, oneOf } from '../../records/list-filters.ts'
import { carriesFor } from './consignees.repository.ts'
import { manifestInView } from './manifest-view.repository.ts'
import { manifestKind } from './manifests.kind.ts'
import { manifestsTable as manifests } from './manifests.table.ts'
import { manifestView } from './manifests.view.ts'

export const allManifests = list(
  contract.listManifests,
  {
    id: manifests.id,
    page: (db, { where, page }) => manifestInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((manifest) => manifestView(actor, manifest)),
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
    filters: {
      status: oneOf(manifests.status),
      consignee: carriesFor,
      hasGuideNumber: isSet(manifests.guideNumber),
    },
    search: (q) => contains(manifests.searchText, q),
  },
)
