import { listClientOrders } from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { CLIENT_PATHS } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useOrderColumns } from '../../orders/order-columns.tsx'
import { useClientOrders } from '../../orders/orders.queries.ts'
import { ClientOrderPanel } from '../../orders/own/client-order-panel.tsx'
import { useOrderTitleColumn } from '../../orders/own/order-title-column.tsx'
import { VoidedBills } from '../voided-bills.tsx'
import { BillDraft } from './bill-draft.tsx'
import styles from './ready-to-pay.module.css'

/** The client's packages in Quito: chosen ones become a bill of sale, shown while they are chosen. */
export function ReadyToPay() {
  const { t } = useTranslation(['client', 'orders', 'bills'])
  const list = useListState(listClientOrders)
  const column = useOrderColumns()
  const selection = useSelection<Order>()
  const orders = useClientOrders({ ...list.query, status: ['inWarehouseUIO'] })
  const found = orders.data?.data ?? []
  const title = useOrderTitleColumn(found)
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <VoidedBills offered={found} />
        <DataTable
          label={t('payments.views.ready')}
          query={orders}
          list={list}
          columns={[title, column.weight, column.price]}
          selection={selection}
          empty={
            <EmptyState
              icon={IconCash}
              title={t('payments.readyEmptyTitle')}
              sentence={t('payments.readyEmptySentence')}
              action={
                <Button component={Link} to={CLIENT_PATHS.orders} variant="default">
                  {t('payments.seeOrders')}
                </Button>
              }
            />
          }
        />
      </div>
      <BillDraft selection={selection} offered={found} />
      <ClientOrderPanel list={list} />
    </div>
  )
}
