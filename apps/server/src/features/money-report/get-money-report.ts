import type { MoneyReport } from '@app/contract/dashboard.contract'
import { addDays, businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { requireKnown } from '../company/company-accounts.repository.ts'
import { readMoneyReport } from './money-report.repository.ts'

const LAST_DAYS = 30

export type MoneyAsked = { from?: string | undefined; to?: string | undefined; accountId?: string | undefined }

/** What came into each account of the company and left it, day by day: payments less refunds and settlements, and what drawers moved. */
export async function getMoneyReport(db: Db, { accountId, ...asked }: MoneyAsked): Promise<MoneyReport> {
  const days = daysOf(asked)
  if (accountId) await requireKnown(db, accountId)
  return { ...days, ...(await readMoneyReport(db, { ...days, accountId })) }
}

/** Both days or none, as lists have it. */
function daysOf({ from, to }: Omit<MoneyAsked, 'accountId'>): { from: string; to: string } {
  const today = businessDay(now())
  if (from === undefined && to === undefined) return { from: addDays(today, 1 - LAST_DAYS), to: today }
  if (from === undefined) throw new DomainError('fieldRequired', { field: 'from' })
  if (to === undefined) throw new DomainError('fieldRequired', { field: 'to' })
  if (to < from) throw new DomainError('dateRangeReversed', { field: 'to' })
  return { from, to }
}
