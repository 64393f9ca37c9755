import type { ClientToBill } from '@app/contract/billing/clients-to-bill.contract'
import { MOST_SELECTED } from '@app/contract/fields/list-limits'
import { billOf, type Parameters } from '@app/domain'
import { priceOf } from '../../orders/prices/order-price.ts'
import type { ClientToBillInView } from '../../orders/to-bill/clients-to-bill.repository.ts'

/** Of one client what their next bill takes: its packages, and what it comes to. */
export function nextBillOf({ priced }: Pick<ClientToBillInView, 'priced'>, parameters: Parameters) {
  const taken = priced.slice(0, MOST_SELECTED)
  const orders = taken.map((one) => ({
    orderId: one.id,
    lines: priceOf({ estimateLines: null }, one, parameters)?.lines ?? [],
  }))
  return { orderIds: taken.map(({ id }) => id), totalInCents: orders.length > 0 ? billOf(orders, parameters).totalInCents : 0 }
}

export function clientToBillView(row: ClientToBillInView, parameters: Parameters): ClientToBill {
  const { id, client, packages, weightInGrams, withIncident, toWeigh, balanceInCents, oldestOn, oldestInDays } = row
  return {
    ...{ id, client, packages, weightInGrams, withIncident, toWeigh, oldestOn, oldestInDays },
    totalInCents: nextBillOf(row, parameters).totalInCents,
    creditInCents: Math.max(0 - balanceInCents, 0),
    debtInCents: Math.max(balanceInCents, 0),
  }
}
