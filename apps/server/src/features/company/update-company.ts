import type { company as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import * as company from './company.repository.ts'
import { keepBankAccounts } from './company-accounts.repository.ts'

type Data = Received<typeof contract.updateCompany>['body']

/** The house is called, found and paid like this from now on; documents made before keep what they said. */
export async function updateCompany(db: Db, actor: Actor, data: Data): Promise<contract.Company> {
  return db.transaction(async (tx) => {
    const before = await company.get(tx)
    const { bankAccounts, ...rest } = data
    await company.update(tx, rest)
    await keepBankAccounts(tx, bankAccounts)
    const after = await company.get(tx)
    const said = { ...rest, bankAccounts: after.bankAccounts }
    const changed = Object.entries(said).filter(([name, value]) => isAnother(before[name as keyof Data], value))
    const changes = Object.fromEntries(changed.map(([name, to]) => [name, { from: before[name as keyof Data], to }]))
    await addEvents(tx, actor, [{ aggregate: 'company', aggregateId: company.THE_COMPANY, action: 'update', changes }])
    return after
  })
}

const isAnother = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after)
