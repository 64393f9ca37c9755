import { exportUnmatchedOrders, listUnmatchedOrders } from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconMoodCheck from '@tabler/icons-react/dist/esm/icons/IconMoodCheck.mjs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { Weight } from '../../../ui/show/weight.tsx'
import { useUnmatchedOrders } from '../../orders/staff/all-orders.queries.ts'

const MatchDialog = lazy(() => import('./match-dialog.tsx').then((module) => ({ default: module.MatchDialog })))

/** Packages that came for nobody, the ones that wait longest first to be somebody's. */
export function UnmatchedList() {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const list = useListState(listUnmatchedOrders)
  const query = useUnmatchedOrders(list.query)
  const opened = query.data?.data.find(({ id }) => id === list.openId)
  const columns: readonly Column<Order>[] = [
    { id: 'code', header: t('order'), cell: ({ code }) => code, sortable: true, card: 'title' },
    { id: 'tracking', header: t('tracking'), cell: ({ tracking }) => tracking, sortable: true },
    { id: 'label', header: t('labelText'), cell: ({ labelText, description }) => labelText || description || '—', width: '35%' },
    {
      id: 'weightInGrams',
      header: t('weightShort'),
      cell: ({ weightInGrams }) => <Weight grams={weightInGrams} />,
      align: 'right',
      sortable: true,
      card: 'figure',
    },
    {
      id: 'intakeAt',
      header: t('receivedAt'),
      cell: ({ intakeAt }) => (intakeAt ? format.instant(intakeAt, 'MIA') : '—'),
      sortable: true,
    },
  ]
  return (
    <>
      <DataTable
        label={t('views.unmatched')}
        query={query}
        columns={columns}
        list={list}
        source={{ list: listUnmatchedOrders, file: exportUnmatchedOrders, query: list.query }}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('searchUnmatched')} />
          </Toolbar>
        }
        rowAction={({ id, code }) => (
          <Button size="md" variant="default" onClick={() => list.open(id)} aria-label={t('match.openOf', { code })}>
            {t('match.open')}
          </Button>
        )}
        empty={
          <EmptyState
            icon={IconMoodCheck}
            title={t(list.q ? 'noneFound' : 'noUnmatched')}
            sentence={t(list.q ? 'noneFoundHelp' : 'noUnmatchedHelp')}
          />
        }
      />
      {opened ? (
        <Suspense>
          <MatchDialog key={opened.id} order={opened} onClose={list.close} />
        </Suspense>
      ) : null}
    </>
  )
}
