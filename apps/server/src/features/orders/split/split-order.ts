import { type Actor, DomainError, fitsCategory, limitDetails, limitProblemOf, type Parameters, requireAddUp } from '@app/domain'
import { nextCodes } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { create } from '../../../records/create.repository.ts'
import { requireAllowed } from '../../../records/next-status.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { customsOfPackages } from '../../tariffs/customs-of-items.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { refuseTakenTracking } from '../matching/taken-tracking.ts'
import { clientsOf } from '../order-clients.repository.ts'
import { addItems, itemsOf, replaceItems } from '../order-items.repository.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { lockForBoxes, meetWaiting, trackingsOf, type Waiting } from './boxes-of-store.ts'
import { type Part, partColumns, sharedColumns } from './split-columns.ts'

/**
 * One package becomes several: in Miami, or before, where its store sends it in several boxes. The first part stays the order: it keeps
 * its files, its extra charges and what was bought for it. The others are orders of their own.
 */
export async function splitOrder(db: Db, actor: Actor, id: string, parts: readonly Part[]) {
  const splitting = () =>
    db.transaction(async (tx) => {
      const parameters = await readParameters(tx)
      const { order, waiting } = await lockForBoxes(tx, actor, id, parts)
      // What its lifecycle refuses is refused before the sums are looked at.
      await requireAllowed(tx, actor, orderKind, 'split', [order])
      requireFields(parts, order.status !== 'reviewed')
      const orders = await divide(tx, actor, order, parts, waiting, parameters)
      return meetWaiting(tx, actor, orders, parts, waiting, parameters)
    })
  return { orders: await viewOrders(db, actor, await refuseTakenTracking(splitting, 'parts')) }
}

/** A scale has seen what is in Miami; before, each box has its own way there, and nobody has weighed it. */
function requireFields(parts: readonly Part[], isInMiami: boolean): void {
  for (const [position, { weightInGrams, tracking }] of parts.entries()) {
    if (isInMiami && weightInGrams === undefined)
      throw new DomainError('fieldRequired', { field: `parts.${position}.weightInGrams` })
    if (!isInMiami && weightInGrams !== undefined)
      throw new DomainError('fieldNotValid', { field: `parts.${position}.weightInGrams` })
    if (isInMiami && tracking) throw new DomainError('fieldNotValid', { field: `parts.${position}.tracking` })
  }
}

async function divide(
  db: Db,
  actor: Actor,
  order: OrderRow,
  parts: readonly Part[],
  waiting: Waiting,
  parameters: Parameters,
): Promise<OrderRow[]> {
  const isInMiami = order.status !== 'reviewed'
  const clients = await clientsOf(db, [order])
  const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
  const taxed = await customsOfParts(db, order, parts)
  const trackings = trackingsOf(parts, waiting)
  const columns = parts.map((part, at) => ({
    ...partColumns(order, { ...part, customs: taxed[at] ?? null }, hasDiscount, parameters),
    ...trackings[at],
  }))
  const codes = await nextCodes(db, 'order', parts.length - 1)
  const place = isInMiami ? ({ place: 'MIA' } as const) : {}
  const [first] = await act(db, actor, orderKind, 'split', [order], () => ({ ...columns[0], ...RECEIVED_ANEW }), {
    ...place,
    changes: { parts: codes, ...changesOf(order, parts) },
  })
  await requireParts(db, order, parts, parameters)
  const shared = sharedColumns(first ?? order, isInMiami)
  const others = codes.map((code, position) => ({ ...shared, ...columns[position + 1], code }))
  const action = isInMiami ? 'split' : 'createFromSplit'
  const added = await create(db, actor, orderKind, action, others, { ...place, changes: { splitFrom: order.code } })
  await replaceItems(db, order.id, parts[0]?.items ?? [])
  await addItems(db, new Map(added.map((part, position) => [part.id, parts[position + 1]?.items ?? []])))
  return [first ?? order, ...added]
}

const customsOfParts = (db: Db, { category }: OrderRow, parts: readonly Part[]) => {
  const items = parts.map((part) => part.items)
  return customsOfPackages(db, category, items, (index, at) => `parts.${index}.items.${at}.tariffId`)
}

/** Nothing is missing any more, and no scan of the whole can be taken back. */
const RECEIVED_ANEW = { missing: [], missingNote: '', resumeStatus: null }

const changesOf = ({ productValueInCents, warehouseWeightInGrams }: OrderRow, [first]: readonly Part[]) => ({
  productValueInCents: { from: productValueInCents, to: first?.productValueInCents },
  ...(first?.weightInGrams && { warehouseWeightInGrams: { from: warehouseWeightInGrams, to: first.weightInGrams } }),
})

async function requireParts(db: Db, order: OrderRow, parts: readonly Part[], parameters: Parameters): Promise<void> {
  const items = (await itemsOf(db, [order.id])).get(order.id) ?? []
  const { productValueInCents, warehouseWeightInGrams } = order
  const weighed = parts.map((part) => ({ ...part, weightInGrams: part.weightInGrams ?? 0 }))
  requireAddUp({ items, productValueInCents, weightInGrams: warehouseWeightInGrams ?? 0 }, weighed)
  for (const [position, { weightInGrams, productValueInCents: valueInCents }] of weighed.entries()) {
    const contents = { weightInGrams, valueInCents }
    if (fitsCategory(order.category, contents, parameters)) continue
    const details = limitDetails(order.category, contents, parameters)
    throw new DomainError(limitProblemOf(order.category), { field: `parts.${position}`, ...details })
  }
}
