import type { Db } from '../../db/db.ts'
import { balancesOfClients, dutyOfBundles } from './books.repository.ts'
import { checkBills } from './check-bills.ts'
import { checkPrices } from './check-prices.ts'
import { type Discrepancy, differences } from './discrepancy.ts'

/** Recomputes every balance of the house from what it comes from; empty when the books balance to the cent (domain, section 10). */
export async function checkBooks(db: Db): Promise<Discrepancy[]> {
  return [...(await checkBills(db)), ...(await checkPrices(db)), ...(await checkDuties(db)), ...(await checkClients(db))]
}

/** What a client owes is what their bills that nobody paid come to. */
async function checkClients(db: Db): Promise<Discrepancy[]> {
  const balances = await balancesOfClients(db)
  return balances.flatMap(({ clientId, balanceInCents, owedInCents }) =>
    differences('client', clientId, { balance: [owedInCents, balanceInCents] }),
  )
}

/** The shares of one declaration add up to its duty. */
async function checkDuties(db: Db): Promise<Discrepancy[]> {
  const duties = await dutyOfBundles(db)
  return duties.flatMap(({ id, dutyInCents, sharedInCents }) =>
    differences('bundle', id, { duty: [dutyInCents ?? 0, sharedInCents] }),
  )
}
