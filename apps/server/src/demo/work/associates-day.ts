import { addDays } from '@app/domain'
import { settleEarnings } from '../../features/earnings/settle-earnings.ts'
import { isFirstWorkingDay } from '../calendar/calendar.ts'
import { type Company, during } from '../company.ts'
import type { Bill } from './cash-desk.ts'

/** What clients paid in the days before is settled next month. */
const HELD_BACK_IN_DAYS = 10

/** Orders whose earnings were paid, and the settlements in the order in which they were made. */
export type Settled = { orderIds: Set<string>; settlements: { id: string; associateId: string }[] }

/** On the first working day of a month associates are paid what was collected; what is settled is settled once. */
export async function associatesDay(company: Company, day: string, bills: readonly Bill[], settled: Settled): Promise<void> {
  if (!isFirstWorkingDay(day)) return
  const isCollected = ({ status, paidOn }: Bill) => {
    return (status === 'paid' || status === 'delivered') && paidOn < addDays(day, -HELD_BACK_IN_DAYS)
  }
  const collected = bills.filter(isCollected).flatMap(({ parcels }) => parcels)
  for (const associate of company.staff.associates.keys()) {
    const orderIds = collected
      .filter(({ id, owner }) => owner.associate === associate && !settled.orderIds.has(id))
      .map(({ id }) => id)
    if (orderIds.length === 0) continue
    const reference = `Comisiones hasta ${addDays(day, -HELD_BACK_IN_DAYS)}`
    const made = await during(company, day, 18, () =>
      settleEarnings(company.parts.db, company.staff.administrator, { orderIds, reference }),
    )
    for (const id of orderIds) settled.orderIds.add(id)
    settled.settlements.push(...made)
  }
}
