import type { RetailParameters } from '@app/domain'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CategoryGauge } from '../../../ui/show/category-gauge.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './new-order.module.css'
import { type NewOrderValues, valueOfItems } from './new-order-values.ts'

type Props = { index: number; parameters: RetailParameters | undefined; valueProblem: string | undefined }

/** What the package is worth, and how much of its category's limits it uses. */
export function NewOrderLimits({ index, parameters, valueProblem }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { control } = useFormContext<NewOrderValues>()
  const [category, one] = useWatch({ control, name: ['category', `packages.${index}`] })
  const valueInCents = valueOfItems(one?.items ?? [])
  return (
    <div className={styles.limits}>
      <p className={styles.value}>
        <span>{t('fields.productValue')}</span>
        <strong className="tabular">{format.money(valueInCents)}</strong>
      </p>
      {parameters ? (
        <CategoryGauge
          category={category}
          weightInGrams={one?.storeWeightInGrams ?? 0}
          valueInCents={valueInCents}
          parameters={parameters}
        />
      ) : null}
      {valueProblem ? (
        <p className={styles.problem} role="alert">
          {valueProblem}
        </p>
      ) : null}
    </div>
  )
}
