import { exportClientOrders, listClientOrders } from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { addressOf, HOME_PATH } from '@app/contract/paths'
import { type OrderStatus, ordersThatAre, sum } from '@app/domain'
import { Button } from '@mantine/core'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { asExtra } from '../../../ui/list/column.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useView, ViewTabs } from '../../../ui/page/view-tabs.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useOrderColumns } from '../order-columns.tsx'
import { useClientOrders, useOrderCounts } from '../orders.queries.ts'
import { ClientOrderPanel } from './client-order-panel.tsx'
import { useOrderTitleColumn } from './order-title-column.tsx'

const AuthorizeBundlingDialog = lazy(async () => ({
  default: (await import('./authorize-bundling-dialog.tsx')).AuthorizeBundlingDialog,
}))

/** From reviewed to arrived (specification, section 7). */
const VIEWS = {
  all: ordersThatAre('expected', 'atMiami', 'inFlight'),
  reviewed: ordersThatAre('expected'),
  inMiami: ordersThatAre('atMiami'),
  sended: ['sended'],
  arrived: ['arrived'],
  closed: ordersThatAre('removed'),
} satisfies Record<string, OrderStatus[]>
const VIEW_NAMES = Object.keys(VIEWS) as (keyof typeof VIEWS)[]

/** The client's packages on their way. */
export function MyOrdersPage() {
  const { t } = useTranslation(['client', 'orders'])
  const list = useListState(listClientOrders)
  const view = useView(VIEW_NAMES, 'all')
  const counts = useOrderCounts('client', VIEWS)
  const labels = Object.fromEntries(VIEW_NAMES.map((name) => [name, t(`myOrders.views.${name}`)])) as Record<
    keyof typeof VIEWS,
    string
  >
  return (
    <Page title={t('myOrders.title')} sentence={t('myOrders.sentence')}>
      <ViewTabs label={t('myOrders.title')} views={labels} first="all" counts={counts} />
      <Packages key={view} view={view} />
      <ClientOrderPanel list={list} />
    </Page>
  )
}

function Packages({ view }: { view: keyof typeof VIEWS }) {
  const { t } = useTranslation(['client', 'orders'])
  const list = useListState(listClientOrders)
  const column = useOrderColumns()
  const selection = useSelection<Order>()
  const [isAuthorizing, setIsAuthorizing] = useState(false)
  const query = { ...list.query, status: [...VIEWS[view]] }
  const packages = useClientOrders(query)
  const title = useOrderTitleColumn(packages.data?.data)
  const authorizable = selection.rows.filter(({ allowedActions }) => allowedActions.includes('authorizeBundling'))
  const done = () => {
    setIsAuthorizing(false)
    selection.clear()
  }
  return (
    <>
      <DataTable
        label={t('myOrders.title')}
        query={packages}
        list={list}
        source={{ list: listClientOrders, file: exportClientOrders, query }}
        columns={[
          title,
          column.progress,
          column.authorized,
          column.weight,
          column.price,
          column.estimatedArrival,
          asExtra(column.code),
        ]}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('myOrders.search')} />
          </Toolbar>
        }
        selection={selection}
        totals={(rows) => ({
          weightInGrams: sum(rows.map(({ weightInGrams }) => weightInGrams ?? 0)),
          amountInCents: sum(rows.map(({ productValueInCents }) => productValueInCents)),
        })}
        selectionActions={
          <Button disabled={authorizable.length === 0} onClick={() => setIsAuthorizing(true)}>
            {t('myOrders.authorize', { count: authorizable.length })}
          </Button>
        }
        empty={
          <EmptyState
            icon={IconPackages}
            title={t(view === 'closed' ? 'myOrders.emptyClosedTitle' : 'myOrders.emptyTitle')}
            sentence={t(view === 'closed' ? 'myOrders.emptyClosedSentence' : 'myOrders.emptySentence')}
            action={
              <Button component={Link} to={addressOf(HOME_PATH, { new: '1' })} variant="default">
                {t('shopping.newOrder')}
              </Button>
            }
          />
        }
      />
      <Suspense>
        {isAuthorizing ? (
          <AuthorizeBundlingDialog orders={authorizable} onClose={() => setIsAuthorizing(false)} onDone={done} />
        ) : null}
      </Suspense>
    </>
  )
}
