import { ORDER_OUTCOMES, type OrderOutcome } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Narrowing = {
  filters: Partial<Record<'outcome', readonly string[]>>
  setFilter: (name: 'outcome', values: readonly string[] | null) => void
}

/** How packages ended that were not handed over. */
export function OutcomeFilter({ list }: { list: Narrowing }) {
  const { t } = useTranslation('ends')
  return (
    <NativeSelect
      aria-label={t('end')}
      value={outcomesOf(list).outcome?.[0] ?? ''}
      onChange={({ currentTarget: { value } }) => list.setFilter('outcome', value ? [value] : null)}
      data={[{ value: '', label: t('anyEnd') }, ...ORDER_OUTCOMES.map((one) => ({ value: one, label: t(`outcomes.${one}`) }))]}
    />
  )
}

/** As a list's call takes it. */
export function outcomesOf({ filters }: Pick<Narrowing, 'filters'>): { outcome?: OrderOutcome[] } {
  const outcome = ORDER_OUTCOMES.filter((one) => filters.outcome?.includes(one))
  return outcome.length > 0 ? { outcome } : {}
}
