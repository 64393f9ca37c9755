import type { Db } from '../../db/db.ts'
import type { Discrepancy } from '../ledger/discrepancy.ts'
import { bundlesOff, yearsOff } from '../ledger/quota-books.repository.ts'

/** What is used of each consignee's year is the sum of its entries, and those are what its bundles declare. */
export async function checkQuotas(db: Db): Promise<Discrepancy[]> {
  const years = await yearsOff(db)
  const bundles = await bundlesOff(db)
  return [
    ...years.map((year) => ({ record: 'quota' as const, amount: 'used', ...year })),
    ...bundles.map((bundle) => ({ record: 'bundle' as const, amount: 'quota', ...bundle })),
  ]
}
