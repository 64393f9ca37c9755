import { listEarnings } from '@app/contract/endpoints/earnings'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { StaffOrderPanel } from '../orders/staff/staff-order-panel.tsx'
import { chosenClient, EarningFilters, type EarningList } from './earning-filters.tsx'
import { EarningMonths } from './earning-months.tsx'
import { EarningOrders } from './earning-orders.tsx'
import { EarningTotals } from './earning-totals.tsx'
import { SettlementList } from './settlements/settlement-list.tsx'

const VIEWS = ['all', 'pending', 'collected', 'settled', 'settlements'] as const
type OrdersView = Exclude<(typeof VIEWS)[number], 'settlements'>
const DEFAULTS = { own: ['client'] } as const
const NOTHING = {}

/** What an associate earns: in all, month by month, and order by order with how each amount came to be. */
export function EarningsPage() {
  const { t } = useTranslation(['associate', 'orders'])
  const list = useListState(listEarnings, DEFAULTS)
  const view = useView(VIEWS, 'all')
  const labels = {
    all: t('earnings.views.all'),
    pending: t('earnings.views.pending'),
    collected: t('earnings.views.collected'),
    settled: t('earnings.views.settled'),
    settlements: t('earnings.views.settlements'),
  }
  return (
    <Page title={t('earnings.title')} sentence={t('earnings.sentence')}>
      <EarningTotals />
      <EarningMonths />
      <ViewTabs label={t('earnings.byOrder')} views={labels} first="all" counts={NOTHING} keeps={chosenOf(list)} />
      {view === 'settlements' ? (
        <SettlementList />
      ) : (
        <>
          <Orders key={view} view={view} list={list} />
          <StaffOrderPanel list={list} startsWithEarning />
        </>
      )}
    </Page>
  )
}

function Orders({ view, list }: { view: OrdersView; list: EarningList }) {
  const { t } = useTranslation('associate')
  const clientId = chosenClient(list)
  const query = {
    ...list.query,
    ...(view === 'all' ? {} : { earningStatus: [view] }),
    ...(clientId ? { clientId } : {}),
  }
  return (
    <EarningOrders
      label={t('earnings.byOrder')}
      list={list}
      query={query}
      emptyTitle={t(`earnings.emptyTitle.${view}`)}
      filters={<EarningFilters list={list} />}
    />
  )
}

/** Days and a client stay chosen from tab to tab. */
function chosenOf(list: EarningList): Record<string, string> {
  const client = chosenClient(list)
  return { ...list.days, ...(client ? { client } : {}) }
}
