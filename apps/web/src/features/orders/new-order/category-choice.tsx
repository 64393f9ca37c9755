import type { Category, RetailParameters } from '@app/domain'
import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'

type Props = { category: Category; parameters: RetailParameters | undefined }

/** One category with its limits; the configuration may have C switched off. */
export function CategoryChoice({ category, parameters }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const isOff = category === 'C' && !parameters?.isCategoryCEnabled
  const limits = parameters?.limits[category]
  const upTo = limits
    ? t('newOrder.upTo', {
        weight: `${format.number(limits.maxWeightInGrams / 1_000)} kg`,
        value: `${format.number(limits.maxValueInCents / 100)} USD`,
      })
    : ''
  return (
    <Radio
      value={category}
      disabled={isOff}
      label={t('newOrder.category', { category })}
      description={isOff ? t('newOrder.categoryOff') : upTo}
    />
  )
}
