import { exportAssociateOrders, listAssociateOrders } from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { ORDERS, ordersThatAre } from '@app/domain'
import { ActionIcon, Button } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/list/column.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { filtersOf, pastedSet } from '../../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { useView, ViewTabs } from '../../../ui/page/view-tabs.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { TwoLines } from '../../../ui/show/two-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { RecentRun } from '../../runs/recent-run.tsx'
import { useOrderColumns } from '../order-columns.tsx'
import { useAssociateOrders, useOrderCounts } from '../orders.queries.ts'
import { ApproveMatching } from './approve-orders.tsx'
import { LatenessFilter, latenessOf } from './lateness-filter.tsx'
import { OrderForClientLink } from './order-for-client-link.tsx'
import { OutcomeFilter, outcomesOf } from './outcome-filter.tsx'
import { StaffOrderPanel } from './staff-order-panel.tsx'
import { TrackingCell } from './tracking-cell.tsx'
import { ValueCell } from './value-cell.tsx'

const VIEWS = {
  all: ORDERS.toReceive,
  inReview: ordersThatAre('requested'),
  reviewed: ordersThatAre('expected'),
  incomplete: ordersThatAre('incomplete'),
  closed: ordersThatAre('removed'),
}
type View = keyof typeof VIEWS
const VIEW_NAMES = Object.keys(VIEWS) as View[]

const MarkIncompleteDialog = lazy(async () => ({ default: (await import('./mark-incomplete-dialog.tsx')).MarkIncompleteDialog }))

/** The associate's clients' orders before Miami: tracking and value set where they stand. */
export function OrderStatusPage() {
  const { t } = useTranslation(['associate', 'orders'])
  const list = useListState(listAssociateOrders)
  const view = useView(VIEW_NAMES, 'all')
  const counts = useOrderCounts('associate', VIEWS)
  const labels = Object.fromEntries(VIEW_NAMES.map((name) => [name, t(`orderStatus.views.${name}`)])) as Record<View, string>
  return (
    <Page title={t('orderStatus.title')} sentence={t('orderStatus.sentence')} action={<OrderForClientLink />}>
      <ViewTabs label={t('orderStatus.title')} views={labels} first="all" counts={counts} />
      <Orders key={view} view={view} />
      <StaffOrderPanel list={list} />
    </Page>
  )
}

function Orders({ view }: { view: View }) {
  const { t } = useTranslation(['associate', 'orders', 'ends', 'table'])
  const list = useListState(listAssociateOrders)
  const [incomplete, setIncomplete] = useState<Order | null>(null)
  const late = latenessOf(list)
  const ended = outcomesOf(list)
  // What is late may be anywhere on its way, and what ended is on none.
  const status = ended.outcome ? ORDERS.closed : Object.keys(late).length > 0 ? ORDERS.onTheWay : VIEWS[view]
  const { filters, narrowed } = filtersOf(listAssociateOrders, list, { set: pastedSet(t('table:pasted.list')) })
  const query = { ...list.query, ...narrowed, status: [...status], ...late, ...ended }
  const orders = useAssociateOrders(query)
  return (
    <>
      <RecentRun acts={['approveOrders']} />
      <DataTable
        label={t('orderStatus.title')}
        query={orders}
        list={list}
        source={{ list: listAssociateOrders, file: exportAssociateOrders, query }}
        columns={useColumns()}
        toolbar={
          <Toolbar
            filters={filters}
            act={view === 'inReview' ? <ApproveMatching query={query} count={orders.data?.meta.total ?? 0} /> : null}
          >
            <SearchField list={list} placeholder={t('orderStatus.search')} pastes="orders" />
            <OutcomeFilter list={list} />
            <LatenessFilter list={list} />
          </Toolbar>
        }
        rowAction={(order) =>
          order.allowedActions.includes('markIncomplete') ? (
            <IncompleteButton code={order.code} onClick={() => setIncomplete(order)} />
          ) : null
        }
        empty={
          <EmptyState
            icon={IconClipboardCheck}
            title={t(`orderStatus.emptyTitle.${view}`)}
            sentence={t(view === 'closed' ? 'orderStatus.emptyClosedSentence' : 'orderStatus.emptySentence')}
          />
        }
      />
      <Suspense>{incomplete ? <MarkIncompleteDialog order={incomplete} onClose={() => setIncomplete(null)} /> : null}</Suspense>
    </>
  )
}

/** A word on a phone's card; in the table's last cell its sign. */
function IncompleteButton({ code, onClick }: { code: string; onClick: () => void }) {
  const { t } = useTranslation(['associate', 'orders'])
  const isPhone = useIsPhone()
  const label = t('orders:actions.markIncompleteNamed', { code })
  if (isPhone)
    return (
      <Button variant="default" onClick={onClick} aria-label={label}>
        {t('orders:actions.markIncomplete')}
      </Button>
    )
  return (
    <ActionIcon variant="subtle" size="lg" onClick={onClick} aria-label={label} title={t('orders:actions.markIncomplete')}>
      <IconAlertTriangle aria-hidden />
    </ActionIcon>
  )
}

function useColumns(): Column<Order>[] {
  const column = useOrderColumns()
  const format = useFormat()
  return [
    column.code,
    column.status,
    {
      ...column.package,
      width: '25%',
      card: 'wide',
      cell: ({ description, client, orderDate }) => (
        <TwoLines first={description} second={[client?.name, format.day(orderDate)].filter(Boolean).join(' · ')} />
      ),
    },
    { ...column.tracking, cell: (order) => <TrackingCell key={order.id} order={order} />, width: '15rem', card: 'wide' },
    column.estimatedArrival,
    { ...column.value, align: undefined, cell: (order) => <ValueCell key={order.id} order={order} /> },
  ]
}
