import type { BundleFact, BundleStatus, OrderStatus, Snapshot } from '@app/domain'
import type { BundleRow } from './bundles.table.ts'

/** The bundle as its lifecycle sees it; that it is paid or delivered follows from its orders. */
export function bundleSnapshot(
  bundle: BundleRow,
  orders: readonly { status: OrderStatus }[] = [],
): Snapshot<BundleStatus, BundleFact> {
  const allAre = (...statuses: OrderStatus[]) => orders.length > 0 && orders.every(({ status }) => statuses.includes(status))
  return {
    status: bundle.status,
    facts: {
      onManifest: bundle.manifestId !== null,
      allOrdersPaid: allAre('paid', 'receivedAndDelivered', 'removed'),
      allOrdersDelivered: allAre('receivedAndDelivered', 'removed'),
    },
  }
}
