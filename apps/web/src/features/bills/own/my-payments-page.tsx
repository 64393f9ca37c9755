import { billsThatAre } from '@app/domain'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../ui/page/page.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../../ui/page/view-tabs.tsx'
import { OwnAccount } from '../../accounts/own-account.tsx'
import { useOrderCounts } from '../../orders/orders.queries.ts'
import { useBillCounts } from '../bills.queries.ts'

const MyBills = lazy(async () => ({ default: (await import('./my-bills.tsx')).MyBills }))
const ReadyToPay = lazy(async () => ({ default: (await import('./ready-to-pay.tsx')).ReadyToPay }))

const OwnStatement = lazy(async () => ({ default: (await import('../../accounts/account-of-client.tsx')).OwnStatement }))

const VIEWS = ['ready', 'pending', 'paid', 'account'] as const
const READY = { ready: ['inWarehouseUIO'] } as const
const BILLS = { pending: billsThatAre('unpaid'), paid: billsThatAre('paid') }
const COUNTED = { pending: { status: BILLS.pending }, paid: { status: BILLS.paid } }

/** What the client can pay, has to pay, and has paid. */
export function MyPaymentsPage() {
  const { t } = useTranslation(['client', 'orders'])
  const view = useView(VIEWS, 'ready')
  const counts = { ...useOrderCounts('client', READY), ...useBillCounts(COUNTED) }
  const labels = {
    ready: t('payments.views.ready'),
    pending: t('payments.views.pending'),
    paid: t('payments.views.paid'),
    account: t('payments.views.account'),
  }
  return (
    <Page title={t('payments.title')} sentence={t('payments.sentence')}>
      <OwnAccount />
      <ViewTabs label={t('payments.title')} views={labels} first="ready" counts={counts} />
      <Suspense fallback={<PageLoading />}>
        <Shown view={view} />
      </Suspense>
    </Page>
  )
}

function Shown({ view }: { view: (typeof VIEWS)[number] }) {
  if (view === 'ready') return <ReadyToPay />
  if (view === 'account') return <OwnStatement />
  return <MyBills key={view} view={view} statuses={BILLS[view]} />
}
