import type { payments as contract, Received, ReceivedFile } from '@app/contract'
import type { Payment } from '@app/contract/payments.contract'
import { type Actor, applicationsOf, DomainError, sum } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { only } from '../../records/only.ts'
import { openBillsOf } from '../bills/bills-lists.repository.ts'
import { holdBills } from '../bills/hold-bills.ts'
import { settleBills } from '../bills/settle-bills.ts'
import { companyAccountFor } from '../company/company-accounts.repository.ts'
import { putInDrawer } from '../drawer-records/cash.ts'
import { keepFiles, requireParts } from '../files/keep-files.ts'
import { dueOfBills, holdAccounts } from '../ledger/accounts.repository.ts'
import { addMoves, type NewMove } from '../ledger/moves.repository.ts'
import { paymentInView } from '../ledger/payment-view.repository.ts'
import { addPayments, paymentLike } from '../ledger/payments.repository.ts'
import type { PaymentRow } from '../ledger/payments.table.ts'
import { paymentView } from '../ledger/payments.view.ts'
import { acceptProofsOfPurchases } from '../payment-proof-records/follow-payments.repository.ts'
import * as users from '../users/users.repository.ts'
import { requireAtCounter } from './require-counter.ts'
import { requireNotTomorrow } from './require-not-tomorrow.ts'
import { requireRoom } from './require-room.ts'
import { sayReceived } from './say-received.ts'

type Request = Received<typeof contract.createPayment>['body'] & { files: readonly ReceivedFile[] }
type Application = NonNullable<Request['applications']>[number]

/** Takes a client's payment into their account, and applies it as named, or to the oldest bills first; the rest is their credit. */
export async function createPayment(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  { files, ...request }: Request,
): Promise<Payment> {
  requireAtCounter(actor, request.method)
  requireNotTomorrow(request.receivedOn)
  requireParts(files, ['proof'])
  const payment = await db.transaction(async (tx) => {
    const { id, clientId } = await receivePayment(tx, actor, request)
    await keepFiles(tx, storage, actor, files, { record: { kind: 'payment', id }, ownerId: clientId })
    return { id }
  })
  return paymentView(actor, only(await paymentInView.byIds(db, [payment.id])))
}

/** Within the caller's transaction. */
export async function receivePayment(
  db: Db,
  actor: Actor,
  { applications, repeated, ...given }: Omit<Request, 'files'>,
): Promise<PaymentRow> {
  await users.getClient(db, actor, given.clientId)
  const request = { ...given, accountId: (await companyAccountFor(db, given)).id }
  await holdAccounts(db, [request.clientId])
  const like = repeated ? undefined : await paymentLike(db, request)
  if (like) throw new DomainError('paymentLooksRepeated', { ids: [like.id], code: like.code })
  const applied = applications ?? (await oldestFirst(db, request))
  const tooMuch = sum(applied.map(({ amountInCents }) => amountInCents)) - request.amountInCents
  if (tooMuch > 0) throw new DomainError('creditExceeded', { field: 'applications', availableInCents: request.amountInCents })
  const held = await holdBills(
    db,
    actor,
    applied.flatMap(({ billId }) => billId ?? []),
  )
  await requireRoom(db, actor, request.clientId, applied, 'applications')
  const code = await nextCode(db, 'payment')
  const payment = only(await addPayments(db, [{ ...request, code, actorId: actor.userId }]))
  await putInDrawer(db, actor, [payment])
  await addMoves(db, actor, applied.map(moveOf(payment)))
  const { method, reference } = request
  await settleBills(db, actor, held, {
    ofBill: () => ({ changes: { payment: code, method, reference } }),
    ofOrders: { changes: { method, reference } },
  })
  await acceptProofsOfPurchases(
    db,
    actor,
    applied.flatMap(({ purchaseId }) => purchaseId ?? []),
  )
  await sayReceived(db, [{ ...payment, creditInCents: -tooMuch }], held.bills)
  return payment
}

async function oldestFirst(
  db: Db,
  { clientId, amountInCents }: Pick<Request, 'clientId' | 'amountInCents'>,
): Promise<Application[]> {
  const billIds = await openBillsOf(db, clientId)
  const due = await dueOfBills(db, billIds)
  const { applications } = applicationsOf(
    amountInCents,
    billIds.map((id) => ({ id, dueInCents: due.get(id) ?? 0 })),
  )
  return applications.map(({ id: billId, amountInCents }) => ({ billId, amountInCents }))
}

const moveOf =
  ({ clientId, id: paymentId }: PaymentRow) =>
  ({ billId, purchaseId, amountInCents }: Application): NewMove => {
    const to = billId ? { billId } : { purchaseId: purchaseId ?? '' }
    return { clientId, from: 'account', to, amountInCents, paymentId }
  }
