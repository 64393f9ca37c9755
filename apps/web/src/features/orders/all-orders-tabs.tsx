import { useTranslation } from 'react-i18next'
import { useUnmatchedOrders } from './all-orders.queries.ts'
import { COUNTED, type View } from './all-orders-views.ts'
import { useOrderCounts } from './orders.queries.ts'
import { ViewTabs } from './view-tabs.tsx'

/** What needs a look, each with how many. */
export function AllOrdersTabs() {
  const { t } = useTranslation('administrator')
  const unmatched = useUnmatchedOrders({ limit: 1 })
  const counts = useOrderCounts('administrator', COUNTED)
  const views: Record<View, string> = {
    all: t('allOrders.views.all'),
    inReview: t('allOrders.views.inReview'),
    answered: t('allOrders.views.answered'),
    unmatched: t('allOrders.views.unmatched'),
  }
  return (
    <ViewTabs
      label={t('allOrders.title')}
      views={views}
      first="all"
      counts={{ ...counts, unmatched: unmatched.data?.meta.total }}
    />
  )
}
