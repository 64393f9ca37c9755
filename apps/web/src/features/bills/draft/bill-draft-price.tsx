import type { Order } from '@app/contract/orders.contract'
import { billOf, type MoneyOfClient, takenForBill } from '@app/domain'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { type Applied, BillLines } from '../bill-lines.tsx'
import { orderToBill } from './order-to-bill.ts'

type Props = { orders: readonly Order[]; money: MoneyOfClient | null; useBalance: boolean }

/** The same lines, IVA, total and money that the server will write: IVA once, on the sum of what has the general rate. */
export function BillDraftPrice({ orders, money, useBalance }: Props) {
  const { t } = useTranslation(['bills', 'orders'])
  const parameters = useRetailParameters()
  if (parameters.isPending) return <Skeleton height={160} />
  if (!parameters.data) return <ErrorState error={parameters.error} onRetry={() => void parameters.refetch()} />
  const bill = billOf(orders.map(orderToBill), parameters.data)
  const taken = money ? takenForBill(bill.totalInCents, money, { useBalance }) : null
  const applied: Applied[] = [
    { id: 'held', from: 'purchase' as const, payment: null, amountInCents: taken?.fromPurchasesInCents ?? 0 },
    { id: 'balance', from: 'balance' as const, payment: null, amountInCents: taken?.fromBalanceInCents ?? 0 },
  ].filter(({ amountInCents }) => amountInCents !== 0)
  return (
    <BillLines
      orders={orders.map((order) => ({ ...order, lines: order.price?.lines ?? [] }))}
      sums={{
        ...bill,
        ivaInBasisPoints: parameters.data.ivaInBasisPoints,
        ...(taken && { applied, dueInCents: taken.dueInCents }),
      }}
      totalLabel={applied.length > 0 ? t('orders:bill.total') : t('draft.total')}
    />
  )
}
