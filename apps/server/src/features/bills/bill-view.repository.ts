// What is read of bills to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { OrderOutcome, OrderStatus, PriceLine, PriceLineName, Role, Treatment } from '@app/domain'
import { sql } from 'drizzle-orm'
import { listAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { columnsOf } from '../../records/record-kind.ts'
import { recordReader } from '../../records/record-reader.ts'
import { timelineAsJson } from '../events/events.repository.ts'
import { isInvoiced } from '../fiscal-documents/invoiced-bills.repository.ts'
import { dueOfBill } from '../ledger/accounts.repository.ts'
import { appliedTo } from '../ledger/applied-money.repository.ts'
import { paymentsAsJson } from '../ledger/payment-view.repository.ts'
import { TITLE_COLUMNS } from '../orders/lists/order-titles.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { proofsAsJson } from '../payment-proof-records/payment-proof-view.repository.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { billOrdersTable as billed, billLinesTable as lines } from './bill-lines.table.ts'
import { billKind } from './bills.kind.ts'
import { billsTable as bills } from './bills.table.ts'
import { creditableLinesAsJson, creditedOf, creditNotesAsJson } from './credit-notes/credit-note-view.repository.ts'
import { isCredited } from './credit-notes/credit-notes.repository.ts'

export type OrderOnBill = Record<'id' | 'code' | 'description' | 'store', string> & {
  tracking: string | null
  itemNames: string[]
  status: OrderStatus
  outcome: OrderOutcome | null
  associateId: string | null
  serviceInCents: number
  dutyInCents: number
  /** One that was found after it was credited is billed anew, elsewhere. */
  voidedAt: string | null
}
export type LineOnBill = {
  orderId: string
  name: PriceLineName
  label: string
  amountInCents: number
  treatment: Treatment | null
  basis: PriceLine['basis'] | null
}

const { id, code, status, outcome, associateId } = ordersTable
const { serviceInCents, dutyInCents, voidedAt } = billed
const { orderId, name, label, amountInCents, treatment, basis } = lines

/** What only its paper says is not read for lists. */
const { issuer: _issuer, ...published } = columnsOf(bills)

const BILL_VIEW = {
  ...published,
  client: personNamedBy(bills.clientId),
  orders: listAsJson<OrderOnBill>(
    { id, code, ...TITLE_COLUMNS, status, outcome, associateId, serviceInCents, dutyInCents, voidedAt },
    sql`from ${billed} join ${ordersTable} on ${id} = ${billed.orderId} where ${billed.billId} = ${bills.id}`,
    sql`${billed.position}`,
  ),
  /** Without those of the whole bill. */
  lines: listAsJson<LineOnBill>(
    { orderId, name, label, amountInCents, treatment, basis },
    sql`from ${lines} where ${lines.billId} = ${bills.id} and ${orderId} is not null`,
    sql`${lines.position}`,
  ),
  applied: appliedTo(bills.id),
  creditedInCents: creditedOf(bills.id),
  credited: isCredited(bills.id),
  invoiced: isInvoiced(bills.id),
  dueInCents: dueOfBill(bills.id),
}

export const billInView = recordView(bills, bills.id, BILL_VIEW)
export type BillInView = RowOf<typeof BILL_VIEW>

/** @throws billNotFound also where it is beyond reach. */
export const readBillInDetail = recordReader(billKind, (role: Role) => ({
  ...BILL_VIEW,
  creditable: creditableLinesAsJson(bills.id),
  creditNotes: creditNotesAsJson(bills.id),
  payments: paymentsAsJson(bills.id),
  proofs: proofsAsJson(bills.id, role),
  timeline: timelineAsJson(bills.id),
}))
