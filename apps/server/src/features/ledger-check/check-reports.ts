import type { Db } from '../../db/db.ts'
import type { Discrepancy } from '../ledger/discrepancy.ts'
import { reportsOffBooks } from '../money-report/money-report.repository.ts'

/** Per account of the company and day: payments less refunds and settlements, with what drawers moved, is what the report says. */
export const checkReports = async (db: Db): Promise<Discrepancy[]> =>
  (await reportsOffBooks(db)).map(({ accountId: id, day, ...amounts }) => ({
    record: 'account',
    id,
    amount: `report ${day}`,
    ...amounts,
  }))
