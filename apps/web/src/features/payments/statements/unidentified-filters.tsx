import type { Sent } from '@app/contract/endpoint'
import type { listStatementLines, listUnidentified } from '@app/contract/endpoints/payments'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListOf } from '../../../ui/list/use-list-state.ts'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { AccountFilter } from '../account-filter.tsx'

export type UnidentifiedList = ListOf<typeof listStatementLines, 'isReady'>

type Asked = Pick<Sent<typeof listUnidentified>['query'], 'accountId' | 'isReady'>

/** What the address narrows the list to. */
export function askedOf({ filters: { accountId, isReady } }: UnidentifiedList): Asked {
  return { ...(accountId?.[0] && { accountId: accountId[0] }), ...(isReady?.[0] && { isReady: isReady[0] }) }
}

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
