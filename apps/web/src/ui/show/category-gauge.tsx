import { type Category, type RetailParameters, valueWithTax } from '@app/domain'
import { useTranslation } from 'react-i18next'
import styles from './category-gauge.module.css'
import { GaugeBar } from './gauge-bar.tsx'
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
      <GaugeBar label={t('ui.gauge.weight')} used={weightInGrams} limit={maxWeightInGrams} print={format.weight} />
      <GaugeBar label={t('ui.gauge.value')} used={withTax} limit={maxValueInCents} print={format.money} />
      <p className={styles.verdict} role="status">
        {isOver ? t('ui.gauge.over', { category }) : ''}
      </p>
    </div>
  )
}
