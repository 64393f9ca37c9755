import { listBills } from '@app/contract/endpoints/bills'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { AllBillsList } from './all-bills-list.tsx'
import { ASKED, VIEWS, type View } from './all-bills-views.ts'
import { useBillCounts } from './bills.queries.ts'

const PayAssociates = lazy(async () => ({ default: (await import('./counter/pay-associate-list.tsx')).PayAssociates }))

/** What waits for somebody. */
const COUNTED = { pendingPayment: ASKED.pendingPayment, charged: ASKED.charged }
const DEFAULTS = { keeps: ['earning', 'associate'] } as const

/** Bills of sale: charge them, hand over what they bill, pay the associates. */
export function AllBillsPage() {
  const { t } = useTranslation('administrator')
  const list = useListState(listBills, DEFAULTS)
  const view = useView(VIEWS, 'pendingPayment')
  const counts = useBillCounts(COUNTED)
  const views: Record<View, string> = {
    pendingPayment: t('bills.views.pendingPayment'),
    charged: t('bills.views.charged'),
    delivered: t('bills.views.delivered'),
    finished: t('bills.views.finished'),
    inactive: t('bills.views.inactive'),
    associates: t('bills.views.associates'),
  }
  return (
    <Page title={t('bills.title')} sentence={t('bills.sentence')}>
      <ViewTabs label={t('bills.title')} views={views} first="pendingPayment" counts={counts} />
      <Suspense fallback={<PageLoading />}>
        {view === 'associates' ? <PayAssociates /> : <AllBillsList key={view} view={view} list={list} />}
      </Suspense>
    </Page>
  )
}
