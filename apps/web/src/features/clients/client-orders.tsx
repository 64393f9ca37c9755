import { exportOrdersOfClient, listOrdersOfClient } from '@app/contract/endpoints/orders'
import { ORDER_STATUSES } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { asExtra } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { type ListOf, useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { BillOrder } from '../bills/staff-draft/bill-order.tsx'
import { useOrderColumns } from '../orders/order-columns.tsx'
import { useOrdersOfClient } from '../orders/orders-of-client.queries.ts'
import { OrderActionsMenu } from '../orders/several/order-actions-menu.tsx'
import { OrderPanel } from '../orders/show/order-panel.tsx'
import { chosenStatuses } from '../orders/staff/all-orders-views.ts'
import { StaffOrderPanel } from '../orders/staff/staff-order-panel.tsx'
import { KEEPS_CLIENT, type OfClient } from './client-list.ts'

/** Everything a client asked for, newest first. */
export function ClientOrders({ client }: OfClient) {
  const { t } = useTranslation('clients')
  const list = useListState(listOrdersOfClient, KEEPS_CLIENT)
  const column = useOrderColumns()
  const status = chosenStatuses(list)
  const query = { ...list.query, ...(status.length > 0 ? { status } : {}) }
  const orders = useOrdersOfClient(client.id, query)
  return (
    <>
      <DataTable
        label={t('views.orders')}
        query={orders}
        list={list}
        source={{ list: listOrdersOfClient, file: exportOrdersOfClient, params: { id: client.id }, query }}
        columns={[
          column.code,
          column.status,
          column.package,
          column.weight,
          column.value,
          column.price,
          column.orderDate,
          ...[column.tracking, column.estimatedArrival, column.authorized].map(asExtra),
        ]}
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('searchOrders')} />
            <StatusFilter list={list} chosen={status[0]} />
          </Toolbar>
        }
        empty={
          <EmptyState icon={IconPackage} title={t('empty.orders')} sentence={t('empty.ordersHelp', { name: client.name })} />
        }
      />
      <Panel list={list} />
    </>
  )
}

function Panel({ list }: { list: ListOf<typeof listOrdersOfClient, 'client'> }) {
  const { role } = useActor()
  if (role === 'associate') return <StaffOrderPanel list={list} />
  return (
    <OrderPanel
      list={list}
      actions={(order) => <OrderActionsMenu key={`${order.id}-${order.version}`} order={order} onRemoved={list.close} />}
    >
      {(order) => <BillOrder key={order.id} order={order} />}
    </OrderPanel>
  )
}

function StatusFilter({ list, chosen }: { list: ListOf<typeof listOrdersOfClient, 'client'>; chosen: string | undefined }) {
  const { t } = useTranslation('clients')
  return (
    <NativeSelect
      aria-label={t('status')}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => list.setFilter('status', value ? [value] : null)}
      data={[
        { value: '', label: t('anyStatus') },
        ...ORDER_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
      ]}
    />
  )
}
