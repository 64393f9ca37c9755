import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { PageLoading } from '../../ui/page-loading.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { AllOrdersList } from './all-orders-list.tsx'
import { AllOrdersTabs } from './all-orders-tabs.tsx'
import { VIEWS } from './all-orders-views.ts'
import { OrderActionsMenu } from './order-actions-menu.tsx'
import { OrderPanel } from './order-panel.tsx'
import { useView } from './view-tabs.tsx'

const UnassignedPurchases = lazy(async () => ({
  default: (await import('../purchases/unassigned-purchases.tsx')).UnassignedPurchases,
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
