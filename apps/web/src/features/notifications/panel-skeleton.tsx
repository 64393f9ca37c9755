import { Skeleton } from '@mantine/core'
import styles from './notifications-panel.module.css'

const ENTRIES = ['first', 'second', 'third', 'fourth', 'fifth']

/** The shape of the list while the component, or what it is to show, is on its way. */
export function PanelSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden>
      <Skeleton height={16} width="40%" />
      {ENTRIES.map((entry) => (
        <div key={entry} className={styles.waitingEntry}>
          <Skeleton circle height={32} />
          <div className={styles.waitingText}>
            <Skeleton height={12} />
            <Skeleton height={10} width="30%" />
          </div>
        </div>
      ))}
    </div>
  )
}
