import { exportPurchases, listPurchases, totalPurchases } from '@app/contract/endpoints/purchases'
import type { Purchase } from '@app/contract/purchases.contract'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { filtersOf, part, range } from '../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { StaffPurchasePanel } from './decide/staff-purchase-panel.tsx'
import { usePurchaseColumns } from './purchase-columns.tsx'
import { PurchaseForClientLink } from './purchase-for-client-link.tsx'
import { STAFF_VIEW_NAMES, STAFF_VIEWS, type StaffView } from './purchase-views.ts'
import { usePurchaseCounts, usePurchasesToHandle } from './purchases.queries.ts'

const SUMS = { call: totalPurchases, under: 'purchases', of: ({ price }: Purchase) => ({ totalInCents: price.totalInCents }) }

/** What the associate's clients would have bought: looked up, proposed, approved. */
export function CartPage() {
  const { t } = useTranslation('purchases')
  const list = useListState(listPurchases)
  const view = useView(STAFF_VIEW_NAMES, 'toHandle')
  const counts = usePurchaseCounts('toHandle', STAFF_VIEWS)
  const labels = Object.fromEntries(STAFF_VIEW_NAMES.map((name) => [name, t(`cart.views.${name}`)])) as Record<StaffView, string>
  return (
    <Page title={t('cart.title')} sentence={t('cart.sentence')} action={<PurchaseForClientLink />}>
      <ViewTabs label={t('cart.title')} views={labels} first="toHandle" counts={counts} />
      <Purchases key={view} view={view} />
      <StaffPurchasePanel list={list} />
    </Page>
  )
}

function Purchases({ view }: { view: StaffView }) {
  const { t } = useTranslation('purchases')
  const list = useListState(listPurchases)
  const column = usePurchaseColumns()
  const { filters, narrowed } = filtersOf(listPurchases, list, {
    store: part(t('fields.store')),
    totalInCents: range(t('fields.price'), 'money'),
  })
  const query = { ...list.query, ...narrowed, status: [...STAFF_VIEWS[view]] }
  const purchases = usePurchasesToHandle(query)
  return (
    <DataTable
      label={t(`cart.views.${view}`)}
      query={purchases}
      list={list}
      source={{ list: listPurchases, file: exportPurchases, query, totals: SUMS }}
      columns={[column.code, column.status, column.client, column.products, column.askedOn, column.price]}
      toolbar={
        <Toolbar filters={filters}>
          <SearchField list={list} placeholder={t('cart.search')} />
        </Toolbar>
      }
      empty={
        <EmptyState
          icon={IconShoppingCart}
          title={list.q ? t('noneFound') : t(`cart.empty.${view}`)}
          sentence={list.q ? t('noneFoundHelp') : t('cart.emptyHelp')}
        />
      }
    />
  )
}
