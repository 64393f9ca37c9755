import { listEarnings } from '@app/contract/endpoints/earnings'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../ui/list/use-list-state.ts'
import { EarningOrders } from '../earnings/earning-orders.tsx'
import { StaffOrderPanel } from '../orders/staff/staff-order-panel.tsx'
import { KEEPS_CLIENT, type OfClient } from './client-list.ts'

/** What the associate earns on one client, order by order. */
export function ClientProfit({ client }: OfClient) {
  const { t } = useTranslation('clients')
  const list = useListState(listEarnings, KEEPS_CLIENT)
  return (
    <>
      <EarningOrders
        label={t('views.profit')}
        list={list}
        query={{ ...list.query, clientId: client.id }}
        emptyTitle={t('empty.profit')}
        ofOneClient
      />
      <StaffOrderPanel list={list} />
    </>
  )
}
