import { CATEGORIES, type Category, type RetailParameters } from '@app/domain'
import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'

type Props = { parameters: RetailParameters | undefined }

/** The categories that the house takes, each with its limits; one that is switched off is not named. */
export function CategoryChoices({ parameters }: Props) {
  const offered = CATEGORIES.filter((category) => category === 'B' || parameters?.isCategoryCEnabled)
  return offered.map((category) => <CategoryChoice key={category} category={category} parameters={parameters} />)
}

function CategoryChoice({ category, parameters }: Props & { category: Category }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const limits = parameters?.limits[category]
  const upTo = limits
    ? t('newOrder.upTo', {
        weight: `${format.number(limits.maxWeightInGrams / 1_000)} kg`,
        value: `${format.number(limits.maxValueInCents / 100)} USD`,
      })
    : ''
  return <Radio value={category} label={t('newOrder.category', { category })} description={upTo} />
}
