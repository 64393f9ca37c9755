import type { accounts as contract, Received } from '@app/contract'
import type { Refund } from '@app/contract/accounts.contract'
import { type Actor, DomainError } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { create } from '../../records/create.repository.ts'
import { only } from '../../records/only.ts'
import { balanceOfAccount, holdAccounts } from '../ledger/accounts.repository.ts'
import { refundKind } from './refunds.kind.ts'
import { requestedOf } from './refunds.repository.ts'
import { viewRefund } from './refunds.view.ts'
import { sayRefund } from './say-refund.ts'
import { whoseAccount } from './whose-account.ts'

type Request = Received<typeof contract.requestRefund>['body']

/** Asks for credit back: at most what no other request waits for. */
export async function requestRefund(db: Db, actor: Actor, { amountInCents, destination, ...named }: Request): Promise<Refund> {
  const clientId = await whoseAccount(db, actor, named.clientId)
  const { id } = await db.transaction(async (tx) => {
    await holdAccounts(tx, [clientId])
    const availableInCents = Math.max(0, 0 - (await balanceOfAccount(tx, clientId)) - (await requestedOf(tx, clientId)))
    if (amountInCents > availableInCents) throw new DomainError('creditExceeded', { field: 'amountInCents', availableInCents })
    const code = await nextCode(tx, 'refund')
    const asked = { code, clientId, amountInCents, destination, requestedById: actor.userId }
    const refund = only(await create(tx, actor, refundKind, 'request', [asked]))
    await sayRefund(tx, actor, { refund, from: null, to: 'requested' })
    return refund
  })
  return viewRefund(db, actor, id)
}
