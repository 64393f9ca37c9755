import type { Bundle } from '@app/contract/bundles.contract'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { EndedPackages } from '../orders/show/ended-packages.tsx'
import styles from './bundle-status.module.css'

/** Its status, and what of it was not handed over. One of which every package was closed on its way is inactive: it was declared. */
export function BundleStatus({ bundle: { status, sentAt, orders } }: { bundle: Pick<Bundle, 'status' | 'sentAt' | 'orders'> }) {
  return (
    <span className={styles.status}>
      <StatusChip status={status === 'removed' && sentAt ? 'inactive' : status} />
      <EndedPackages packages={orders} />
    </span>
  )
}
