import type { listClientOrders } from '@app/contract/endpoints/orders'
import { addressOf, HOME_PATH } from '@app/contract/paths'
import { ordersThatAre } from '@app/domain'
import { Button } from '@mantine/core'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DataTable } from '../../ui/list/data-table.tsx'
import type { ListOf } from '../../ui/list/use-list-state.ts'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useOrderColumns } from '../orders/order-columns.tsx'
import { useClientOrders } from '../orders/orders.queries.ts'
import { useOrderTitleColumn } from '../orders/own/order-title-column.ts'
import styles from './shopping-home.module.css'

/** The client's orders that nobody approved yet: in review, incomplete, or completed and waiting. */
export function OpenRequests({ list }: { list: ListOf<typeof listClientOrders> }) {
  const { t } = useTranslation(['client', 'orders'])
  const column = useOrderColumns()
  const orders = useClientOrders({ ...list.query, status: ordersThatAre('requested', 'incomplete') })
  const title = useOrderTitleColumn(orders.data?.data)
  return (
    <div className={styles.section}>
      <h2>{t('shopping.openRequests')}</h2>
      <DataTable
        label={t('shopping.openRequests')}
        query={orders}
        list={list}
        columns={[title, column.status, column.value]}
        empty={
          <EmptyState
            icon={IconPackage}
            title={t('shopping.emptyTitle')}
            sentence={t('shopping.emptySentence')}
            action={
              <Button component={Link} to={addressOf(HOME_PATH, { new: '1' })} variant="default">
                {t('shopping.newOrder')}
              </Button>
            }
          />
        }
      />
    </div>
  )
}
