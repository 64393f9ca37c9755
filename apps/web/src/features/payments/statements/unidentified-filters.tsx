import type { listStatementLines } from '@app/contract/endpoints/payments'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListOf } from '../../../ui/list/use-list-state.ts'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { AccountFilter } from '../account-filter.tsx'

export type UnidentifiedList = ListOf<typeof listStatementLines, 'isReady'>

/** What waits narrowed to one account, and to what is ready or what a person decides. */
export function UnidentifiedFilters({ list }: { list: UnidentifiedList }) {
  const { t } = useTranslation('accounts')
  const [isReady = ''] = list.filters.isReady ?? []
  return (
    <Toolbar>
      <NativeSelect
        aria-label={t('statements.seen.label')}
        value={isReady}
        onChange={({ currentTarget: { value } }) => list.setFilter('isReady', value ? [value] : null)}
        data={[
          { value: '', label: t('statements.seen.all') },
          { value: 'true', label: t('statements.seen.ready') },
          { value: 'false', label: t('statements.seen.toDecide') },
        ]}
      />
      <AccountFilter value={list.filters.accountId?.[0]} onChange={(id) => list.setFilter('accountId', id ? [id] : null)} />
    </Toolbar>
  )
}
