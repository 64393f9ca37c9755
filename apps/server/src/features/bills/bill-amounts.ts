import { billOf, dutyOf, type Parameters, type PriceLine, purchaseOf, serviceOf } from '@app/domain'
import type { NewBillOrder } from './bills.repository.ts'
import type { BillRow } from './bills.table.ts'

type PricedOrder = { orderId: string; lines: readonly PriceLine[]; isOfClosed?: boolean }
type InForce = { parameters: Parameters; version: number }
type AmountColumns = Pick<
  BillRow,
  'subtotalInCents' | 'taxableInCents' | 'taxInCents' | 'ivaInBasisPoints' | 'dutyInCents' | 'totalInCents' | 'parametersVersion'
>

/** What a bill says, from the frozen prices of its orders and the IVA of now. */
export function billAmounts(orders: readonly PricedOrder[], { parameters, version }: InForce) {
  const { lines, ...amounts } = billOf(orders, parameters)
  const columns: AmountColumns = { ...amounts, ivaInBasisPoints: parameters.ivaInBasisPoints, parametersVersion: version }
  const byOrder = orders.map(({ orderId, lines, isOfClosed = false }): NewBillOrder => {
    const serviceInCents = serviceOf(lines) + purchaseOf(lines)
    return { orderId, isOfClosed, serviceInCents, dutyInCents: dutyOf(lines) }
  })
  return { lines, columns, byOrder }
}
