import type { Actor, Parameters } from '@app/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { valuesInForceAsJson } from '../parameters/parameters.repository.ts'
import { parametersInView } from '../parameters/read-parameters.ts'

const { productValueInCents, consigneeIdentification, status, bundleId, category } = ordersTable

type Waiting = { waitingInCents: number; parameters: Parameters }

/**
 * What waits in Miami for a consignee, of the packages within reach, beside the numbers of the business at an instant: only category B
 * counts towards the year. 0 where nothing waits.
 */
export async function readWaiting(db: Db, actor: Actor, identification: string, at: Date): Promise<Waiting> {
  const [waiting] = await db
    .select({
      valueInCents: sql<number>`coalesce(sum(${productValueInCents}), 0)::int`,
      inForce: valuesInForceAsJson(sql`${at.toISOString()}`),
    })
    .from(ordersTable)
    .where(
      and(
        withinReach(orderKind, actor),
        eq(consigneeIdentification, identification),
        eq(status, 'inWarehouseMIA'),
        eq(category, 'B'),
        isNull(bundleId),
      ),
    )
  return { waitingInCents: waiting?.valueInCents ?? 0, parameters: parametersInView(waiting?.inForce ?? {}) }
}
