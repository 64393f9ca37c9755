import type { Db } from '../../db/db.ts'
import { counterEntriesOff } from '../ledger/counter-entries.repository.ts'
import type { Discrepancy } from '../ledger/discrepancy.ts'
import { checkBilledOrders } from './check-billed-orders.ts'
import { checkBilling } from './check-billing.ts'
import { checkBills } from './check-bills.ts'
import { checkCompensations, checkCreditNotes } from './check-credit-notes.ts'
import { checkDrawers } from './check-drawers.ts'
import { checkDuties } from './check-duties.ts'
import { checkFiscalDocuments } from './check-fiscal-documents.ts'
import { checkManifestCosts } from './check-manifest-costs.ts'
import { checkBalances, checkMoves, checkPayments, checkPurchases, checkRefunds } from './check-payments.ts'
import { checkAccruals, checkPrices } from './check-prices.ts'
import { checkQuotas } from './check-quotas.ts'
import { checkReports } from './check-reports.ts'
import { checkSettlements } from './check-settlements.ts'
import { checkStatements } from './check-statements.ts'

const CHECKS: readonly ((db: Db) => Promise<Discrepancy[]>)[] = [
  checkBills,
  checkBilledOrders,
  checkPrices,
  checkAccruals,
  checkSettlements,
  checkDuties,
  checkPurchases,
  checkPayments,
  checkQuotas,
  checkCounterEntries,
  checkMoves,
  checkRefunds,
  checkCreditNotes,
  checkCompensations,
  checkBalances,
  checkDrawers,
  checkReports,
  checkBilling,
  checkManifestCosts,
  checkStatements,
  checkFiscalDocuments,
]

/** Recomputes every balance of the house from what it comes from; empty when the books balance to the cent (domain, section 10). */
export async function checkBooks(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  for (const check of CHECKS) found.push(...(await check(db)))
  return found
}

/** A correction takes back the whole of an entry, from whom it is. */
async function checkCounterEntries(db: Db): Promise<Discrepancy[]> {
  return (await counterEntriesOff(db)).map((entry) => ({ amount: 'counterEntry', ...entry }))
}
