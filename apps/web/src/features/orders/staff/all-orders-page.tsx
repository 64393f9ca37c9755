import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { Page } from '../../../ui/page/page.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useView } from '../../../ui/page/view-tabs.tsx'
import { OrderActionsMenu } from '../several/order-actions-menu.tsx'
import { OrderPanel } from '../show/order-panel.tsx'
import { AllOrdersList } from './all-orders-list.tsx'
import { AllOrdersTabs } from './all-orders-tabs.tsx'
import { VIEWS } from './all-orders-views.ts'

const UnassignedPurchases = lazy(async () => ({
  default: (await import('../../purchases/decide/unassigned-purchases.tsx')).UnassignedPurchases,
}))

/** Every order there is, with whatever each allows now. */
export function AllOrdersPage() {
  const { t } = useTranslation('administrator')
  const list = useListState()
  const view = useView(VIEWS, 'all')
  return (
    <Page title={t('allOrders.title')} sentence={t('allOrders.sentence')}>
      <AllOrdersTabs />
      {view === 'purchases' ? (
        <Suspense fallback={<PageLoading />}>
          <UnassignedPurchases list={list} />
        </Suspense>
      ) : (
        <>
          <AllOrdersList key={view} view={view} list={list} />
          <OrderPanel
            list={list}
            actions={(order) => <OrderActionsMenu key={`${order.id}-${order.version}`} order={order} onRemoved={list.close} />}
          />
        </>
      )}
    </Page>
  )
}
