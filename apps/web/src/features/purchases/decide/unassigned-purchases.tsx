import { exportPurchases, listPurchases } from '@app/contract/endpoints/purchases'
import { PURCHASE_STATUSES } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { type ListOf, useListState } from '../../../ui/list/use-list-state.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { usePurchaseColumns } from '../purchase-columns.tsx'
import { STAFF_VIEWS } from '../purchase-views.ts'
import { usePurchasesToHandle } from '../purchases.queries.ts'
import { StaffPurchasePanel } from './staff-purchase-panel.tsx'

const DEFAULTS = { own: ['whose'] } as const

/** Purchases that administrators handle: of clients without associate, or of everybody where the address says so. */
export function UnassignedPurchases() {
  const list = useListState(listPurchases, DEFAULTS)
  const { t } = useTranslation('purchases')
  const column = usePurchaseColumns()
  const chosen = PURCHASE_STATUSES.filter((status) => list.filters.status?.includes(status))
  const ofEverybody = list.filters.whose?.includes('all') ?? false
  const query = {
    ...list.query,
    status: chosen.length > 0 ? chosen : [...STAFF_VIEWS.toHandle],
    ...(ofEverybody ? {} : { hasAssociate: 'false' as const }),
  }
  const purchases = usePurchasesToHandle(query)
  return (
    <>
      <DataTable
        label={t('unassigned.withoutAssociate')}
        query={purchases}
        list={list}
        source={{ list: listPurchases, file: exportPurchases, query }}
        columns={[column.code, column.status, column.client, column.products, column.askedOn, column.price]}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('unassigned.search')} />
            <StatusFilter list={list} chosen={chosen[0]} />
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

function StatusFilter({ list, chosen }: { list: ListOf<typeof listPurchases, 'whose'>; chosen: string | undefined }) {
  const { t } = useTranslation('purchases')
  return (
    <NativeSelect
      aria-label={t('unassigned.status')}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => list.setFilter('status', value ? [value] : null)}
      data={[
        { value: '', label: t('unassigned.toHandle') },
        ...PURCHASE_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
      ]}
    />
  )
}
