import type { company as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import * as company from './company.repository.ts'

type Data = Received<typeof contract.updateCompany>['body']

/** The house is called, found and paid like this from now on; documents made before keep what they said. */
export async function updateCompany(db: Db, actor: Actor, data: Data): Promise<contract.Company> {
  return db.transaction(async (tx) => {
    const before = await company.get(tx)
    await company.update(tx, data)
    const changed = Object.entries(data).filter(([name, value]) => isAnother(before[name as keyof Data], value))
    const changes = Object.fromEntries(changed.map(([name, to]) => [name, { from: before[name as keyof Data], to }]))
    await addEvents(tx, actor, [{ aggregate: 'company', aggregateId: company.THE_COMPANY, action: 'update', changes }])
    return company.get(tx)
  })
}

const isAnother = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after)
