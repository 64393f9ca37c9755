import type { accounts as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { balanceOfAccount, holdAccounts } from '../ledger/accounts.repository.ts'
import { addEntries } from '../ledger/ledger.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { whoseAccount } from './whose-account.ts'

type Request = Received<typeof contract.writeOffDebt>['body']

/** The house bears a debt that nobody will pay, whole, as far as one administrator may decide it. */
export async function writeOffDebt(db: Db, actor: Actor, { clientId: named, reason }: Request): Promise<void> {
  const clientId = await whoseAccount(db, actor, named)
  await db.transaction(async (tx) => {
    await holdAccounts(tx, [clientId])
    const debtInCents = await balanceOfAccount(tx, clientId)
    if (debtInCents <= 0) throw new DomainError('nothingOwed', { ids: [clientId] })
    const { writeOffLimitInCents: limitInCents } = await readParameters(tx)
    if (debtInCents > limitInCents) throw new DomainError('writeOffAboveLimit', { ids: [clientId], limitInCents, debtInCents })
    const entry = { clientId, kind: 'writeOff' as const, note: reason, actorId: actor.userId }
    await addEntries(tx, [{ ...entry, amountInCents: 0 - debtInCents }])
  })
}
