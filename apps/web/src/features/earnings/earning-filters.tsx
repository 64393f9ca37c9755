import type { listEarnings } from '@app/contract/endpoints/earnings'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListOf } from '../../ui/list/use-list-state.ts'
import { useClients } from '../people/reachable-clients.queries.ts'
import styles from './earnings.module.css'

/** A client is a word of this page. */
export type EarningList = ListOf<typeof listEarnings, 'client'>

const BY_NAME = { orderBy: 'name', mode: 'asc' } as const

/** One client, as the address says them. */
export const chosenClient = ({ filters }: EarningList): string | undefined => filters.client?.find(Boolean)

export function EarningFilters({ list }: { list: EarningList }) {
  const { t } = useTranslation('associate')
  const { data: clients } = useClients(BY_NAME)
  return (
    <NativeSelect
      className={styles.client}
      aria-label={t('earnings.client')}
      value={chosenClient(list) ?? ''}
      onChange={({ currentTarget: { value } }) => list.setFilter('client', value ? [value] : null)}
      data={[
        { value: '', label: t('earnings.anyClient') },
        ...(clients?.data ?? []).map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })),
      ]}
    />
  )
}
