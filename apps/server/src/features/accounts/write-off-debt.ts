import type { Answer, accounts as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { DONE } from '../../http/done.ts'
import { askApproval } from '../approvals/ask-approval.ts'
import { balanceOfAccount, holdAccounts } from '../ledger/accounts.repository.ts'
import { addEntries } from '../ledger/ledger.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import * as users from '../users/users.repository.ts'

type Request = Received<typeof contract.writeOffDebt>['body']

/** The house bears a debt that nobody will pay, whole; above the limit it waits for a second administrator. */
export async function writeOffDebt(db: Db, actor: Actor, body: Request): Promise<Answer<typeof contract.writeOffDebt>> {
  const { id: clientId, casilleroCode } = await users.getClient(db, actor, body.clientId)
  return db.transaction(async (tx) => {
    const debtInCents = await holdDebt(tx, clientId)
    const { writeOffLimitInCents } = await readParameters(tx)
    if (debtInCents > writeOffLimitInCents) {
      const record = { kind: 'account' as const, id: clientId, code: casilleroCode ?? '' }
      return askApproval(tx, actor, {
        ...{ kind: 'writeOff', body, record, clientId, amountInCents: debtInCents, reason: body.reason },
      })
    }
    await bearDebt(tx, actor, { clientId, debtInCents, reason: body.reason })
    return DONE
  })
}

/** What stands on the account, which is held. @throws DomainError nothingOwed (422) */
async function holdDebt(db: Db, clientId: string): Promise<number> {
  await holdAccounts(db, [clientId])
  const debtInCents = await balanceOfAccount(db, clientId)
  if (debtInCents <= 0) throw new DomainError('nothingOwed', { ids: [clientId] })
  return debtInCents
}

type Debt = { clientId: string; debtInCents: number; reason: string }

export const bearDebt = (db: Db, actor: Actor, { clientId, debtInCents, reason }: Debt): Promise<void> =>
  addEntries(db, [{ clientId, kind: 'writeOff', note: reason, actorId: actor.userId, amountInCents: 0 - debtInCents }])
