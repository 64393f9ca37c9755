import styles from './call-notices.module.css'
import { ConnectionMark } from './connection-mark.tsx'
import { SlowNotice } from './slow-notice.tsx'

/** How the calls are going, at the foot of the screen: no connection, or a long wait. */
export function CallNotices() {
  return (
    <div className={styles.viewport}>
      <SlowNotice />
      <ConnectionMark />
    </div>
  )
}
