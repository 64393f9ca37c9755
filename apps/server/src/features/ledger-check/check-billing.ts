import type { Db } from '../../db/db.ts'
import type { Discrepancy } from '../ledger/discrepancy.ts'
import { billingOffBooks } from '../ledger/reports/billing-figures.repository.ts'

/** Per month: what the report of sales says, and its IVA, is what the entries of bills, credit notes and voids come to. */
export const checkBilling = async (db: Db): Promise<Discrepancy[]> =>
  (await billingOffBooks(db)).map(({ month, what, ...amounts }) => ({ record: 'billing', id: month, amount: what, ...amounts }))
