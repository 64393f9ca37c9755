import { exportPurchases, listPurchases, totalPurchases } from '@app/contract/endpoints/purchases'
import type { Purchase } from '@app/contract/purchases.contract'
import { PURCHASE_STATUSES } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { filtersOf, part, range, recordsOf, several } from '../../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { CLIENT_RECORDS } from '../../people/named-people.queries.ts'
import { usePurchaseColumns } from '../purchase-columns.tsx'
import { STAFF_VIEWS } from '../purchase-views.ts'
import { usePurchasesToHandle } from '../purchases.queries.ts'
import { StaffPurchasePanel } from './staff-purchase-panel.tsx'

const SUMS = { call: totalPurchases, under: 'purchases', of: ({ price }: Purchase) => ({ totalInCents: price.totalInCents }) }

const DEFAULTS = { own: ['whose'] } as const

/** Purchases that administrators handle: of clients without associate, or of everybody where the address says so. */
export function UnassignedPurchases() {
  const list = useListState(listPurchases, DEFAULTS)
  const { t } = useTranslation('purchases')
  const column = usePurchaseColumns()
  const { filters, narrowed } = filtersOf(listPurchases, list, {
    status: several(t('unassigned.status'), PURCHASE_STATUSES, (status) => t(`statuses.${status}`)),
    clientId: recordsOf(t('fields.client'), CLIENT_RECORDS),
    store: part(t('fields.store')),
    totalInCents: range(t('fields.price'), 'money'),
  })
  const ofEverybody = list.filters.whose?.includes('all') ?? false
  const query = {
    ...list.query,
    status: [...STAFF_VIEWS.toHandle],
    ...narrowed,
    ...(ofEverybody ? {} : { hasAssociate: 'false' as const }),
  }
  const purchases = usePurchasesToHandle(query)
  return (
    <>
      <DataTable
        label={t('unassigned.withoutAssociate')}
        query={purchases}
        list={list}
        source={{ list: listPurchases, file: exportPurchases, query, totals: SUMS }}
        columns={[column.code, column.status, column.client, column.products, column.askedOn, column.price]}
        toolbar={
          <Toolbar filters={filters}>
            <SearchField list={list} placeholder={t('unassigned.search')} />
            <NativeSelect
              aria-label={t('unassigned.whose')}
              value={ofEverybody ? 'all' : ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('whose', value ? [value] : null)}
              data={[
                { value: '', label: t('unassigned.withoutAssociate') },
                { value: 'all', label: t('unassigned.everybody') },
              ]}
            />
          </Toolbar>
        }
        empty={
          <EmptyState
            icon={IconShoppingCart}
            title={list.q ? t('noneFound') : t('unassigned.empty')}
            sentence={list.q ? t('noneFoundHelp') : t('unassigned.emptyHelp')}
          />
        }
      />
      <StaffPurchasePanel list={list} />
    </>
  )
}
