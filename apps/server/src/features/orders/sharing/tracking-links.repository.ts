// The only file that touches the links that show where a package is.
import { randomBytes } from 'node:crypto'
import { TRACKING_CODE_LENGTH, trackingCodeOf } from '@app/domain'
import { and, eq, sql } from 'drizzle-orm'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { recordView } from '../../../db/record-view.ts'
import { lastCameTo } from '../../events/moves-of-record.repository.ts'
import { valuesInForceAsJson } from '../../parameters/parameters.repository.ts'
import { hasOpenIncident } from '../order-facts.repository.ts'
import { ordersTable } from '../orders.table.ts'
import { type TrackingLinkRow, trackingLinksTable } from './tracking-links.table.ts'

const table = trackingLinksTable
type Owned = Pick<TrackingLinkRow, 'orderId' | 'clientId'>
const isOf = ({ orderId, clientId }: Owned) => and(eq(table.orderId, orderId), eq(table.clientId, clientId))

export async function find(db: Db, owned: Owned): Promise<TrackingLinkRow | null> {
  const [link] = await db.select().from(table).where(isOf(owned))
  return link ?? null
}

/** In place of one of a client whose package it was before. */
export async function add(db: Db, owned: Owned): Promise<TrackingLinkRow> {
  const fresh = { ...owned, code: trackingCodeOf(randomBytes(TRACKING_CODE_LENGTH)), createdAt: now() }
  const [link] = await db.insert(table).values(fresh).onConflictDoUpdate({ target: table.orderId, set: fresh }).returning()
  if (!link) throw new Error('a link was not added')
  return link
}

/** @returns whether there was one. */
export async function remove(db: Db, owned: Owned): Promise<boolean> {
  const removed = await db.delete(table).where(isOf(owned)).returning({ id: table.id })
  return removed.length > 0
}

const { id, clientId, status, statusSince, createdAt, intakeAt, deliveredAt } = ordersTable
const { estimatedArrivalDate, promisedDate, arrivalDate, delayReason, holdReason, heldUntil } = ordersTable
const ofCode = (column: typeof table.orderId | typeof table.clientId) =>
  sql`(select ${column} from ${table} where ${table.code} = ${sql.placeholder('code')})`

const sharedOrder = recordView(ordersTable, id, {
  ...{ id, status, statusSince, createdAt, intakeAt, deliveredAt },
  ...{ estimatedArrivalDate, promisedDate, arrivalDate, delayReason, holdReason, heldUntil },
  incidentOpen: hasOpenIncident,
  expectedAt: lastCameTo(id, 'reviewed'),
  shippedAt: lastCameTo(id, 'sended'),
  inForce: valuesInForceAsJson(sql.placeholder('now')),
}).written(and(eq(id, ofCode(table.orderId)), eq(clientId, ofCode(table.clientId))))

export type SharedOrder = Awaited<ReturnType<typeof sharedOrder>>[number]

/** The package that a code shows, while it is its client's who shared it. */
export async function findShared(db: Db, code: string): Promise<SharedOrder | null> {
  const [order] = await sharedOrder(db, { code, now: now().toISOString() })
  return order ?? null
}
