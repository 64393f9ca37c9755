import { expect, test } from 'vitest'
import { earningsByMonth, fromFirstEarning } from './earnings-by-month.ts'

const earned = (accruedOn: string, status: 'pending' | 'collected' | 'settled' | 'reversed', profitInCents: number) => ({
  accruedOn,
  earning: { status, profitInCents },
})

test('adds the earnings of each month by what became of them', () => {
  const months = earningsByMonth(
    [
      earned('2026-11-20', 'pending', 802),
      earned('2026-11-03', 'collected', 685),
      earned('2026-11-02', 'settled', 770),
      earned('2026-11-01', 'reversed', 999),
      earned('2026-10-31', 'settled', 100),
      earned('2025-11-15', 'settled', 5000),
    ],
    '2026-11-21',
    2,
  )
  expect(months).toEqual([
    { month: '2026-10', pendingInCents: 0, collectedInCents: 0, settledInCents: 100, totalInCents: 100 },
    { month: '2026-11', pendingInCents: 802, collectedInCents: 685, settledInCents: 770, totalInCents: 2257 },
  ])
})

test('crosses the turn of the year', () => {
  expect(earningsByMonth([], '2027-02-01', 4).map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})

test('the months before the first earning are not drawn, as long as some are left', () => {
  const namesOf = (first: string, least: number) =>
    fromFirstEarning(earningsByMonth([earned(first, 'settled', 100)], '2026-11-21', 4), least).map(({ month }) => month)
  expect(namesOf('2026-09-10', 2)).toEqual(['2026-09', '2026-10', '2026-11'])
  expect(namesOf('2026-11-10', 2)).toEqual(['2026-10', '2026-11'])
  expect(namesOf('2020-01-10', 2)).toEqual(['2026-10', '2026-11'])
  expect(namesOf('2026-08-10', 2)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11'])
})
