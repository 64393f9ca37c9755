// When a package is expected: the first cut-off day on or after it comes, then the first arrival day strictly after that; both are days of
// Quito, and the house begins with Wednesday and Friday (domain, section 8).
import { orderActions, quotations } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { MINUTE, move, standStillAt } from '../../testing/moved-clock.ts'
import { askFor, wanted } from '../../testing/package-requests.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

standStillAt(new Date('2026-11-16T15:00:00Z'))

const quoted = async (client: Person) => {
  const body = { service: 'COU' as const, weightInGrams: 900, productValueInCents: 5_000 }
  return (await signedInAs(client).call(quotations.requestQuotation, { body })).estimatedArrivalDate
}
const asked = async (client: Person) => (await askFor(client, [wanted()])).orders[0]

const DAYS: [when: string, instant: string, arrival: string][] = [
  ['Monday', '2026-11-16T15:00:00Z', '2026-11-20'],
  ['Wednesday at 23:59 in Quito', '2026-11-19T04:59:00Z', '2026-11-20'],
  ['Thursday at midnight in Quito', '2026-11-19T05:00:00Z', '2026-11-27'],
  ['Friday', '2026-11-20T15:00:00Z', '2026-11-27'],
  ['Sunday', '2026-11-22T15:00:00Z', '2026-11-27'],
  ['the last Wednesday of the year', '2026-12-30T15:00:00Z', '2027-01-01'],
  ['the last day of the year', '2026-12-31T15:00:00Z', '2027-01-08'],
  ['the day before the leap day', '2028-02-28T15:00:00Z', '2028-03-03'],
]

test.each(DAYS)('what is asked for on %s (%s) is expected on %s', async (_when, instant, arrival) => {
  vi.setSystemTime(new Date(instant))
  const client = await given.client()

  expect(await quoted(client)).toBe(arrival)
  expect(await asked(client)).toMatchObject({ estimatedArrivalDate: arrival, arrivalDate: null })
})

test('what Miami receives after the cut-off is expected with the next flight', async () => {
  vi.setSystemTime(new Date('2028-03-02T04:50:00Z'))
  const [client, boss] = [await given.client(), await given.administrator()]
  const [early, late] = [await asked(client), await asked(client)]
  const receive = (orderId = '') =>
    signedInAs(boss).call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId, weightInGrams: 900 }] } })

  const { orders: before } = await receive(early?.id)
  move(20 * MINUTE)
  const { orders: after } = await receive(late?.id)

  expect(late).toMatchObject({ estimatedArrivalDate: '2028-03-03' })
  expect(before).toMatchObject([{ estimatedArrivalDate: '2028-03-03' }])
  expect(after).toMatchObject([{ estimatedArrivalDate: '2028-03-10' }])
})
