import type { Db } from '../../../db/db.ts'
import type { Doer } from '../../events/events.repository.ts'
import { holdAccounts } from '../../ledger/accounts.repository.ts'
import { freeHeld } from '../../ledger/free-held.ts'
import { clientsOfOrders } from '../../orders/order-clients.repository.ts'
import type { OrderRow } from '../../orders/orders.table.ts'

/** Before any of the packages is held: closing them moves their clients' money. */
export const holdMoneyOf = async (db: Db, orderIds: readonly string[]): Promise<void> =>
  holdAccounts(db, await clientsOfOrders(db, orderIds))

type Closed = Pick<OrderRow, 'clientId' | 'purchaseId' | 'splitFromId'>

/** What was paid up front for closed packages is their clients' credit. Parts of a split package share a purchase, which stays with the first. */
export const freeMoneyOf = (db: Db, doer: Doer, closed: readonly Closed[], note: string): Promise<void> =>
  freeHeld(
    db,
    doer,
    closed.flatMap(({ clientId, purchaseId, splitFromId }) =>
      clientId && purchaseId && splitFromId === null ? [{ id: purchaseId, clientId }] : [],
    ),
    note,
  )
