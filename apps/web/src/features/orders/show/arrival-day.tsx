import type { Order } from '@app/contract/orders.contract'
import { holdOf, isOnHold } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Day } from '../../../ui/show/day.tsx'
import { useHoldWords } from '../holding/use-hold-words.ts'
import styles from './arrival-day.module.css'
import { LateDay } from './late-day.tsx'
import { inSentence, useMissing } from './use-missing.ts'

type Arriving = Pick<Order, 'status' | 'estimatedArrivalDate' | 'arrivalDate' | 'daysLate' | 'incidentOpen' | 'hold' | 'missing'>

/** When it comes, or came, to Quito, and how late that is: “vie 18 dic · 7 días tarde”. What ended on its way comes on no day. */
export function ArrivalDay({ order }: { order: Arriving }) {
  const { status, daysLate, arrivalDate, estimatedArrivalDate } = order
  if (status === 'removed') return <Day day={arrivalDate} />
  if (isOnHold(order)) return <OnHold order={order} />
  return <LateDay day={arrivalDate ?? estimatedArrivalDate} daysLate={daysLate} />
}

/** No day can be said, and why. */
function OnHold({ order }: { order: Arriving }) {
  const { t } = useTranslation()
  const what = useMissing(order)
  const { why, day } = useHoldWords(order.hold)
  const reason = holdOf(order)
  const key = reason === 'held' && day ? ('heldUntil' as const) : reason
  return (
    <span>
      <span>{t('arrival.onHold')}</span>
      <span className={styles.why}>{t(`arrival.onHoldBecause.${key}`, { what, why: inSentence(why), day })}</span>
    </span>
  )
}
