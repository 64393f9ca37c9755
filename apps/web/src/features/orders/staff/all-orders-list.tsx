import {
  exportAllOrders,
  exportUnmatchedOrders,
  listAllOrders,
  listUnmatchedOrders,
  totalAllOrders,
  totalUnmatchedOrders,
} from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asExtra } from '../../../ui/list/column.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import type { ListSource } from '../../../ui/list/list-source.ts'
import type { ListOf } from '../../../ui/list/use-list-state.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import type { ListFilters } from '../../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { MoreButton } from '../../../ui/page/more-button.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { RecentRun } from '../../runs/recent-run.tsx'
import { BillTheirClients } from '../changes/bill-their-clients.tsx'
import { ChangeMatching, ChangeSelected } from '../changes/change-selected.tsx'
import { PrintLabels } from '../changes/print-labels.tsx'
import { useOrderFilters } from '../filters/use-order-filters.ts'
import { useOrderColumns } from '../order-columns.tsx'
import { useAllOrders } from '../orders.queries.ts'
import { useUnmatchedOrders } from './all-orders.queries.ts'
import type { View } from './all-orders-views.ts'
import { ApproveMatching, ApproveSelected } from './approve-orders.tsx'

const RemoveDialog = lazy(async () => ({ default: (await import('../several/order-actions-remove-dialog.tsx')).RemoveDialog }))
const RemoveMenu = lazy(async () => ({ default: (await import('./remove-menu.tsx')).RemoveMenu }))
const ExplainDelayDialog = lazy(async () => ({ default: (await import('./explain-delay-dialog.tsx')).ExplainDelayDialog }))

const RUNS = [
  'approveOrders',
  'categorizeOrders',
  'chargeOrders',
  'holdOrders',
  'markOrdersIncomplete',
  'releaseOrders',
  'valueOrders',
] as const

type Props = {
  view: Exclude<View, 'purchases'>
  list: ListOf<typeof listAllOrders>
}

export function AllOrdersList(props: Props) {
  return props.view === 'unmatched' ? <Unmatched {...props} /> : <Matched {...props} />
}

const sumsOfOrder = ({ weightInGrams, productValueInCents }: Order) => ({ weightInGrams, productValueInCents })

function Matched(props: Props) {
  const { filters, query, queryOf, range } = useOrderFilters(props.list, props.view)
  const source = {
    list: { ...listAllOrders, range },
    file: exportAllOrders,
    query,
    counted: { under: 'orders', queryOf },
    totals: { call: totalAllOrders, under: 'orders', of: sumsOfOrder },
  }
  return <Orders {...props} query={useAllOrders(query)} source={source} filters={filters} hasRuns />
}

function Unmatched(props: Props) {
  const { query } = props.list
  const totals = { call: totalUnmatchedOrders, under: 'orders', of: sumsOfOrder }
  const source = { list: listUnmatchedOrders, file: exportUnmatchedOrders, query, totals }
  return <Orders {...props} query={useUnmatchedOrders(query)} source={source} />
}

type OrdersProps = Props & {
  query: ReturnType<typeof useAllOrders>
  source: ListSource<Order>
  filters?: ListFilters
  hasRuns?: boolean
}

/** The orders of one tab. Several can be approved or removed together; everything else is done in the panel. */
function Orders({ view, list, query, source, filters, hasRuns = false }: OrdersProps) {
  const { t } = useTranslation(['administrator', 'ends'])
  const selection = useSelection<Order>()
  const [isRemoving, setRemoving] = useState(false)
  const column = useOrderColumns()
  const [isExplaining, setExplaining] = useState(false)
  // A house without shelves reads nothing of them.
  const shelf = query.data?.data.some(({ location }) => location !== null) ? [column.location] : []
  const canExplain =
    selection.rows.length > 0 && selection.rows.every(({ allowedActions }) => allowedActions.includes('explainDelay'))
  const total = query.data?.meta.total ?? 0
  const canRemove = selection.rows.every(({ allowedActions }) => allowedActions.includes('remove'))
  return (
    <>
      <RecentRun acts={RUNS} />
      <DataTable
        label={t(`allOrders.views.${view}`)}
        query={query}
        columns={[
          column.code,
          column.status,
          column.estimatedArrival,
          column.client,
          column.package,
          column.weight,
          column.value,
          ...[column.orderDate, column.tracking, column.price, column.authorized, ...shelf].map(asExtra),
        ]}
        list={list}
        source={source}
        selection={selection}
        totals={(rows) => ({
          weightInGrams: sum(rows.map(({ weightInGrams }) => weightInGrams ?? 0)),
          amountInCents: sum(rows.map(({ productValueInCents }) => productValueInCents)),
        })}
        selectionActions={
          <>
            <ApproveSelected selection={selection} />
            <ChangeSelected selection={selection} />
            <PrintLabels wanted={{ ids: selection.ids }} count={selection.rows.length} />
            <BillTheirClients selection={selection} />
            {canExplain ? (
              <Button variant="default" leftSection={<IconClockExclamation aria-hidden />} onClick={() => setExplaining(true)}>
                {t('orderActions.explainDelay')}
              </Button>
            ) : null}
            <MoreButton
              name={t('orderActions.more')}
              menu={<RemoveMenu canRemove={canRemove} onRemove={() => setRemoving(true)} />}
            />
          </>
        }
        {...(hasRuns && {
          matchingActions: (
            <>
              {view === 'inReview' ? <ApproveMatching query={source.query} count={total} onStarted={selection.clear} /> : null}
              <ChangeMatching query={source.query} count={total} onStarted={selection.clear} />
              <PrintLabels wanted={{ query: source.query }} count={total} />
            </>
          ),
        })}
        toolbar={
          <Toolbar
            act={view === 'inReview' ? <ApproveMatching query={source.query} count={total} /> : null}
            {...(filters ? { filters } : {})}
          >
            <SearchField list={list} placeholder={t('allOrders.search')} {...(filters ? { pastes: 'orders' as const } : {})} />
          </Toolbar>
        }
        empty={
          <EmptyState icon={IconListDetails} title={t(`allOrders.empty.${view}`)} sentence={t(`allOrders.empty.${view}Help`)} />
        }
      />
      <Suspense>
        {isRemoving ? (
          <RemoveDialog orders={selection.rows} opened onClose={() => setRemoving(false)} onRemoved={selection.clear} />
        ) : null}
      </Suspense>
      <Suspense>
        {isExplaining ? (
          <ExplainDelayDialog
            of={{ orderIds: selection.rows.map(({ id }) => id) }}
            name={selection.rows.map(({ code }) => code).join(', ')}
            onClose={() => setExplaining(false)}
            onDone={selection.clear}
          />
        ) : null}
      </Suspense>
    </>
  )
}
