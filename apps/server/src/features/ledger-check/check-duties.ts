import type { Db } from '../../db/db.ts'
import { type Discrepancy, differences } from '../ledger/discrepancy.ts'
import { dutiesOfBundles } from '../ledger/price-books.repository.ts'

/** The shares of one declaration add up to its duty. */
export async function checkDuties(db: Db): Promise<Discrepancy[]> {
  const duties = await dutiesOfBundles(db)
  return duties.flatMap(({ id, dutyInCents, sharedInCents, lostInCents, isOpen }) => {
    // The house bears what a lost package left where all others were billed already: nobody can take its share.
    const borneByHouse = isOpen ? 0 : Math.max(0, Math.min(lostInCents, dutyInCents - sharedInCents))
    return differences('bundle', id, { duty: [dutyInCents, sharedInCents + borneByHouse] })
  })
}
