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
  return monthsUntil(today, count).map((month) => {
    const inMonth = orders.filter(({ accruedOn }) => accruedOn.startsWith(month))
    const sumOf = (status: string) =>
      inMonth.reduce((total, { earning }) => total + (earning.status === status ? earning.profitInCents : 0), 0)
    const [pendingInCents, collectedInCents, settledInCents] = [sumOf('pending'), sumOf('collected'), sumOf('settled')]
    const totalInCents = pendingInCents + collectedInCents + settledInCents
    return { month, pendingInCents, collectedInCents, settledInCents, totalInCents }
  })
}

function monthsUntil(today: string, count: number): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
