import { businessDay, type RetailParameters } from '@app/domain'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../session/use-session.ts'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useTariffs } from '../../tariffs/tariffs.queries.ts'
import styles from './new-order.module.css'
import { estimateOf, type PackageEstimate } from './new-order-estimate.ts'
import type { NewOrderValues } from './new-order-values.ts'
import type { OrderingClient } from './ordering-client.ts'

type Props = { client: OrderingClient | undefined; parameters: RetailParameters }

/** The estimate beside the form: every line of every package, the total, and the day of arrival. */
export function NewOrderSummary({ client, parameters }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const me = useMe()
  const { hasDiscount } = client ?? me
  const { control } = useFormContext<NewOrderValues>()
  const [category, packages] = useWatch({ control, name: ['category', 'packages'] })
  const tariffs = useTariffs({ isNeeded: category === 'C' })
  const today = businessDay(new Date())
  const estimate = estimateOf({ category, packages }, parameters, { hasDiscount, today, tariffs: tariffs.data })
  const several = packages.length > 1
  return (
    <section className={styles.card} aria-labelledby="estimate">
      <h2 id="estimate">{t('newOrder.estimate')}</h2>
      {estimate.packages.map((one) => (
        <Estimate
          key={one.position}
          estimate={one}
          heading={several ? t('newOrder.package', { position: one.position }) : null}
        />
      ))}
      {several && estimate.totalInCents !== null ? (
        <p className={styles.total}>
          <span>{t('panel.estimatedTotal')}</span>
          <strong className="tabular">{format.money(estimate.totalInCents)}</strong>
        </p>
      ) : null}
      <p className={styles.arrival}>
        {t('newOrder.arrival', { day: format.day(estimate.estimatedArrivalDate) })}
        <small>{t('newOrder.arrivalHelp')}</small>
      </p>
    </section>
  )
}

function Estimate({ estimate: { quote }, heading }: { estimate: PackageEstimate; heading: string | null }) {
  const { t } = useTranslation('orders')
  return (
    <div className={styles.estimate}>
      {heading ? <h3>{heading}</h3> : null}
      {quote ? (
        <>
          <PriceLines lines={quote.lines} totalInCents={quote.totalInCents} totalLabel={t('panel.estimatedTotal')} />
          {quote.isSpecial ? <p className={styles.hint}>{t('newOrder.special')}</p> : null}
          {quote.isDutyShareable ? <p className={styles.hint}>{t('newOrder.dutyShareable')}</p> : null}
        </>
      ) : (
        <p className={styles.hint}>{t('newOrder.noEstimate')}</p>
      )}
    </div>
  )
}
