import { valueWithTax, weekdayOf } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { LARGE_END, LARGE_FIRST, largeWorld } from '../../testing/many/large-world.ts'
import { NEVER } from '../work/flights.ts'
import { planLargeFlights } from './flights.ts'
import { type Asked, askFor } from './packages.ts'

const world = largeWorld(50)
const flights = planLargeFlights(LARGE_FIRST, LARGE_END, world.size.packages)
const byFlight = flights.map((flight): [(typeof flights)[number], Asked[]] => [flight, askFor(world, flight)])
const packed = byFlight.filter(([{ bundledOn }]) => bundledOn !== NEVER)
const [, announced] = byFlight.at(-1) ?? [null, []]

describe('what clients ask for', () => {
  test('is as many packages as the flights of the year have room for', () => {
    expect(byFlight.map(([, asked]) => asked.length)).toEqual(flights.map(({ packages }) => packages))
    expect(byFlight.flatMap(([, asked]) => asked).length).toBe(2_400)
  })

  test('is asked for by somebody who is there already, before the last day', () => {
    const all = byFlight.flatMap(([, asked]) => asked)
    expect(all.filter(({ client, requestedOn }) => requestedOn <= client.joinedOn)).toEqual([])
    expect(all.filter(({ requestedOn }) => requestedOn >= LARGE_END)).toEqual([])
  })

  test('is received on a working day, in time for its flight, and after it was asked for', () => {
    for (const [{ bundledOn }, asked] of packed) {
      const received = asked.filter(({ receivedOn }) => receivedOn !== NEVER)
      expect(received.filter(({ receivedOn }) => receivedOn > bundledOn || weekdayOf(receivedOn) > 5)).toEqual([])
      expect(received.filter(({ requestedOn, receivedOn }) => requestedOn >= receivedOn)).toEqual([])
    }
  })

  test('is looked at before it is received, where there is time', () => {
    const looked = packed.flatMap(([, asked]) => asked).filter(({ reviewedOn }) => reviewedOn !== NEVER)
    expect(looked.length).toBeGreaterThan(1_500)
    expect(
      looked.filter(({ reviewedOn, requestedOn, receivedOn }) => reviewedOn <= requestedOn || reviewedOn >= receivedOn),
    ).toEqual([])
  })

  test('is not wanted any more now and then: that never comes', () => {
    const cancelled = packed.flatMap(([, asked]) => asked).filter(({ cancelledOn }) => cancelledOn !== NEVER)
    expect(cancelled.length).toBeGreaterThan(10)
    expect(cancelled.length).toBeLessThan(120)
    expect(cancelled.filter(({ receivedOn }) => receivedOn !== NEVER)).toEqual([])
  })

  test('fits category B, and the yearly quota of whom it is declared for', () => {
    const { parameters } = world
    const all = byFlight.flatMap(([, asked]) => asked)
    const tooMuch = all.filter(({ contents: { warehouseWeightInGrams, valueInCents } }) => {
      return warehouseWeightInGrams > 4_000 || valueWithTax(valueInCents, parameters) > 40_000
    })
    expect(tooMuch).toEqual([])
    const used = world.clients.flatMap(({ asked }) => [...asked.values()])
    expect(Math.max(...used)).toBeLessThanOrEqual(parameters.yearlyQuotaInCents)
  })

  test('is asked for more often by those who send more', () => {
    const countOf = (activity: number) => {
      const those = world.clients.filter((client) => client.activity === activity && client.joinedOn < LARGE_FIRST)
      const asked = byFlight.flatMap(([, all]) => all).filter(({ client }) => those.includes(client))
      return asked.length / those.length
    }
    expect(countOf(1.5)).toBeGreaterThan(countOf(0.5) * 1.5)
  })
})

describe('what is on its way in the last days', () => {
  test('is received, looked at, new, or lacks something', () => {
    const hasBeen = (day: string) => day < LARGE_END
    expect(announced.some(({ receivedOn }) => hasBeen(receivedOn))).toBe(true)
    expect(announced.some(({ heldOn }) => hasBeen(heldOn))).toBe(true)
    expect(announced.some(({ reviewedOn, receivedOn }) => hasBeen(reviewedOn) && receivedOn === NEVER)).toBe(true)
    expect(announced.some(({ reviewedOn, heldOn, receivedOn }) => ![reviewedOn, heldOn, receivedOn].some(hasBeen))).toBe(true)
  })
})
