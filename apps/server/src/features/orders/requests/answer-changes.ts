import { DomainError, fitsCategory, goodsOf, limitDetails, limitProblemOf, type Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { customsOfItems, itemsIn } from '../../tariffs/customs-of-items.ts'
import { trackingColumns } from '../matching/tracking-columns.ts'
import { clientsOf } from '../order-clients.repository.ts'
import { type Item, replaceItems } from '../order-items.repository.ts'
import { leastValueOf } from '../order-purchases.repository.ts'
import type { OrderChanges } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { valueChanges } from './value-changes.ts'

/** What the owner says of an order that lacks something. */
export type Answer = {
  tracking?: string | undefined
  items?: readonly Item[] | undefined
  /** Else that of the items. */
  productValueInCents?: number | undefined
  comment?: string | undefined
}

/** Keeps the items of an answer and says what it changes besides. A tracking that another package has is kept when the two meet. */
export async function answerChanges(
  db: Db,
  order: OrderRow,
  answer: Answer,
  { keepsTracking }: { keepsTracking: boolean },
  parameters: Parameters,
): Promise<OrderChanges> {
  const { tracking, items, comment } = answer
  const productValueInCents = answer.productValueInCents ?? (items && goodsOf(items))
  if (productValueInCents !== undefined) {
    const field = answer.productValueInCents === undefined ? 'items' : 'productValueInCents'
    await requireValueOfOwner(db, { ...order, productValueInCents }, field, parameters)
  }
  if (items) await replaceItems(db, order.id, itemsIn(order.category, items))
  const customs = items ? await customsOfItems(db, order.category, items, (at) => `items.${at}.tariffId`) : order.customs
  const clients = await clientsOf(db, [order])
  const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
  return {
    ...(tracking && !keepsTracking && trackingColumns(tracking)),
    ...(productValueInCents !== undefined && valueChanges({ ...order, customs, productValueInCents }, hasDiscount, parameters)),
    ...(items && { customs }),
    ...(comment && { comment }),
  }
}

/** The weight is not theirs to change, so only the value is held against the category. */
async function requireValueOfOwner(db: Db, order: OrderRow, field: string, parameters: Parameters): Promise<void> {
  const { category, productValueInCents: valueInCents } = order
  const leastInCents = await leastValueOf(db, order)
  if (valueInCents < leastInCents) throw new DomainError('valueBelowPurchasePrice', { field, assistedPriceInCents: leastInCents })
  const contents = { weightInGrams: 0, valueInCents }
  if (fitsCategory(category, contents, parameters)) return
  throw new DomainError(limitProblemOf(category), { field, ...limitDetails(category, contents, parameters) })
}
