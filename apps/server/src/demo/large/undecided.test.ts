import { addDays, DROPSHIPPING_STATUSES, PURCHASE_STATUSES } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { LARGE_END, largeWorld } from '../../testing/many/large-world.ts'
import { at } from '../calendar/calendar.ts'
import { NEVER } from '../work/flights.ts'
import { type Past, startPast } from './past.repository.ts'
import { wonder } from './undecided.ts'

const OF_NO_DAY = { shippedOn: NEVER, arrivedOn: NEVER, weighedOn: NEVER, costedOn: NEVER }

async function wonderBefore(bundledOn: string, packages: number): Promise<Past> {
  const { db } = await createTestDatabase()
  const past = startPast()
  await wonder(db, largeWorld(50, 5), past, { ...OF_NO_DAY, bundledOn, packages })
  return past
}

const statusesOf = (rows: readonly { status: string }[]) => new Set(rows.map(({ status }) => status))

describe('what clients wanted in the last days', () => {
  let past: Past
  beforeAll(async () => {
    past = await wonderBefore(NEVER, 3_000)
  })

  test('waits in every status in which a purchase waits', () => {
    const open = PURCHASE_STATUSES.filter((status) => status !== 'reviewed')
    expect([...statusesOf(past.purchases)].toSorted()).toEqual([...open].toSorted())
  })

  test('waits in every status in which a request waits', () => {
    const open = DROPSHIPPING_STATUSES.slice(0, 3)
    expect([...statusesOf(past.dropshipping)].toSorted()).toEqual([...open].toSorted())
  })

  test('was asked for and answered before the last day was over', () => {
    expect(past.events.filter((event) => event.at >= at(LARGE_END, '00:00'))).toEqual([])
  })

  test('has a price that its client read, where one was proposed', () => {
    const proposed = past.purchases.filter(({ status }) => status === 'pendingChanges' || status === 'accepted')
    expect(proposed.filter(({ temporalPriceInCents, totalInCents }) => temporalPriceInCents !== totalInCents)).toEqual([])
    const reviewed = new Set(past.purchaseReviews.map(({ purchaseId }) => purchaseId))
    expect(proposed.filter(({ id }) => !reviewed.has(id))).toEqual([])
  })
})

test('of earlier weeks nothing waits for staff: it was taken back, refused, or its quote ran out', async () => {
  const past = await wonderBefore(addDays(LARGE_END, -100), 3_000)
  expect(statusesOf(past.purchases)).toEqual(new Set(['removed']))
  expect(past.purchases.filter(({ removedReason }) => removedReason === '')).toEqual([])
  expect(statusesOf(past.dropshipping)).toEqual(new Set(['quoted', 'refused']))
  expect(past.dropshipping.filter(({ quoteLastDay }) => quoteLastDay === null || quoteLastDay >= LARGE_END)).toEqual([])
})
