import type { EarningOrder } from '@app/contract/earnings.contract'
import { lastMonths } from '../../ui/list-tools/list-days.ts'

export type MonthOfEarnings = {
  /** 'YYYY-MM' */
  month: string
  pendingInCents: number
  collectedInCents: number
  settledInCents: number
  totalInCents: number
}

type Earned = Pick<EarningOrder, 'accruedOn'> & { earning: Pick<EarningOrder['earning'], 'status' | 'profitInCents'> }

/** The last `count` months up to the day's own, oldest first, those without earnings too. A reversed earning counts nothing. */
export function earningsByMonth(orders: readonly Earned[], today: string, count: number): MonthOfEarnings[] {
  return lastMonths(today, count).map((month) => {
    const inMonth = orders.filter(({ accruedOn }) => accruedOn.startsWith(month))
    const sumOf = (status: string) =>
      inMonth.reduce((total, { earning }) => total + (earning.status === status ? earning.profitInCents : 0), 0)
    const [pendingInCents, collectedInCents, settledInCents] = [sumOf('pending'), sumOf('collected'), sumOf('settled')]
    const totalInCents = pendingInCents + collectedInCents + settledInCents
    return { month, pendingInCents, collectedInCents, settledInCents, totalInCents }
  })
}

/** Without the months before the first that has something; never fewer than `least`. */
export function fromFirstEarning(months: readonly MonthOfEarnings[], least: number): readonly MonthOfEarnings[] {
  const first = months.findIndex(({ totalInCents }) => totalInCents !== 0)
  const most = Math.max(0, months.length - least)
  return months.slice(first === -1 ? most : Math.min(first, most))
}
