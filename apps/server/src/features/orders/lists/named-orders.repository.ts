import { type Actor, normaliseTracking, ORDERS } from '@app/domain'
import { and, desc, notInArray, or, sql } from 'drizzle-orm'
import { codeOfNumber } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import { withinReach } from '../../../records/reach.ts'
import { orderKind } from '../orders.kind.ts'
import { ordersTable as orders } from '../orders.table.ts'

/** The orders that codes or trackings may name, within reach: of a tracking that was used again those that are open first, then the newest. */
export async function ordersNamed(db: Db, actor: Actor, given: readonly string[]) {
  const plain = given.map(normaliseTracking)
  const codes = plain.flatMap((text) => codeOfNumber('order', text) ?? [])
  const isOpen = notInArray(orders.status, ORDERS.closed)
  const rows = await db
    .select({ id: orders.id, code: orders.code, tracking: orders.trackingNormalised })
    .from(orders)
    .where(
      and(
        or(
          sql`${orders.code} = any(${sql.param(codes)}::text[])`,
          sql`${orders.trackingNormalised} = any(${sql.param(plain)}::text[])`,
        ),
        withinReach(orderKind, actor),
      ),
    )
    .orderBy(desc(isOpen), desc(orders.createdAt), desc(orders.id))
  return rows.map(({ id, code, tracking }) => ({ id, names: [code, tracking] }))
}
