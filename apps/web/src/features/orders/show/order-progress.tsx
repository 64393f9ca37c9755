import type { Order } from '@app/contract/orders.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './order-progress.module.css'
import { arrivalOf, placeOf, STAGES, stageOf } from './order-stage.ts'

type Way = Pick<Order, 'status' | 'statusSince' | 'intakeAt' | 'estimatedArrivalDate'>

/** Where the package is right now: the steps of its way, a sentence, and since when. */
export function OrderProgress({ order }: { order: Way }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const stage = stageOf(order)
  if (!stage) return null
  const place = placeOf(stage)
  const day = order.estimatedArrivalDate
  const arrival = arrivalOf(stage, day, businessDay(new Date()))
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
      <p className={styles.now}>{t(`progress.now.${order.status}`)}</p>
      <p className={styles.since}>
        {t('progress.since', { since })}
        {arrival && day ? ` · ${t(`progress.${arrival}`, { day: format.day(day) })}` : ''}
      </p>
    </section>
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
