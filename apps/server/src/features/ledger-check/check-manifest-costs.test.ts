// What the report of the margin lays on each package is what the rule of the domain says.
import { shareManifestCosts } from '@app/domain'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Flight, givenFlight, withCosts } from '../../testing/flights/given-flights.ts'
import { currentServer, given } from '../../testing/world.ts'
import { costedManifestsAfter } from '../manifest-records/cost-shares.repository.ts'
import { checkManifestCosts } from './check-manifest-costs.ts'

let flight: Flight

beforeAll(async () => {
  const LIGHT = { weightInGrams: 500, valueInCents: 1_000 }
  flight = await givenFlight(
    { client: await given.client(), packages: [LIGHT, LIGHT, LIGHT] },
    { client: await given.client(), packages: [LIGHT, LIGHT] },
  )
}, 60_000)

test('a manifest is checked once its costs are known', async () => {
  const { db } = await currentServer()
  const known = async () => (await costedManifestsAfter(db, undefined, 100)).map(({ id }) => id)
  expect(await known()).not.toContain(flight.manifestId)
  await withCosts(flight.manifestId, { freight: 1_000 })
  expect(await known()).toContain(flight.manifestId)
  expect(await checkManifestCosts(db)).toEqual([])
})

test('whatever it cost and its packages weigh, PostgreSQL shares as the rule does', async () => {
  const { db } = await currentServer()
  const amount = fc.nat(3_000_000)
  const costs = fc.record({ freight: amount, customs: amount, other: amount, dutyPaid: amount })
  const weights = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 5, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(costs, weights, async (known, grams) => {
      await withCosts(flight.manifestId, known)
      for (const [index, id] of flight.orderIds.entries())
        await db.execute(sql`update orders set real_weight_in_grams = ${grams[index]} where id = ${id}`)
      const { shares } = (await costedManifestsAfter(db, undefined, 100)).find(({ id }) => id === flight.manifestId) ?? {}
      const byRule = shareManifestCosts(known, shares?.map((share) => share.grams) ?? [])
      expect(shares?.map(({ costs: costsInCents, dutyPaid: dutyPaidInCents }) => ({ costsInCents, dutyPaidInCents }))).toEqual(
        byRule,
      )
    }),
    { numRuns: 20 },
  )
})
