import type { Order } from '@app/contract/orders.contract'
import { billOf } from '@app/domain'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/error-state.tsx'
import { useRetailParameters } from '../parameters/retail-parameters.queries.ts'
import { BillLines } from './bill-lines.tsx'

/** The same lines, IVA and total that the server will write: IVA once, on the sum of what is taxable. */
export function BillDraftPrice({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation(['client', 'orders'])
  const parameters = useRetailParameters()
  if (parameters.isPending) return <Skeleton height={160} />
  if (!parameters.data) return <ErrorState error={parameters.error} onRetry={() => void parameters.refetch()} />
  const linesOf = ({ price }: Order) => price?.lines ?? []
  const bill = billOf(
    orders.map((order) => ({ orderId: order.id, lines: linesOf(order) })),
    parameters.data,
  )
  return (
    <BillLines
      orders={orders.map((order) => ({ ...order, lines: linesOf(order) }))}
      sums={{ ...bill, ivaInBasisPoints: parameters.data.ivaInBasisPoints }}
      totalLabel={t('payments.draft.total')}
    />
  )
}
