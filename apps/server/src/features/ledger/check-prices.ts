import { type Category, type PriceLine, priceOrder, profitOf, serviceOf, totalOfNamed } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { earningsByOrder, PAGE_OF_BOOKS, type PriceInForce, pricesAfter } from './books.repository.ts'
import { type Discrepancy, differences } from './discrepancy.ts'

/** Every frozen price is what its weight and its parameters make of it, and the associates' book says what it earns. */
export async function checkPrices(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  for (let page = await pricesAfter(db, undefined); page.length > 0; page = await nextPage(db, page)) {
    found.push(...(await checkPage(db, page)))
  }
  return found
}

const nextPage = async (db: Db, page: readonly PriceInForce[]): Promise<PriceInForce[]> =>
  page.length < PAGE_OF_BOOKS ? [] : pricesAfter(db, page.at(-1)?.price.id)

async function checkPage(db: Db, prices: readonly PriceInForce[]): Promise<Discrepancy[]> {
  const orderIds = prices.map(({ price }) => price.orderId)
  const accruals = await earningsByOrder(db, orderIds, 'accrual')
  const settlements = await earningsByOrder(db, orderIds, 'settlement')
  return prices.flatMap(({ price, order }) => {
    const { orderId, profitInCents } = price
    const accrued = accruals.get(orderId) ?? 0
    // The order may have been given to an associate since: who earns from it was decided when it was weighed.
    const hasAssociate = accruals.has(orderId)
    const settled = settlements.get(orderId)
    return differences('order', orderId, {
      ...recomputed(price, order.category, hasAssociate),
      accrued: [order.status === 'removed' ? 0 : profitInCents, accrued],
      ...(settled === undefined ? {} : { settled: [0 - accrued, settled] }),
    })
  })
}

function recomputed(price: PriceInForce['price'], category: Category, hasAssociate: boolean) {
  const { lines, weightInGrams, isSpecial, hasDiscount, dutyShareInCents, parameters } = price
  const order = { category, isSpecial, weightInGrams, valueInCents: valueIn(lines), hasDiscount }
  const again = priceOrder({ ...order, extraChargesInCents: [], dutyShareInCents }, parameters)
  return {
    service: [again.serviceInCents, serviceOf(lines)],
    serviceKept: [again.serviceInCents, price.serviceInCents],
    duty: [dutyShareInCents, totalOfNamed(lines, 'duty')],
    profit: [profitOf({ lines, weightInGrams, hasAssociate }, parameters).profitInCents, price.profitInCents],
  } satisfies Record<string, [number, number]>
}

/** The declared value, as the line that takes a percentage of it says. */
function valueIn(lines: readonly PriceLine[]): number {
  const basis = lines.find(({ name }) => name === 'valuePercentage')?.basis
  return basis && 'ofInCents' in basis ? basis.ofInCents : 0
}
