import type { listEarnings } from '@app/contract/endpoints/earnings'
import { businessDay } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListOf } from '../../ui/list/use-list-state.ts'
import { dateFormatter } from '../../ui/show/formatters.ts'
import { useClients } from '../people/reachable-clients.queries.ts'
import styles from './earnings.module.css'
import { daysOfMonth, lastMonths } from './earnings-by-month.ts'

/** A month and a client are words of this page. */
export type EarningList = ListOf<typeof listEarnings, 'month' | 'client'>

const MONTHS = 12
const BY_NAME = { orderBy: 'name', mode: 'asc' } as const

/** One month and one client, as the address says them. */
export const chosenMonth = ({ filters }: EarningList): string | undefined => filters.month?.find((month) => daysOfMonth(month))
export const chosenClient = ({ filters }: EarningList): string | undefined => filters.client?.find(Boolean)

export function EarningFilters({ list }: { list: EarningList }) {
  const { t, i18n } = useTranslation('associate')
  const { data: clients } = useClients(BY_NAME)
  const nameOf = dateFormatter(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const choose = (name: 'month' | 'client') => (value: string) => list.setFilter(name, value ? [value] : null)
  return (
    <>
      <NativeSelect
        aria-label={t('earnings.month')}
        value={chosenMonth(list) ?? ''}
        onChange={({ currentTarget }) => choose('month')(currentTarget.value)}
        data={[
          { value: '', label: t('earnings.anyMonth') },
          ...lastMonths(businessDay(new Date()), MONTHS)
            .toReversed()
            .map((month) => ({ value: month, label: nameOf.format(new Date(`${month}-15T12:00:00Z`)) })),
        ]}
      />
      <NativeSelect
        className={styles.client}
        aria-label={t('earnings.client')}
        value={chosenClient(list) ?? ''}
        onChange={({ currentTarget }) => choose('client')(currentTarget.value)}
        data={[
          { value: '', label: t('earnings.anyClient') },
          ...(clients?.data ?? []).map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })),
        ]}
      />
    </>
  )
}
