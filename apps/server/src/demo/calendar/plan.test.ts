import { addDays, valueWithTax } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { makeClients } from '../clients.ts'
import { planRequests } from '../contents/packages.ts'
import { planFlights } from '../work/flights.ts'
import { seededRandom } from './random.ts'

const ANY_WEEKDAY = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2027-01-04',
]

describe.each(ANY_WEEKDAY)('a year that ends before %s', (end) => {
  const first = addDays(end, -365)
  const random = seededRandom(1_860)
  const clients = makeClients(random, first, end)
  const packages = planRequests(random, clients, first, end).flatMap((request) => request.packages)

  test('has forty clients, ten of them free, and 400 to 600 packages', () => {
    expect(clients).toHaveLength(40)
    expect(clients.filter(({ associate }) => associate === null).length).toBeGreaterThanOrEqual(10)
    expect(packages.length).toBeGreaterThanOrEqual(400)
    expect(packages.length).toBeLessThanOrEqual(600)
  })

  test('asks for nothing before its client is there, and for nothing on or after the last day', () => {
    const early = packages.filter(({ client, requestedOn }) => requestedOn <= (clients[client]?.joinedOn ?? '9999'))
    expect(early).toEqual([])
    expect(packages.filter(({ requestedOn }) => requestedOn >= end)).toEqual([])
  })

  test('holds only what category B may hold, but for two packages: one is heavier than its client thought, one is made two', () => {
    const tax = { amazonTaxInBasisPoints: 650 }
    const tooMuch = packages.filter(({ warehouseWeightInGrams, valueInCents }) => {
      return warehouseWeightInGrams > 4_000 || valueWithTax(valueInCents, tax) > 40_000
    })
    expect(tooMuch.map(({ billedWith }) => billedWith)).toEqual(['inMiami', 'split'])
  })

  test('declares nobody’s package in a fiscal year that would pass 1,600 USD', () => {
    const years = Map.groupBy(packages, ({ client, consignee, requestedOn }) => {
      const owner = clients[client]
      const named = consignee === null ? owner : owner?.authorizedNames[consignee]
      return `${named?.identification} ${requestedOn.slice(0, 4)}`
    })
    const sums = [...years.values()].map((ofYear) => ofYear.reduce((sum, { valueInCents }) => sum + valueInCents * 1.065, 0))
    expect(Math.max(...sums)).toBeLessThanOrEqual(160_000)
  })

  test('flies once a week, and leaves a cargo in the air, one unweighed and one weighed', () => {
    const flights = planFlights(first, end)
    expect(flights.length).toBeGreaterThanOrEqual(50)
    const inOrder = flights.filter(({ bundledOn, shippedOn, arrivedOn, weighedOn }) => {
      return bundledOn <= shippedOn && shippedOn < arrivedOn && arrivedOn <= weighedOn
    })
    expect(inOrder).toHaveLength(flights.length)
    const stages = flights.slice(-3).map(({ arrivedOn, weighedOn }) => [arrivedOn < end, weighedOn < end])
    expect(stages).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
  })
})
