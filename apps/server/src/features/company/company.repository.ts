// The only file that touches the company's row.
import type { Db } from '../../db/db.ts'
import { companyTable } from './company.table.ts'

/** Until somebody edits them: nothing that could be taken for a real address or account. */
const NEUTRAL = {
  tradeName: 'Puente',
  legalName: 'Puente',
  ruc: '',
  miamiAddress: { lines: [], city: 'Miami, FL', zipCode: '', phone: '' },
  quitoAddress: { lines: [], city: 'Quito', zipCode: '', phone: '' },
  bankAccounts: [],
}

export async function addMissing(db: Db): Promise<void> {
  await db.insert(companyTable).values(NEUTRAL).onConflictDoNothing()
}

export async function get(db: Db) {
  const [company] = await db
    .select({
      tradeName: companyTable.tradeName,
      legalName: companyTable.legalName,
      ruc: companyTable.ruc,
      miamiAddress: companyTable.miamiAddress,
      quitoAddress: companyTable.quitoAddress,
      bankAccounts: companyTable.bankAccounts,
    })
    .from(companyTable)
  return company ?? NEUTRAL
}
