import { listAllOrders } from '@app/contract/endpoints/orders'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { BillOrder } from '../../features/bills/staff-draft/bill-order.tsx'
import { useWanted } from '../../features/clients/use-wanted.ts'
import { OrderActionsMenu } from '../../features/orders/several/order-actions-menu.tsx'
import { OrderPanel } from '../../features/orders/show/order-panel.tsx'
import { AllOrdersList } from '../../features/orders/staff/all-orders-list.tsx'
import { VIEWS } from '../../features/orders/staff/all-orders-views.ts'
import { OrderForClientLink } from '../../features/orders/staff/order-for-client-link.tsx'
import { PurchaseForClientLink } from '../../features/purchases/purchase-for-client-link.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView } from '../../ui/page/view-tabs.tsx'
import { AllOrdersTabs } from './all-orders-tabs.tsx'

const UnassignedPurchases = lazy(async () => ({
  default: (await import('../../features/purchases/decide/unassigned-purchases.tsx')).UnassignedPurchases,
}))

const AskForClient = lazy(async () => ({ default: (await import('../../features/clients/ask-for-client.tsx')).AskForClient }))

/** Every order there is, with whatever each allows now; with `?new` the form of an order or a purchase for a client. */
export function AllOrdersPage() {
  const wanted = useWanted()
  if (!wanted) return <AllOrders />
  return (
    <Suspense fallback={<PageLoading />}>
      <AskForClient wanted={wanted} />
    </Suspense>
  )
}

function AllOrders() {
  const { t } = useTranslation(['administrator', 'purchases'])
  const list = useListState(listAllOrders)
  const view = useView(VIEWS, 'all')
  return (
    <Page
      title={t('allOrders.title')}
      sentence={t('allOrders.sentence')}
      action={view === 'purchases' ? <PurchaseForClientLink /> : <OrderForClientLink />}
    >
      <AllOrdersTabs />
      {view === 'purchases' ? (
        <Suspense fallback={<PageLoading />}>
          <UnassignedPurchases />
        </Suspense>
      ) : (
        <>
          <AllOrdersList key={view} view={view} list={list} />
          <OrderPanel
            list={list}
            actions={(order) => <OrderActionsMenu key={`${order.id}-${order.version}`} order={order} onRemoved={list.close} />}
          >
            {(order) => <BillOrder key={order.id} order={order} />}
          </OrderPanel>
        </>
      )}
    </Page>
  )
}
