import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { Day } from '../../../ui/show/day.tsx'
import styles from './arrival-day.module.css'
import { isOnHold } from './order-stage.ts'

type Arriving = Pick<Order, 'status' | 'estimatedArrivalDate' | 'arrivalDate' | 'daysLate' | 'incidentOpen'>

/** When it comes, or came, to Quito, and how late that is: “vie 18 dic · 7 días tarde”. What ended on its way comes on no day. */
export function ArrivalDay({ order }: { order: Arriving }) {
  const { t } = useTranslation('orders')
  const { status, daysLate, arrivalDate, estimatedArrivalDate } = order
  if (status === 'removed') return <Day day={arrivalDate} />
  if (isOnHold(order)) return <span>{t('arrival.onHold')}</span>
  return (
    <span className={styles.arrival}>
      <Day day={arrivalDate ?? estimatedArrivalDate} />
      {daysLate > 0 ? (
        <>
          {' '}
          <span className={styles.late}>· {t('arrival.daysLate', { count: daysLate })}</span>
        </>
      ) : null}
    </span>
  )
}
