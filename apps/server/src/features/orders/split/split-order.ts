import { type Actor, DomainError, fitsCategory, limitDetails, limitProblemOf, type Parameters, requireAddUp } from '@app/domain'
import { nextCodes } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { create } from '../../../records/create.repository.ts'
import { lock } from '../../../records/records.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { customsOfPackages } from '../../tariffs/customs-of-items.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { clientsOf } from '../order-clients.repository.ts'
import { addItems, itemsOf, replaceItems } from '../order-items.repository.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { type Part, partColumns, sharedColumns } from './split-columns.ts'

/**
 * One package in Miami becomes several. The first part stays the order: it keeps its files, its extra charges and what was bought for
 * it. The others are orders of their own.
 */
export async function splitOrder(db: Db, actor: Actor, id: string, parts: readonly Part[]) {
  const orders = await db.transaction(async (tx) => {
    const parameters = await readParameters(tx)
    const [order] = await lock(tx, actor, orderKind, [id])
    if (!order) throw new DomainError('orderNotFound', { ids: [id] })
    const clients = await clientsOf(tx, [order])
    const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
    const taxed = await customsOfParts(tx, order, parts)
    const columns = parts.map((part, at) => partColumns(order, { ...part, customs: taxed[at] ?? null }, hasDiscount, parameters))
    const codes = await nextCodes(tx, 'order', parts.length - 1)
    // What its lifecycle refuses is refused before the sums are looked at.
    const [first] = await act(tx, actor, orderKind, 'split', [order], () => ({ ...columns[0], ...RECEIVED_ANEW }), {
      place: 'MIA',
      changes: { parts: codes, ...changesOf(order, parts) },
    })
    await requireParts(tx, order, parts, parameters)
    const shared = sharedColumns(first ?? order)
    const others = codes.map((code, position) => ({ ...shared, ...columns[position + 1], code }))
    const added = await create(tx, actor, orderKind, 'split', others, { place: 'MIA', changes: { splitFrom: order.code } })
    await replaceItems(tx, order.id, parts[0]?.items ?? [])
    await addItems(tx, new Map(added.map((part, position) => [part.id, parts[position + 1]?.items ?? []])))
    return [first ?? order, ...added]
  })
  return { orders: await viewOrders(db, actor, orders) }
}

const customsOfParts = (db: Db, { category }: OrderRow, parts: readonly Part[]) => {
  const items = parts.map((part) => part.items)
  return customsOfPackages(db, category, items, (index, at) => `parts.${index}.items.${at}.tariffId`)
}

/** Nothing is missing any more, and no scan of the whole can be taken back. */
const RECEIVED_ANEW = { missing: [], missingNote: '', resumeStatus: null }

const changesOf = ({ productValueInCents, warehouseWeightInGrams }: OrderRow, [first]: readonly Part[]) => ({
  productValueInCents: { from: productValueInCents, to: first?.productValueInCents },
  warehouseWeightInGrams: { from: warehouseWeightInGrams, to: first?.weightInGrams },
})

async function requireParts(db: Db, order: OrderRow, parts: readonly Part[], parameters: Parameters): Promise<void> {
  const items = (await itemsOf(db, [order.id])).get(order.id) ?? []
  const { productValueInCents, warehouseWeightInGrams } = order
  requireAddUp({ items, productValueInCents, weightInGrams: warehouseWeightInGrams ?? 0 }, parts)
  for (const [position, { weightInGrams, productValueInCents: valueInCents }] of parts.entries()) {
    const contents = { weightInGrams, valueInCents }
    if (fitsCategory(order.category, contents, parameters)) continue
    const details = limitDetails(order.category, contents, parameters)
    throw new DomainError(limitProblemOf(order.category), { field: `parts.${position}`, ...details })
  }
}
