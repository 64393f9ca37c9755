import type { EarningOrder } from '@app/contract/earnings.contract'

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

/** The last `count` months up to the day's own, oldest first. */
export function lastMonths(today: string, count: number): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** Without the months before the first that has something; never fewer than `least`. */
export function fromFirstEarning(months: readonly MonthOfEarnings[], least: number): readonly MonthOfEarnings[] {
  const first = months.findIndex(({ totalInCents }) => totalInCents !== 0)
  const most = Math.max(0, months.length - least)
  return months.slice(first === -1 ? most : Math.min(first, most))
}

/** The first and the last day of a month 'YYYY-MM'; nothing where it is none. */
export function daysOfMonth(month: string): { from: string; to: string } | undefined {
  if (!/^2\d{3}-(0[1-9]|1[0-2])$/.test(month)) return undefined
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}
