import type { Order, OrderDetail } from '@app/contract/orders.contract'
import { holdOf, momentOf, placeOf, STAGES, stageOf } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useHoldWords } from '../holding/use-hold-words.ts'
import styles from './order-progress.module.css'
import { inSentence, useMissing } from './use-missing.ts'

/** Where the package is right now: the steps of its way, a sentence, and since when. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const stage = stageOf(order)
  if (!stage) return null
  const place = placeOf(stage)
  const since = `${format.instant(order.statusSince, place)} (${t(`places.${place}`)})`
  return (
    <section className={styles.progress} aria-label={t('progress.title')}>
      <ol className={styles.steps}>
        {STAGES.map((step) => (
          <li
            key={step}
            data-reached={STAGES.indexOf(step) <= STAGES.indexOf(stage)}
            aria-current={step === stage ? 'step' : undefined}
          >
            <span>{t(`progress.stages.${step}`)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.now}>{t(`common:orderNow.${order.status}`)}</p>
      <Arrival order={order} />
      <p className={styles.since}>{t('progress.since', { since })}</p>
    </section>
  )
}

/** When it comes, or why nobody can say. */
function Arrival({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const moment = momentOf(order)
  const what = useMissing(order)
  const held = useHoldWords(order.hold)
  if (!moment) return null
  const { estimatedArrivalDate, promisedDate, inMiamiBy, delayReason } = order
  const why = holdOf(order)
  const onHold = `progress.onHold.${why === 'held' && held.day ? 'heldUntil' : why}` as const
  const key = moment === 'onHold' ? onHold : (`progress.${moment}` as const)
  return (
    <p className={styles.arrival} data-late={order.daysLate > 0}>
      {t(key, {
        what,
        ...{ why: inSentence(held.why), until: held.day },
        day: estimatedArrivalDate ? format.day(estimatedArrivalDate) : '',
        promised: promisedDate ? format.day(promisedDate) : '',
        by: inMiamiBy ? format.day(inMiamiBy) : '',
        reason: delayReason ? t(`delayReasons.${delayReason}`) : '',
      })}
    </p>
  )
}

/** The same as a line of steps beneath a status in a list, which says it in words. */
export function OrderProgressBar({ order }: { order: Pick<Order, 'status' | 'intakeAt'> }) {
  const stage = stageOf(order)
  if (!stage) return null
  const reached = STAGES.indexOf(stage)
  return (
    <span className={styles.bar} aria-hidden>
      {STAGES.map((step, index) => (
        <i key={step} data-reached={index <= reached} />
      ))}
    </span>
  )
}
