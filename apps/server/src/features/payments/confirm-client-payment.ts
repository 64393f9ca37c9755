import type { payments as contract, Received } from '@app/contract'
import { type Actor, applicationsOf, businessDay, DomainError, type PaymentMethod, sum } from '@app/domain'
import { now } from '../../clock.ts'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { billsOf, clientsOfBills } from '../bills/billed-orders.repository.ts'
import type { BillRow } from '../bills/bills.table.ts'
import { holdBills } from '../bills/hold-bills.ts'
import { settleBills } from '../bills/settle-bills.ts'
import { companyAccountFor } from '../company/company-accounts.repository.ts'
import { putInDrawer } from '../drawer-records/cash.ts'
import { dueOfBills, holdAccounts } from '../ledger/accounts.repository.ts'
import { addMoves } from '../ledger/moves.repository.ts'
import { addPayments } from '../ledger/payments.repository.ts'
import type { PaymentRow } from '../ledger/payments.table.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { requireAtCounter } from './require-counter.ts'
import { requireNotTomorrow } from './require-not-tomorrow.ts'
import { sayReceived } from './say-received.ts'

type Request = Received<typeof contract.confirmClientPayment>['body']

/** Confirms that clients paid the bills that these packages are on, each client with one payment: what is due, or the amount that came. */
export function confirmClientPayment(db: Db, actor: Actor, { orderIds, amountInCents, ...payment }: Request): Promise<void> {
  requireAtCounter(actor, payment.method)
  requireNotTomorrow(payment.receivedOn)
  return db.transaction(async (tx) => {
    const billIds = await billsOf(tx, orderIds)
    await holdAccounts(tx, await clientsOfBills(tx, billIds))
    const held = await holdBills(tx, actor, billIds, orderIds)
    const named = held.orders.filter(({ id }) => orderIds.includes(id))
    await requireAllowed(
      tx,
      actor,
      orderKind,
      'confirmPayment',
      named.filter((order) => !isEndedAndDue(order, held.bills)),
    )
    const payments = await pay(tx, actor, held.bills, { ...payment, amountInCents })
    const { method, reference } = payment
    await settleBills(tx, actor, held, {
      ofBill: ({ clientId }) => ({ changes: { payment: payments.get(clientId)?.code, method, reference } }),
      ofOrders: { changes: { method, reference } },
    })
    // What was due is paid whole.
    if (amountInCents !== undefined) await sayReceived(tx, [...payments.values()], held.bills)
  })
}

/** What ended stays ended; its bill is paid like every other. */
const isEndedAndDue = ({ status, billId }: OrderRow, bills: readonly BillRow[]): boolean =>
  status === 'removed' && bills.some((bill) => bill.id === billId && bill.status === 'pendingPayment')

type Payment = {
  method: PaymentMethod
  reference: string
  receivedOn?: string | undefined
  accountId?: string | undefined
  amountInCents?: number | undefined
}

/** What is left of it is credit. */
type Made = PaymentRow & { creditInCents: number }

async function pay(db: Db, actor: Actor, bills: readonly BillRow[], payment: Payment): Promise<Map<string, Made>> {
  const { method, reference, receivedOn = businessDay(now()), amountInCents } = payment
  const byClient = Map.groupBy(bills, ({ clientId }) => clientId)
  if (amountInCents !== undefined && byClient.size > 1) throw new DomainError('differentClients', { field: 'amountInCents' })
  const due = await dueOfBills(
    db,
    bills.map(({ id }) => id),
  )
  const dueOf = ({ id }: BillRow) => ({ id, dueInCents: due.get(id) ?? 0 })
  const account = await companyAccountFor(db, { method, accountId: payment.accountId })
  const codes = await nextCodes(db, 'payment', byClient.size)
  const payments = await addPayments(
    db,
    [...byClient].map(([clientId, ofClient], index) => {
      const owed = sum(ofClient.map((bill) => dueOf(bill).dueInCents))
      const amount = { code: codes[index] ?? '', amountInCents: amountInCents ?? owed }
      return { ...amount, clientId, receivedOn, method, accountId: account.id, reference, actorId: actor.userId }
    }),
  )
  await putInDrawer(db, actor, payments)
  await addMoves(
    db,
    actor,
    payments.flatMap(({ id: paymentId, clientId, ...paid }) => {
      const oldestFirst = (byClient.get(clientId) ?? []).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      const { applications } = applicationsOf(paid.amountInCents, oldestFirst.map(dueOf))
      return applications.map(({ id: billId, amountInCents }) => {
        return { clientId, from: 'account' as const, to: { billId }, amountInCents, paymentId }
      })
    }),
  )
  return new Map(
    payments.map((made) => {
      const owedInCents = sum((byClient.get(made.clientId) ?? []).map((bill) => dueOf(bill).dueInCents))
      return [made.clientId, { ...made, creditInCents: Math.max(0, made.amountInCents - owedInCents) }]
    }),
  )
}
