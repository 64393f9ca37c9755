import type { accounts as contract, Received, ReceivedFile } from '@app/contract'
import type { Refund } from '@app/contract/accounts.contract'
import { type Actor, businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { actOnOne } from '../../records/act.ts'
import { get, lockOne } from '../../records/records.repository.ts'
import { companyAccountFor } from '../company/company-accounts.repository.ts'
import { takeFromDrawer } from '../drawer-records/cash.ts'
import { keepFiles, requireParts } from '../files/keep-files.ts'
import { balanceOfAccount, holdAccounts } from '../ledger/accounts.repository.ts'
import { addEntries } from '../ledger/ledger.repository.ts'
import { refundKind } from './refunds.kind.ts'
import { viewRefund } from './refunds.view.ts'
import { sayRefund } from './say-refund.ts'

type Answer = Received<typeof contract.answerRefund>['body']
type Payment = Extract<Answer, { action: 'pay' }> & { files: readonly ReceivedFile[] }

/** Pays a refund from the credit there is, with what shows it; or refuses it. */
export async function answerRefund(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  id: string,
  answer: Answer,
  files: readonly ReceivedFile[],
): Promise<Refund> {
  requireParts(files, answer.action === 'pay' ? ['proof', 'signature'] : [])
  if (answer.action === 'pay') await payRefund(db, storage, actor, id, { ...answer, files })
  else await refuseRefund(db, actor, id, answer.reason)
  return viewRefund(db, actor, id)
}

function payRefund(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  id: string,
  { paidOn = businessDay(now()), method, accountId, reference, files }: Payment,
) {
  if (paidOn > businessDay(now())) throw new DomainError('dayInFuture', { field: 'paidOn' })
  return db.transaction(async (tx) => {
    const { clientId } = await get(tx, actor, refundKind, id)
    await holdAccounts(tx, [clientId])
    const refund = await lockOne(tx, actor, refundKind, id)
    const { amountInCents } = refund
    const account = await companyAccountFor(tx, { method, accountId })
    const paid = { paidOn, method, accountId: account.id, reference, answeredById: actor.userId }
    await actOnOne(tx, actor, refundKind, 'pay', refund, paid, { changes: { method, reference } })
    const availableInCents = Math.max(0, 0 - (await balanceOfAccount(tx, clientId)))
    if (amountInCents > availableInCents) throw new DomainError('creditExceeded', { ids: [id], availableInCents })
    await addEntries(tx, [{ clientId, kind: 'refund', refundId: id, amountInCents, actorId: actor.userId }])
    await takeFromDrawer(tx, actor, { ...paid, id, amountInCents })
    await sayRefund(tx, actor, { refund, from: 'requested', to: 'paid' })
    await keepFiles(tx, storage, actor, files, { record: { kind: 'refund', id }, ownerId: clientId })
  })
}

const refuseRefund = (db: Db, actor: Actor, id: string, reason: string) =>
  db.transaction(async (tx) => {
    const refund = await lockOne(tx, actor, refundKind, id)
    await actOnOne(tx, actor, refundKind, 'refuse', refund, { reason, answeredById: actor.userId }, { note: reason })
    await sayRefund(tx, actor, { refund, from: 'requested', to: 'refused', note: reason })
  })
