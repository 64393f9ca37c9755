import type { Answer, accounts as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { DONE } from '../../http/done.ts'
import { askApproval } from '../approvals/ask-approval.ts'
import { holdAccounts } from '../ledger/accounts.repository.ts'
import { addEntries } from '../ledger/ledger.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import * as users from '../users/users.repository.ts'
import { openingInForce } from './openings.repository.ts'

type Request = Received<typeof contract.setOpeningBalance>['body']

/** What a client owed or had before the house kept their account here; a change above the limit waits for a second administrator. */
export async function setOpeningBalance(db: Db, actor: Actor, body: Request): Promise<Answer<typeof contract.setOpeningBalance>> {
  const { id: clientId, casilleroCode } = await users.getClient(db, actor, body.clientId)
  return db.transaction(async (tx) => {
    await holdAccounts(tx, [clientId])
    const before = await openingInForce(tx, clientId)
    const amountInCents = Math.abs(body.balanceInCents - (before?.amountInCents ?? 0))
    const { writeOffLimitInCents } = await readParameters(tx)
    if (amountInCents > writeOffLimitInCents) {
      const record = { kind: 'account' as const, id: clientId, code: casilleroCode ?? '' }
      return askApproval(tx, actor, { kind: 'opening', body, record, clientId, amountInCents, reason: body.reason })
    }
    await keepOpening(tx, actor, body)
    return DONE
  })
}

/** Takes the one before back, whole, and adds this one. Within the caller's transaction, which holds the account. */
export async function keepOpening(db: Db, { userId: actorId }: Actor, { clientId, balanceInCents, reason: note }: Request) {
  const before = await openingInForce(db, clientId)
  if (balanceInCents === (before?.amountInCents ?? 0)) return
  const entry = { clientId, kind: 'opening' as const, note, actorId }
  if (before) await addEntries(db, [{ ...entry, amountInCents: 0 - before.amountInCents, reversesId: before.id }])
  if (balanceInCents !== 0) await addEntries(db, [{ ...entry, amountInCents: balanceInCents }])
}
