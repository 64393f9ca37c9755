// What a client's home says of bills: what is to be paid, and what is paid and waits to be collected.
import { paymentProofsThatAre } from '@app/domain'
import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { listAsJson } from '../../db/as-json.ts'
import { withinReachOf } from '../../records/record-reader.ts'
import { isFinishedBill } from '../bills/bill-facts.repository.ts'
import { billOrdersTable as billed } from '../bills/bill-lines.table.ts'
import { billKind } from '../bills/bills.kind.ts'
import { billsTable as bills } from '../bills/bills.table.ts'
import { noteOfAction } from '../events/events.repository.ts'
import { dueOfBill } from '../ledger/accounts.repository.ts'
import { TITLE_COLUMNS, type Told } from '../orders/lists/order-titles.repository.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'
import { paymentProofsTable as proofs } from '../payment-proof-records/payment-proofs.table.ts'
import { firstOf } from './first-of.ts'
import { MOST_NAMED, MOST_TASKS_OF_A_KIND } from './home-packages.repository.ts'

const isOwn = withinReachOf(billKind.reach, 'client')

const isOnIt = and(eq(billed.billId, bills.id), isNull(billed.voidedAt))
const firstOnIt = sql`select ${billed.orderId} from ${billed} where ${isOnIt} order by ${billed.position} limit ${sql.raw(String(MOST_NAMED))}`

/** The newest receipt that is not accepted. */
const newestProof = <Value>(column: SQL | typeof proofs.status) => sql<Value>`(select ${column} from ${proofs}
  where ${proofs.billId} = ${bills.id} and ${inArray(proofs.status, paymentProofsThatAre('unsettled'))}
  order by ${proofs.createdAt} desc, ${proofs.id} desc limit 1)`

const BILL = {
  id: bills.id,
  pickupName: bills.pickupName,
  dueInCents: dueOfBill(bills.id),
  things: listAsJson<Told>(
    TITLE_COLUMNS,
    sql`from ${billed} join ${orders} on ${orders.id} = ${billed.orderId} where ${isOnIt} and ${orders.id} in (${firstOnIt})`,
    sql`${billed.position}`,
  ),
  thingCount: sql<number>`(select count(*) from ${billed} where ${isOnIt})`,
}
const REFUSED = { ...BILL, reason: newestProof<string | null>(noteOfAction(proofs.id, 'refuse')) }

const oldest = sql`${bills.createdAt}, ${bills.id}`
const read = { table: bills, orderBy: oldest, most: MOST_TASKS_OF_A_KIND }
const isUnpaid = and(isOwn, eq(bills.status, 'pendingPayment'))
const status = newestProof<string | null>(proofs.status)

/** Given `userId`. */
export const billsAtHome = {
  ready: firstOf({
    ...read,
    columns: BILL,
    condition: and(isOwn, eq(bills.status, 'charged'), not(isFinishedBill)),
    most: MOST_TASKS_OF_A_KIND + 1,
  }),
  refused: firstOf({ ...read, columns: REFUSED, condition: and(isUnpaid, sql`${status} = 'refused'`) }),
  toPay: firstOf({ ...read, columns: BILL, condition: and(isUnpaid, isNull(status)) }),
}
