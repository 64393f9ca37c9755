import type { Order } from '@app/contract/orders.contract'
import { holdOf, isOnHold } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Day } from '../../../ui/show/day.tsx'
import styles from './arrival-day.module.css'
import { LateDay } from './late-day.tsx'
import { useMissing } from './use-missing.ts'

type Arriving = Pick<Order, 'status' | 'estimatedArrivalDate' | 'arrivalDate' | 'daysLate' | 'incidentOpen' | 'missing'>

/** When it comes, or came, to Quito, and how late that is: “vie 18 dic · 7 días tarde”. What ended on its way comes on no day. */
export function ArrivalDay({ order }: { order: Arriving }) {
  const { status, daysLate, arrivalDate, estimatedArrivalDate } = order
  if (status === 'removed') return <Day day={arrivalDate} />
  if (isOnHold(order)) return <OnHold order={order} />
  return <LateDay day={arrivalDate ?? estimatedArrivalDate} daysLate={daysLate} />
}

/** No day can be said, and why. */
function OnHold({ order }: { order: Arriving }) {
  const { t } = useTranslation('orders')
  const what = useMissing(order)
  return (
    <span>
      <span>{t('arrival.onHold')}</span>
      <span className={styles.why}>{t(`arrival.onHoldBecause.${holdOf(order)}`, { what })}</span>
    </span>
  )
}
