// A declaration counts in the fiscal year in which it is shipped; until then it is reserved in that of its bundle (domain, section 7).
import { bundles, manifests, quotas } from '@app/contract'
import { afterAll, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { MINUTE, move, standStillAt } from '../../testing/moved-clock.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

/** 23:50 in Quito on the last day of 2031. */
standStillAt(new Date('2032-01-01T04:50:00Z'))

const administrator = signedInAs('administrator')
const usedIn = async (year: number, { identification }: Person) =>
  (await administrator.call(quotas.getQuota, { params: { identification }, query: { year } })).usedInCents
const declaredElsewhere = ({ identification }: Person, year: number, amountInCents: number) =>
  administrator.call(quotas.addQuotaEntry, { params: { identification }, body: { year, amountInCents, note: 'Otro courier.' } })
const bundled = async (client: Person) =>
  given.bundle({ orders: [await given.order({ client, status: 'inWarehouseMIA', valueInCents: 10_000 })] })
const ship = ({ id }: { id: string }) => administrator.call(manifests.shipManifest, { params: { id } })

afterAll(async () => expect(await checkBooks((await currentServer()).db)).toEqual([]))

test('of one year until midnight, of the next from then on', async () => {
  const [early, late, full] = [await given.client(), await given.client(), await given.client()]
  const [early_, late_, full_] = [await bundled(early), await bundled(late), await bundled(full)]
  const manifest = async (bundle: typeof early_) => given.manifest({ bundles: [bundle] })
  const [before, after, refused] = [await manifest(early_), await manifest(late_), await manifest(full_)]
  // 100.00 and 6.5 % of US tax.
  for (const client of [early, late, full]) expect(await usedIn(2031, client)).toBe(10_650)
  await declaredElsewhere(full, 2032, 149_351)

  await ship(before)
  move(11 * MINUTE)
  await ship(after)

  expect([await usedIn(2031, early), await usedIn(2032, early)]).toEqual([10_650, 0])
  expect([await usedIn(2031, late), await usedIn(2032, late)]).toEqual([0, 10_650])
  expect(await administrator.call(bundles.getBundle, { params: late_ })).toMatchObject({ consigneeYearInCents: 10_650 })

  // 1,493.51 and 106.50 are a cent too much for the year in which it would leave.
  await expect(ship(refused)).rejects.toMatchObject({
    status: 422,
    code: 'manifestNotReady',
    details: { checks: [{ problem: 'yearlyQuotaExceeded', count: 1 }], ids: [full_.id] },
  })
  expect([await usedIn(2031, full), await usedIn(2032, full)]).toEqual([10_650, 149_351])
})
