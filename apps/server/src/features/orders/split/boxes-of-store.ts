// What a store sends in several boxes: each travels by a tracking number of its own (both ways, section 4).
import { type Actor, DomainError, normaliseTracking, type Parameters } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { lock } from '../../../records/records.repository.ts'
import { isUnmatched, matchUnmatched } from '../matching/match-unmatched.ts'
import { trackingColumns } from '../matching/tracking-columns.ts'
import { orderKind } from '../orders.kind.ts'
import { lockOpenOrdersByTracking } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import type { Part } from './split-columns.ts'

/** By its normalised tracking number, a package that is in Miami without client. */
export type Waiting = ReadonlyMap<string, OrderRow>

/** Locks the order, with the packages that already are in Miami under the numbers of its boxes. A number that is another order's is refused. */
export async function lockForBoxes(
  db: Db,
  actor: Actor,
  id: string,
  parts: readonly Part[],
): Promise<{ order: OrderRow; waiting: Waiting }> {
  const trackings = parts.map(({ tracking }) => normaliseTracking(tracking ?? ''))
  const given = trackings.filter((tracking) => tracking !== '')
  if (given.length === 0) {
    const [order] = await lock(db, actor, orderKind, [id])
    return { order: order ?? notFound(id), waiting: new Map() }
  }
  const locked = await lockOpenOrdersByTracking(db, given, [id])
  const order = locked.find((one) => one.id === id) ?? notFound(id)
  for (const [position, tracking] of trackings.entries()) {
    const holder = locked.find((one) => one.trackingNormalised === tracking)
    const isOwn = holder?.id === id && position === 0
    const isTwice = tracking !== '' && trackings.indexOf(tracking) < position
    if (isTwice || (holder && !isOwn && !isUnmatched(holder)))
      throw new DomainError('trackingTaken', { field: `parts.${position}.tracking` })
  }
  return { order, waiting: new Map(locked.filter(isUnmatched).map((one) => [one.trackingNormalised ?? '', one])) }
}

const notFound = (id: string): never => {
  throw new DomainError('orderNotFound', { ids: [id] })
}

/** The number of each box; one whose package is in Miami takes it from there. */
export const trackingsOf = (parts: readonly Part[], waiting: Waiting) =>
  parts.map(({ tracking = '' }) => {
    const wanted = normaliseTracking(tracking)
    return wanted === '' || waiting.has(wanted) ? {} : trackingColumns(tracking)
  })

/** Whose package is in Miami already is received with it. */
export async function meetWaiting(
  db: Db,
  actor: Actor,
  orders: readonly OrderRow[],
  parts: readonly Part[],
  waiting: Waiting,
  parameters: Parameters,
): Promise<OrderRow[]> {
  const met: OrderRow[] = []
  for (const [position, order] of orders.entries()) {
    const unmatched = waiting.get(normaliseTracking(parts[position]?.tracking ?? ''))
    met.push(unmatched ? await matchUnmatched(db, actor, { order, unmatched }, parameters) : order)
  }
  return met
}
