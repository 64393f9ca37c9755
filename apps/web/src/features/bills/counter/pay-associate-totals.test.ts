import type { EarningOrder } from '@app/contract/earnings.contract'
import { expect, test } from 'vitest'
import { totalsByAssociate } from './pay-associate-totals.ts'

const earned = (associateId: string, profitInCents: number): EarningOrder => ({
  id: `${associateId}-${profitInCents}`,
  code: 'P-1',
  status: 'paid',
  outcome: null,
  client: { id: 'c', code: 'PU-1', name: 'Lucía Andrade' },
  associate: { id: associateId, code: associateId, name: associateId },
  description: 'Zapatos',
  weightInGrams: 2_500,
  orderDate: '2026-11-02',
  accruedOn: '2026-11-13',
  earning: {
    status: 'collected',
    freightInCents: 2_250,
    baseInCents: 1_500,
    marginInCents: 750,
    bonusInCents: 75,
    keptBackInCents: 23,
    weightInGrams: 2_500,
    basePricePerKilogramInCents: 600,
    bonusRateInBasisPoints: 1_000,
    discountRateInBasisPoints: 300,
    profitInCents,
  },
  settlement: null,
  takenBack: null,
})

test('adds up what each associate is owed, the most first', () => {
  const totals = totalsByAssociate([earned('ana', 802), earned('berta', 1_500), earned('ana', 685)])
  expect(totals.map(({ associate, orders, profitInCents }) => [associate.id, orders, profitInCents])).toEqual([
    ['berta', 1, 1_500],
    ['ana', 2, 1_487],
  ])
})

test('nobody is owed anything where nothing was collected', () => {
  expect(totalsByAssociate([])).toEqual([])
})
