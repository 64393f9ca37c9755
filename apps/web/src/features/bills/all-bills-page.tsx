import { listBills } from '@app/contract/endpoints/bills'
import { listEarnings } from '@app/contract/endpoints/earnings'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { type ListOf, useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { useFiscalQueue } from '../fiscal-documents/fiscal-documents.queries.ts'
import { AllBillsList } from './all-bills-list.tsx'
import { ASKED, VIEWS, type View } from './all-bills-views.ts'
import { useBillCounts } from './bills.queries.ts'

const PayAssociates = lazy(async () => ({ default: (await import('./counter/pay-associate-list.tsx')).PayAssociates }))

const FiscalQueueList = lazy(async () => ({
  default: (await import('../fiscal-documents/fiscal-queue-list.tsx')).FiscalQueueList,
}))
const ContingencyBanner = lazy(async () => ({
  default: (await import('../fiscal-documents/contingency-banner.tsx')).ContingencyBanner,
}))

/** What waits for somebody. */
const COUNTED = { pendingPayment: ASKED.pendingPayment, charged: ASKED.charged }
const DEFAULTS = { keeps: ['earning', 'associate'] } as const

/** Bills of sale: charge them, hand over what they bill, pay the associates. */
export function AllBillsPage() {
  const { t } = useTranslation('administrator')
  const list = useListState(listBills, DEFAULTS)
  const view = useView(VIEWS, 'pendingPayment')
  const counts = useBillCounts(COUNTED)
  const { role } = useActor()
  const may = useMay()
  const queue = useFiscalQueue().data
  const hasQueue = role === 'administrator' && (queue?.isUsed ?? view === 'sri')
  const views: Partial<Record<View, string>> = {
    pendingPayment: t('bills.views.pendingPayment'),
    charged: t('bills.views.charged'),
    delivered: t('bills.views.delivered'),
    finished: t('bills.views.finished'),
    inactive: t('bills.views.inactive'),
    ...(role === 'administrator' ? { all: t('bills.views.all') } : {}),
    ...(hasQueue ? { sri: t('bills.views.sri') } : {}),
    ...(may(listEarnings) ? { associates: t('bills.views.associates') } : {}),
  }
  return (
    <Page title={t('bills.title')} sentence={t('bills.sentence')}>
      <ViewTabs
        label={t('bills.title')}
        views={views as Record<View, string>}
        first="pendingPayment"
        counts={{ ...counts, sri: queue && queue.notAuthorised + queue.annulling }}
      />
      <Suspense>{queue?.contingencySince || queue?.clockAheadInSeconds ? <ContingencyBanner /> : null}</Suspense>
      <Suspense fallback={<PageLoading />}>
        <Shown view={views[view] ? view : 'pendingPayment'} list={list} />
      </Suspense>
    </Page>
  )
}

function Shown({ view, list }: { view: View; list: ListOf<typeof listBills, 'earning' | 'associate'> }) {
  if (view === 'associates') return <PayAssociates />
  if (view === 'sri') return <FiscalQueueList />
  return <AllBillsList key={view} view={view} list={list} />
}
