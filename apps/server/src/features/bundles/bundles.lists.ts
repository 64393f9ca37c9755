import { bundles as contract } from '@app/contract'
import type { Actor } from '@app/domain'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { contains } from '../../db/search.ts'
import { list, type Wanted } from '../../records/list.ts'
import { between, isSet, oneOf, within } from '../../records/list-filters.ts'
import { isDeclaredFor } from '../manifest-records/consignees.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { inSet } from '../set-records/in-set.repository.ts'
import { type BundleInView, bundleInView } from './bundle-view.repository.ts'
import { bundleKind } from './bundles.kind.ts'
import { bundlesTable as bundles } from './bundles.table.ts'
import { bundleView } from './bundles.view.ts'
import { bundlesOfClients } from './bundles-lists.repository.ts'

/** How bundles are read for any list of them. */
export const readingBundles = {
  id: bundles.id,
  page: (db: Db, { where, page }: Wanted) => bundleInView.page(db, where, page),
  view: async (rows: readonly BundleInView[], { db, actor }: { db: Db; actor: Actor }) => {
    const parameters = await readParameters(db)
    return rows.map((bundle) => bundleView(actor, bundle, parameters))
  },
}

/** What may be asked of any list of bundles. */
export const askedOfBundles = {
  reach: bundleKind.reach,
  sort: {
    createdAt: bundles.createdAt,
    updatedAt: bundles.updatedAt,
    code: bundles.code,
    status: bundles.status,
    consignee: bundles.consigneeName,
    childGuideNumber: bundles.childGuideNumber,
    weightInGrams: bundles.weightInGrams,
    valueWithTaxInCents: bundles.valueWithTaxInCents,
    sentAt: bundles.sentAt,
    arrivedAt: bundles.arrivedAt,
  },
  range: between(bundles.createdAt),
  /** The bundle itself, or the clients whose packages it holds: the declared person may be another. */
  search: async (q: string, { db }: { db: Db }) =>
    or(contains(bundles.searchText, q), inArray(bundles.id, await bundlesOfClients(db, q))),
}

/** With the cargo of their manifest; or all others. */
export const areLoaded = isSet(bundles.loadedAt)

export const inBundleSet = inSet('bundles', bundles.id)

const byStatus = { status: oneOf(bundles.status), set: inBundleSet }

const byOffice = {
  ...byStatus,
  manifestId: oneOf(bundles.manifestId),
  associateId: oneOf(bundles.associateId),
  category: oneOf(bundles.category),
  consignee: isDeclaredFor,
  weightInGrams: within(bundles.weightInGrams),
  valueWithTaxInCents: within(bundles.valueWithTaxInCents),
}

export const sumsOfBundles = {
  table: bundles,
  columns: { weightInGrams: bundles.weightInGrams, valueWithTaxInCents: bundles.valueWithTaxInCents },
}

export const allBundles = list(contract.listBundles, readingBundles, { ...askedOfBundles, filters: byOffice })

/** On a manifest already. */
export const generatedBundles = list(contract.listBundles, readingBundles, {
  ...askedOfBundles,
  only: () => isNotNull(bundles.manifestId),
  filters: byOffice,
})

/** In Miami, on no manifest. */
export const freeBundles = list(contract.listFreeBundles, readingBundles, {
  ...askedOfBundles,
  only: () => and(eq(bundles.status, 'inWarehouseMIA'), isNull(bundles.manifestId)),
  filters: { set: inBundleSet },
})

export const associateBundles = list(contract.listAssociateBundles, readingBundles, { ...askedOfBundles, filters: byStatus })
