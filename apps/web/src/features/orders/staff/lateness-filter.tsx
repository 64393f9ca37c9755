import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './lateness-filter.module.css'

const FILTERS = ['isLate', 'isDelayUnexplained'] as const
type Filter = (typeof FILTERS)[number]
type Narrowing = {
  filters: Partial<Record<Filter, readonly string[]>>
  setFilter: (name: Filter, values: readonly string[] | null) => void
}

/** What is late, and what is late and nobody has said why. */
export function LatenessFilter({ list }: { list: Narrowing }) {
  const { t } = useTranslation('orders')
  return FILTERS.map((name) => (
    <Checkbox
      key={name}
      className={styles.filter}
      label={t(`lateness.${name}`)}
      checked={list.filters[name]?.[0] === 'true'}
      onChange={({ currentTarget }) => list.setFilter(name, currentTarget.checked ? ['true'] : null)}
    />
  ))
}

/** As a list's call takes it. */
export const latenessOf = ({ filters }: Pick<Narrowing, 'filters'>): Partial<Record<Filter, string>> =>
  Object.fromEntries(FILTERS.filter((name) => filters[name]?.[0] === 'true').map((name) => [name, 'true']))
