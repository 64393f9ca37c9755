import type { Db } from '../../db/db.ts'
import * as company from '../../features/company/company.repository.ts'
import { keepBankAccounts } from '../../features/company/company-accounts.repository.ts'
import { houseWith } from './given-house.ts'

/** What an administrator says before anybody is billed. */
export async function nameHouse(db: Db): Promise<void> {
  const { bankAccounts, ...house } = houseWith('2100000001')
  await company.update(db, house)
  await keepBankAccounts(db, bankAccounts)
}
