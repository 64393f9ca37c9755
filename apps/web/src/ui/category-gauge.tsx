import { type Category, type RetailParameters, valueWithTax } from '@app/domain'
import { useTranslation } from 'react-i18next'
import styles from './category-gauge.module.css'
import { useFormat } from './use-format.ts'

type Props = {
  category: Category
  weightInGrams: number
  /** Declared, before the US sales tax. */
  valueInCents: number
  parameters: Pick<RetailParameters, 'limits' | 'amazonTaxInBasisPoints'>
}

/** How much of a declaration is used: kilograms of 4 and dollars, tax included, of 400. */
export function CategoryGauge({ category, weightInGrams, valueInCents, parameters }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  const withTax = valueWithTax(valueInCents, parameters)
  const isOver = weightInGrams > maxWeightInGrams || withTax > maxValueInCents
  return (
    <div className={styles.gauge}>
      <Bar label={t('ui.gauge.weight')} used={weightInGrams} limit={maxWeightInGrams} print={format.weight} />
      <Bar label={t('ui.gauge.value')} used={withTax} limit={maxValueInCents} print={format.money} />
      <p className={styles.verdict} role="status">
        {isOver ? t('ui.gauge.over', { category }) : ''}
      </p>
    </div>
  )
}

type BarProps = { label: string; used: number; limit: number; print: (amount: number) => string }

function Bar({ label, used, limit, print }: BarProps) {
  const share = limit > 0 ? used / limit : 0
  return (
    <div className={styles.bar} data-over={share > 1} data-near={share > 0.9}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className="tabular">
          <strong>{print(used)}</strong> / {print(limit)}
        </span>
      </div>
      <meter className={styles.meter} min={0} max={limit} value={Math.min(used, limit)} aria-label={label}>
        {print(used)}
      </meter>
      <div className={styles.track} aria-hidden>
        <div style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
    </div>
  )
}
