import { type BundleFact, type BundleFacts, type BundleStatus, bundleLifecycle, businessDay, type Snapshot } from '@app/domain'
import { now } from '../../clock.ts'
import { all, ownedBy } from '../../records/reach.ts'
import { noNews, recordKind } from '../../records/record-kind.ts'
import { CONTENTS, contentsOf } from './bundle-contents.repository.ts'
import { type BundleRow, bundlesTable } from './bundles.table.ts'

/** The bundle as its lifecycle sees it; that it is paid or delivered follows from its orders. */
export const bundleSnapshot = (
  {
    status,
    manifestId,
    category,
    weighedAt,
  }: Pick<BundleRow, 'status' | 'manifestId' | 'category'> & { weighedAt: Date | string | null },
  {
    anyOrderBilled = false,
    allOrdersBilled = false,
    allOrdersPaid = false,
    allOrdersDelivered = false,
    allOrdersClosed = false,
    allOrdersWeighed = false,
  }: Partial<BundleFacts> = {},
): Snapshot<BundleStatus, BundleFact> => ({
  status,
  facts: {
    onManifest: manifestId !== null,
    weighedToday: isOfToday(weighedAt),
    anyOrderBilled,
    allOrdersBilled,
    allOrdersPaid,
    allOrdersDelivered,
    allOrdersClosed,
    allOrdersWeighed,
    ofCategoryC: category === 'C',
  },
})

const isOfToday = (at: Date | string | null): boolean => at !== null && businessDay(new Date(at)) === businessDay(now())

/** An associate's are those with their own clients' packages alone; a client has none. */
export const bundleKind = recordKind({
  name: 'bundle',
  table: bundlesTable,
  reach: { administrator: all, associate: ownedBy(bundlesTable.associateId) },
  refusals: { absent: 'bundleNotFound', changed: 'bundleChangedMeanwhile' },
  lifecycle: bundleLifecycle,
  snapshot: bundleSnapshot,
  facts: { names: CONTENTS, read: contentsOf },
  news: noNews,
})
