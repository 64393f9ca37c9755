import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/list/column.ts'
import { useTitleColumn } from '../../titles/title-column.tsx'
import { ListedCover } from '../covers/listed-cover.tsx'

/** What clients call their packages, and beneath it the number by which the carrier knows each. */
export function useOrderTitleColumn(rows: readonly Order[] | undefined): Column<Order> {
  const { t } = useTranslation('orders')
  return useTitleColumn(rows, {
    ...{ id: 'description', header: t('fields.package'), sortable: true },
    store: ({ store }) => store,
    cover: (order) => <ListedCover order={order} store={order.store} />,
    day: ({ orderDate }) => orderDate,
    beneath: ({ tracking, carrier }) => [tracking ?? t('trackingOnFile'), carrier].filter(Boolean).join(' · '),
  })
}
