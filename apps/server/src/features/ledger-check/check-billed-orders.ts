import {
  dutyOf,
  initialParameterValues,
  type PriceLine,
  purchaseOf,
  readIvaTerms,
  serviceOf,
  taxableOf,
  totalOfNamed,
} from '@app/domain'
import type { Db } from '../../db/db.ts'
import { type BilledOrder, billedLinesOf, billedOrdersAfter } from '../ledger/bill-books.repository.ts'
import { pagesOf } from '../ledger/books.repository.ts'
import { type Discrepancy, differences } from '../ledger/discrepancy.ts'
import { contextsOf, type OrderContext } from '../orders/order-contexts.repository.ts'
import { orderFactsOf } from '../orders/order-facts.repository.ts'
import { priceOf } from '../orders/prices/order-price.ts'

/** Every bill says of each order what the order itself does: its frozen price, its extra charges, what was bought and paid up front. */
export async function checkBilledOrders(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  const pages = pagesOf(
    (id) => billedOrdersAfter(db, id),
    ({ orderId }) => orderId,
  )
  for await (const page of pages) found.push(...(await checkPage(db, page)))
  return found
}

async function checkPage(db: Db, orders: readonly BilledOrder[]): Promise<Discrepancy[]> {
  const linesOf = await billedLinesOf(db, orders)
  const ids = orders.map(({ orderId }) => orderId)
  const contexts = await contextsOf(db, ids)
  const facts = await orderFactsOf(
    db,
    ids.map((id) => ({ id })),
  )
  return orders.flatMap(({ orderId, serviceInCents, dutyInCents }) => {
    const billed = linesOf.get(orderId) ?? []
    // Its bill gave back all it charged for it: extra charges that it got since wait for a bill of their own.
    const isCounted = facts.get(orderId)?.chargeable ? isNoExtraCharge : () => true
    const own = partsOf(ownLines(contexts.get(orderId)).filter(isCounted))
    const onBill = partsOf(billed.filter(isCounted))
    return differences('order', orderId, {
      billedCarriage: [own.carriage, onBill.carriage],
      billedExtraCharges: [own.extraCharges, onBill.extraCharges],
      billedPurchase: [own.purchase, onBill.purchase],
      billedTaxable: [own.taxable, onBill.taxable],
      billedDuty: [own.duty, onBill.duty],
      billedService: [serviceOf(billed) + purchaseOf(billed), serviceInCents],
      billedDutyShare: [onBill.duty, dutyInCents],
    })
  })
}

const isNoExtraCharge = ({ name }: PriceLine): boolean => name !== 'extraCharge'

/** What is billed has the treatments of its bill: these decide nothing. */
const UNBILLED = readIvaTerms(initialParameterValues())

/** Nothing without a frozen price: no order is billed before it has one, or has ended. IVA belongs to the bill. */
const ownLines = (context: OrderContext | undefined): readonly PriceLine[] =>
  (context && (context.frozenLines || context.billedAfterEnd) && priceOf({ estimateLines: null }, context, UNBILLED)?.lines) || []

function partsOf(lines: readonly PriceLine[]) {
  const extraCharges = totalOfNamed(lines, 'extraCharge')
  return {
    carriage: serviceOf(lines) - extraCharges,
    extraCharges,
    purchase: purchaseOf(lines),
    taxable: taxableOf(lines),
    duty: dutyOf(lines),
  }
}
