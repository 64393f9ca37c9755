import { billedWeight, carriageLines, dutyOf, profitOf, serviceOf, totalOfNamed, type UntreatedLine } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { pagesOf } from '../ledger/books.repository.ts'
import { type Discrepancy, differences } from '../ledger/discrepancy.ts'
import { accrualsByOrder, accrualsOfOthers, type PriceInForce, pricesAfter } from '../ledger/price-books.repository.ts'
import { weightsOf } from '../orders/lists/order-parts.ts'

/** Every frozen price is what weight, value and its parameters make of the order, and the associates' book says what it earns. */
export async function checkPrices(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  const pages = pagesOf(
    (id) => pricesAfter(db, id),
    ({ price }) => price.id,
  )
  for await (const page of pages) found.push(...(await checkPage(db, page)))
  return found
}

/** What associates earn is of the order it stands for. */
export async function checkAccruals(db: Db): Promise<Discrepancy[]> {
  return (await accrualsOfOthers(db)).flatMap(({ orderId, amountInCents }) =>
    differences('order', orderId, { accruedForAnother: [0, amountInCents] }),
  )
}

async function checkPage(db: Db, prices: readonly PriceInForce[]): Promise<Discrepancy[]> {
  const accruals = await accrualsByOrder(
    db,
    prices.map(({ price }) => price.orderId),
  )
  return prices.flatMap(({ price, order }) => {
    const accrued = accruals.get(order.id)
    return differences('order', order.id, {
      // The order may have been given to an associate since: who earns from it was decided when it was weighed.
      ...recomputed(price, order, accrued !== undefined),
      accrued: [order.status === 'removed' && !accrued ? 0 : price.profitInCents, accrued ?? 0],
    })
  })
}

type Amounts = Record<string, [expected: number, found: number]>

function recomputed(price: PriceInForce['price'], order: PriceInForce['order'], hasAssociate: boolean): Amounts {
  const { lines, isSpecial, hasDiscount, dutyShareInCents, parameters } = price
  const weightInGrams = billedWeight(weightsOf(order)) ?? 0
  const { category, productValueInCents: valueInCents, customs } = order
  const carried = { category, isSpecial, weightInGrams, valueInCents, hasDiscount, dutyShareInCents, customs }
  const again = carriageLines(carried, parameters)
  const profit = profitOf({ lines: again, weightInGrams, hasAssociate }, parameters)
  return {
    freight: amountsOf('freight', again, lines),
    discount: amountsOf('discount', again, lines),
    valuePercentage: amountsOf('valuePercentage', again, lines),
    service: [serviceOf(again), price.serviceInCents],
    duty: [category === 'C' ? dutyOf(again) : dutyShareInCents, dutyOf(lines)],
    ...(category === 'C' && { dutyShare: [dutyOf(lines), dutyShareInCents] }),
    margin: [profit.marginInCents, price.marginInCents],
    bonus: [profit.bonusInCents, price.bonusInCents],
    keptBack: [profit.keptBackInCents, price.keptBackInCents],
    profit: [profit.profitInCents, price.profitInCents],
  }
}

const amountsOf = (
  name: UntreatedLine['name'],
  expected: readonly UntreatedLine[],
  found: readonly UntreatedLine[],
): [number, number] => [totalOfNamed(expected, name), totalOfNamed(found, name)]
