import type { Actor, OrderOutcome, Responsible } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { OrderRow } from '../orders.table.ts'

type End = { outcome: OrderOutcome; responsible?: Responsible | undefined; reason: string }

/** What incidents do for two calls of orders: incidents are above orders, so `http/features.ts` hands it to the calls (docs/decisions/0081). */
export type IncidentsOfOrders = {
  /** Holds these packages and all that hangs on them, and ends them: all of them or none. */
  endOrders: (db: Db, actor: Actor, orderIds: readonly string[], end: End) => Promise<unknown>
  /** Their owner wants a package returned or abandoned: the office resolves it. */
  openForWay: (db: Db, actor: Actor, order: OrderRow, description: string) => Promise<void>
}
