import { type BillFact, type BillFacts, type BillStatus, billLifecycle, type Snapshot } from '@app/domain'
import { sql } from 'drizzle-orm'
import { all, ownedBy, through } from '../../records/reach.ts'
import { recordKind } from '../../records/record-kind.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { billFactsOf } from './bill-facts.repository.ts'
import { billOrdersTable } from './bill-lines.table.ts'
import { type BillRow, billsTable } from './bills.table.ts'
import { voidPassesOf } from './passes/passes.repository.ts'

const { billId, orderId } = billOrdersTable

/** Nothing is delivered of what was not asked about. */
export const billSnapshot = (
  { status }: Pick<BillRow, 'status'>,
  { someOrderDelivered = false, allOrdersDelivered = false, credited = false, invoiced = false }: Partial<BillFacts> = {},
): Snapshot<BillStatus, BillFact> => ({ status, facts: { someOrderDelivered, allOrdersDelivered, credited, invoiced } })

/** A client's own; an associate's are those that bill, or billed until they were voided, an order of theirs. */
export const billKind = recordKind({
  name: 'bill',
  table: billsTable,
  reach: {
    administrator: all,
    associate: (userId) => {
      const ofTheirs = through(orderId, orderKind, 'associate')(userId)
      return sql`${billsTable.id} in (select ${billId} from ${billOrdersTable} where ${ofTheirs})`
    },
    client: ownedBy(billsTable.clientId),
  },
  refusals: { absent: 'billNotFound', changed: 'billChangedMeanwhile' },
  lifecycle: billLifecycle,
  snapshot: billSnapshot,
  facts: { names: ['someOrderDelivered', 'allOrdersDelivered', 'credited', 'invoiced'], read: billFactsOf },
  news: (db, _doer, _action, steps) => voidPassesOf(db, steps),
})
