import { type Category, type RetailParameters, valueWithTax } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'

type Props = { category: Category; valueInCents: number; parameters: RetailParameters }

/** Goods that are worth more than one declaration of their category may hold. */
export function TooDear({ category, valueInCents, parameters }: Props) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const max = `${format.number(parameters.limits[category].maxValueInCents / 100)} USD`
  return (
    <Note tone="red" isRefusal>
      {t('estimate.over', { category, value: format.money(valueWithTax(valueInCents, parameters)), max })}
    </Note>
  )
}
