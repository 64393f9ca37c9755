import { useTranslation } from 'react-i18next'
import { useOrderCounts } from '../../features/orders/orders.queries.ts'
import { useUnmatchedOrders } from '../../features/orders/staff/all-orders.queries.ts'
import { COUNTED, type View } from '../../features/orders/staff/all-orders-views.ts'
import { STAFF_VIEWS } from '../../features/purchases/purchase-views.ts'
import { usePurchasesToHandle } from '../../features/purchases/purchases.queries.ts'
import { ViewTabs } from '../../ui/page/view-tabs.tsx'

/** What needs a look, each with how many. */
export function AllOrdersTabs() {
  const { t } = useTranslation('administrator')
  const unmatched = useUnmatchedOrders({ limit: 1 })
  const purchases = usePurchasesToHandle({ status: [...STAFF_VIEWS.toHandle], hasAssociate: 'false', limit: 1 })
  const counts = useOrderCounts('administrator', COUNTED)
  const views: Record<View, string> = {
    all: t('allOrders.views.all'),
    inReview: t('allOrders.views.inReview'),
    answered: t('allOrders.views.answered'),
    unmatched: t('allOrders.views.unmatched'),
    purchases: t('allOrders.views.purchases'),
    closed: t('allOrders.views.closed'),
  }
  return (
    <ViewTabs
      label={t('allOrders.title')}
      views={views}
      first="all"
      counts={{ ...counts, unmatched: unmatched.data?.meta.total, purchases: purchases.data?.meta.total }}
    />
  )
}
