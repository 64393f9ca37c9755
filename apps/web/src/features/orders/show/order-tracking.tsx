import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import styles from './order-tracking.module.css'

/** The tracking number and whose it looks like; a package may come with a file instead. */
export function OrderTracking({ order: { tracking, carrier } }: { order: Pick<Order, 'tracking' | 'carrier'> }) {
  const { t } = useTranslation('orders')
  if (!tracking) return <span className={styles.none}>{t('trackingOnFile')}</span>
  return (
    <span className={styles.tracking}>
      {tracking}
      {carrier ? <small>{carrier}</small> : null}
    </span>
  )
}
