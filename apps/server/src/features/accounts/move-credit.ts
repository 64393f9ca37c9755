import type { accounts as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { holdBills } from '../bills/hold-bills.ts'
import { settleBills } from '../bills/settle-bills.ts'
import { balanceOfAccount, holdAccounts } from '../ledger/accounts.repository.ts'
import { addMoves } from '../ledger/moves.repository.ts'
import { requireRoom } from '../payments/require-room.ts'
import { whoseAccount } from './whose-account.ts'

type Request = Received<typeof contract.moveCredit>['body']

/** Applies a client's credit to a bill or a purchase of theirs: at most what there is, and what is due. */
export async function moveCredit(db: Db, actor: Actor, { billId, purchaseId, amountInCents, ...named }: Request): Promise<void> {
  const clientId = await whoseAccount(db, actor, named.clientId)
  await db.transaction(async (tx) => {
    await holdAccounts(tx, [clientId])
    const held = await holdBills(tx, actor, billId ? [billId] : [])
    const availableInCents = Math.max(0, 0 - (await balanceOfAccount(tx, clientId)))
    if (amountInCents > availableInCents) throw new DomainError('creditExceeded', { field: 'amountInCents', availableInCents })
    await requireRoom(tx, actor, clientId, [{ billId, purchaseId, amountInCents }], 'amountInCents')
    const to = billId ? { billId } : { purchaseId: purchaseId ?? '' }
    await addMoves(tx, actor, [{ clientId, from: 'account', to, amountInCents }])
    await settleBills(tx, actor, held, { by: 'payFromBalance' })
  })
}
