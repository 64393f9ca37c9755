import type { Order } from '@app/contract/orders.contract'
import { billOf } from '@app/domain'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { BillLines } from '../bill-lines.tsx'
import { orderToBill } from './order-to-bill.ts'

/** The same lines, IVA and total that the server will write: IVA once, on the sum of what is taxable. */
export function BillDraftPrice({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation(['client', 'orders'])
  const parameters = useRetailParameters()
  if (parameters.isPending) return <Skeleton height={160} />
  if (!parameters.data) return <ErrorState error={parameters.error} onRetry={() => void parameters.refetch()} />
  const bill = billOf(orders.map(orderToBill), parameters.data)
  return (
    <BillLines
      orders={orders.map((order) => ({ ...order, lines: order.price?.lines ?? [] }))}
      sums={{ ...bill, ivaInBasisPoints: parameters.data.ivaInBasisPoints }}
      totalLabel={t('payments.draft.total')}
    />
  )
}
