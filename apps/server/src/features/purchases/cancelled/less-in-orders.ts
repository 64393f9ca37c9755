import { type Actor, goodsOf } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { clientsOf } from '../../orders/order-clients.repository.ts'
import { type Item, itemsOf, replaceItems } from '../../orders/order-items.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { describeItems } from '../../orders/requests/describe-items.ts'
import { valueChanges } from '../../orders/requests/value-changes.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { orderItem } from '../order-of-purchase.ts'
import type { PurchaseItemRow } from '../purchases.table.ts'

type Cancelled = PurchaseItemRow & { cancelled: number }

/** What the store does not send is not in the packages, and they declare less: while nothing was declared, and something stays in each. */
export async function lessInOrders(
  db: Db,
  actor: Actor,
  orders: readonly OrderRow[],
  items: readonly Cancelled[],
  reason: string,
): Promise<void> {
  const undeclared = orders.filter((order) => order.bundleId === null && order.finalWeightInGrams === null && !order.billId)
  const before = await itemsOf(
    db,
    undeclared.map(({ id }) => id),
  )
  const missing = new Map(items.map((item) => [keyOf(orderItem(item)), item.cancelled]))
  const [parameters, clients] = [await readParameters(db), await clientsOf(db, undeclared)]
  for (const order of undeclared) {
    const had = before.get(order.id) ?? []
    const left = had
      .map((item) => ({ ...item, quantity: item.quantity - taken(missing, item) }))
      .filter(({ quantity }) => quantity > 0)
    const productValueInCents = order.productValueInCents - (goodsOf(had) - goodsOf(left))
    if (left.length === 0 || productValueInCents === order.productValueInCents || productValueInCents <= 0) continue
    const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
    const changes = valueChanges({ ...order, productValueInCents }, hasDiscount, parameters)
    await act(
      db,
      actor,
      orderKind,
      'setValue',
      [order],
      { ...changes, description: describeItems(left) },
      {
        note: reason,
        changes: { productValueInCents: { from: order.productValueInCents, to: productValueInCents } },
      },
    )
    await replaceItems(db, order.id, left)
  }
}

const keyOf = ({ description, unitPriceInCents }: Pick<Item, 'description' | 'unitPriceInCents'>) =>
  `${unitPriceInCents} ${description}`

/** As many of them as are missing yet. */
function taken(missing: Map<string, number>, item: Item): number {
  const here = Math.min(missing.get(keyOf(item)) ?? 0, item.quantity)
  missing.set(keyOf(item), (missing.get(keyOf(item)) ?? 0) - here)
  return here
}
