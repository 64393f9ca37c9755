import { billsThatAre } from '@app/domain'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../ui/page/page.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../../ui/page/view-tabs.tsx'
import { useOrderCounts } from '../../orders/orders.queries.ts'
import { useBillCounts } from '../bills.queries.ts'

const MyBills = lazy(async () => ({ default: (await import('./my-bills.tsx')).MyBills }))
const ReadyToPay = lazy(async () => ({ default: (await import('./ready-to-pay.tsx')).ReadyToPay }))

const VIEWS = ['ready', 'pending', 'paid'] as const
const READY = { ready: ['inWarehouseUIO'] } as const
const BILLS = { pending: billsThatAre('unpaid'), paid: billsThatAre('paid') }

/** What the client can pay, has to pay, and has paid. */
export function MyPaymentsPage() {
  const { t } = useTranslation(['client', 'orders'])
  const view = useView(VIEWS, 'ready')
  const counts = { ...useOrderCounts('client', READY), ...useBillCounts(BILLS) }
  const labels = {
    ready: t('payments.views.ready'),
    pending: t('payments.views.pending'),
    paid: t('payments.views.paid'),
  }
  return (
    <Page title={t('payments.title')} sentence={t('payments.sentence')}>
      <ViewTabs label={t('payments.title')} views={labels} first="ready" counts={counts} />
      <Suspense fallback={<PageLoading />}>
        {view === 'ready' ? <ReadyToPay /> : <MyBills key={view} view={view} statuses={BILLS[view]} />}
      </Suspense>
    </Page>
  )
}
