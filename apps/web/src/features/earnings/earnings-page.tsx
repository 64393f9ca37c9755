import { exportEarnings, listEarnings } from '@app/contract/earnings.contract'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Toolbar } from '../../ui/toolbar.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { StaffOrderPanel } from '../orders/staff-order-panel.tsx'
import { useView, ViewTabs } from '../orders/view-tabs.tsx'
import { useEarningColumns } from './earning-columns.tsx'
import { EarningMonths } from './earning-months.tsx'
import { EarningTotals } from './earning-totals.tsx'
import { useEarnings } from './earnings.queries.ts'

const VIEWS = ['all', 'pending', 'collected', 'settled'] as const
const NOTHING = {}

/** What an associate earns: in all, month by month, and order by order with how each amount came to be. */
export function EarningsPage() {
  const { t } = useTranslation(['associate', 'orders'])
  const list = useListState()
  const view = useView(VIEWS, 'all')
  const labels = {
    all: t('earnings.views.all'),
    pending: t('earnings.views.pending'),
    collected: t('earnings.views.collected'),
    settled: t('earnings.views.settled'),
  }
  return (
    <Page title={t('earnings.title')} sentence={t('earnings.sentence')}>
      <EarningTotals />
      <EarningMonths />
      <ViewTabs label={t('earnings.byOrder')} views={labels} first="all" counts={NOTHING} />
      <Orders key={view} view={view} />
      <StaffOrderPanel list={list} />
    </Page>
  )
}

function Orders({ view }: { view: (typeof VIEWS)[number] }) {
  const { t } = useTranslation(['associate', 'orders'])
  const list = useListState()
  const query = { ...list.query, ...(view === 'all' ? {} : { earningStatus: [view] }) }
  const earnings = useEarnings(query)
  return (
    <DataTable
      label={t('earnings.byOrder')}
      query={earnings}
      list={list}
      source={{ list: listEarnings, file: exportEarnings, query }}
      columns={useEarningColumns()}
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder={t('earnings.search')} />
        </Toolbar>
      }
      empty={<EmptyState icon={IconCoins} title={t(`earnings.emptyTitle.${view}`)} sentence={t('earnings.emptySentence')} />}
    />
  )
}
