// How long manifests take is learned from the last of them (both ways, section 5; vector 14).
import { bundles, manifests, orders } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { dueDay } from '../../../jobs/daily.ts'
import { callerWith } from '../../../testing/caller.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { standStillAt } from '../../../testing/moved-clock.ts'
import { currentServer, type Person, signIn } from '../../../testing/world.ts'
import { renewEstimatesOfDay } from './renew-estimates-of-day.ts'

/** 10:00 in Quito on Thursday 3 December. */
standStillAt(new Date('2026-12-03T15:00:00Z'))
const goTo = (day: string) => void vi.setSystemTime(new Date(`${day}T15:00:00Z`))

let boss: Person | undefined
const administrator = callerWith(async () => {
  boss ??= await given.administrator()
  return signIn(boss)
})
const departingOn = (id: string, departureDate: string) =>
  administrator.call(manifests.updateManifest, { params: { id }, body: { departureDate } })

/** It left on Monday 30 November and is on its way. */
async function flown() {
  const bundle = await given.bundle({ orders: [await given.order({ status: 'inWarehouseMIA' })] })
  const { id } = await given.manifest({ bundles: [bundle] })
  await departingOn(id, '2026-11-30')
  await administrator.call(manifests.shipManifest, { params: { id } })
  return bundle.id
}

test('of five manifests four arrived within four days: what departs on Saturday 12 is expected on Friday 18', async () => {
  const order = await given.order({ status: 'inWarehouseMIA' })
  const manifest = await given.manifest({ bundles: [await given.bundle({ orders: [order] })] })
  await departingOn(manifest.id, '2026-12-15')
  const flights = [await flown(), await flown(), await flown(), await flown(), await flown()]
  for (const [index, day] of ['2026-12-03', '2026-12-04', '2026-12-04', '2026-12-04', '2026-12-09'].entries()) {
    goTo(day)
    await administrator.call(bundles.confirmBundleArrival, { body: { bundleIds: [flights[index] ?? ''] } })
  }

  // Two days from cut-off to arrival day: landed on Thursday 17. Since the fifth arrived it takes four: the next Friday after Saturday 19.
  const changesOf = async () => (await administrator.call(orders.getOrder, { params: { id: order.id } })).arrivalChanges
  expect((await changesOf()).at(-1)).toMatchObject({ to: '2026-12-18' })
  const { db } = await currentServer()
  await renewEstimatesOfDay(db, dueDay(new Date()))
  expect((await changesOf()).at(-1)).toMatchObject({ from: '2026-12-18', to: '2026-12-25', cause: 'transit' })

  const expected = async (departureDate: string) => {
    await departingOn(manifest.id, departureDate)
    return read()
  }
  const read = async () => {
    const { promisedDate, estimatedArrivalDate, daysLate } = await administrator.call(orders.getOrder, {
      params: { id: order.id },
    })
    return { promisedDate, estimatedArrivalDate, daysLate }
  }
  expect(await expected('2026-12-12')).toEqual({
    promisedDate: '2026-12-11',
    estimatedArrivalDate: '2026-12-18',
    daysLate: 7,
  })
  // Four days after Tuesday 15 is Saturday 19; two days, from cut-off to arrival day, would have been Friday 18.
  expect(await expected('2026-12-15')).toMatchObject({ estimatedArrivalDate: '2026-12-25', daysLate: 14 })
})
