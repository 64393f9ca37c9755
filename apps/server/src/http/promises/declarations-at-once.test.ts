// What a declaration may hold, while what is in it changes at the same moment: whichever comes first, no declaration passes a limit, and
// none lacks the consent that it needs (domain, section 7).
import { authorizedNames, bundles, manifests, orderActions } from '@app/contract'
import type { Bundle } from '@app/contract/bundles.contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { checkBooks } from '../../features/ledger-check/check-books.ts'
import { atOnce, ROUNDS, rowsOf } from '../../testing/at-once.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { liftQuota } from '../../testing/given/given-records.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'

/** Each round takes whole packages to Miami, and most of them a flight. */
const TURNS = ROUNDS.slice(0, 6)

const administrator = signedInAs('administrator')
const inMiami = (client: Person, valueInCents: number, weightInGrams = 500) =>
  given.order({ client, status: 'inWarehouseMIA', valueInCents, weightInGrams })
const bundle = (...orders: { id: string }[]): Promise<Bundle> =>
  administrator.call(bundles.createBundle, { body: { orderIds: orders.map(({ id }) => id) } })
const isBundled = async (order: { id: string }) => (await reload(order)).bundle !== null

/** No declaration of category B holds more than 4 kg, or 400.00 with the US tax, of what its packages are now. */
afterAll(async () => {
  const tooMuch = await rowsOf(sql`
    select b.code from bundles b join orders o on o.bundle_id = b.id where b.status <> 'removed'
    group by b.id having sum(o.warehouse_weight_in_grams) > 4000 or round(sum(o.product_value_in_cents) * 1.065) > 40000`)
  expect(tooMuch).toEqual([])
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})

test('a package that gets dearer is bundled at its old value, or makes the bundle too much', async () => {
  await liftQuota()
  const client = await given.client()
  for (const round of TURNS) {
    const [one, other] = [await inMiami(client, 15_000, 1_700), await inMiami(client, 15_000, 1_700)]
    const setValue = () =>
      administrator.call(orderActions.setValue, { params: { id: one.id }, body: { productValueInCents: 30_000 } })
    const outcomes = await atOnce(round, () => bundle(one, other), setValue)

    expect([
      ['done', 'orderActionNotAllowed'],
      ['categoryBLimitExceeded', 'done'],
      // The dearer one is special: 300.00 at 1.70 kg.
      ['specialAndOrdinaryMixed', 'done'],
    ]).toContainEqual(outcomes)
    expect(await isBundled(other)).toBe(outcomes[0] === 'done')
  }
})

test('a package that is weighed anew is bundled with its old weight, or makes the bundle too much', async () => {
  const client = await given.client()
  for (const round of TURNS) {
    const [one, other] = [await inMiami(client, 3_000, 1_000), await inMiami(client, 3_000, 1_000)]
    const weigh = () =>
      administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: one.id, weightInGrams: 3_500 }] } })
    const outcomes = await atOnce(round, () => bundle(one, other), weigh)

    expect([
      ['done', 'orderActionNotAllowed'],
      ['categoryBLimitExceeded', 'done'],
    ]).toContainEqual(outcomes)
    expect(await isBundled(other)).toBe(outcomes[0] === 'done')
  }
})

test('a package whose client takes the authorization back shares no declaration, or did already', async () => {
  const client = await given.client()
  for (const round of TURNS) {
    const [one, other] = [await inMiami(client, 3_000), await inMiami(client, 3_000)]
    const body = { orderIds: [one.id], isAuthorizedToBundle: false, consigneeAuthorizedNameId: null }
    const takeBack = () => signedInAs(client).call(orderActions.authorizeBundling, { body })
    const outcomes = await atOnce(round, () => bundle(one, other), takeBack)

    expect([
      ['done', 'orderActionNotAllowed'],
      ['authorizationMissing', 'done'],
    ]).toContainEqual(outcomes)
    expect(await reload(one)).toMatchObject({ isAuthorizedToBundle: outcomes[0] === 'done' })
  }
})

test('a person who is no longer authorized is not declared, or was already', async () => {
  const client = await given.client()
  for (const round of TURNS) {
    const { id: consigneeAuthorizedNameId } = await given.authorizedName(client)
    const order = await given.order({ client, status: 'inWarehouseMIA', consigneeAuthorizedNameId })
    const params = { id: consigneeAuthorizedNameId }
    const outcomes = await atOnce(
      round,
      () => bundle(order),
      () => signedInAs(client).call(authorizedNames.removeAuthorizedName, { params }),
    )

    expect([
      ['done', 'done'],
      ['consentMissing', 'done'],
    ]).toContainEqual(outcomes)
    expect(await isBundled(order)).toBe(outcomes[0] === 'done')
  }
})

test('a manifest ships with the bundles that it holds then, and what was taken off it stays in Miami', async () => {
  for (const round of TURNS) {
    const [stays, leaves] = [await given.bundle(), await given.bundle()]
    const { id } = await given.manifest({ bundles: [stays, leaves] })
    const carried = [{ bundleId: stays.id, childGuideNumber: `HIJA-SOLA-${round}` }]
    const outcomes = await atOnce(
      round,
      () => administrator.call(manifests.shipManifest, { params: { id } }),
      () => administrator.call(manifests.updateManifest, { params: { id }, body: { bundles: carried } }),
    )

    expect([
      ['done', 'done'],
      ['done', 'manifestActionNotAllowed'],
    ]).toContainEqual(outcomes)
    const kept = await administrator.call(bundles.getBundle, { params: { id: leaves.id } })
    const isOff = outcomes[1] === 'done'
    expect([kept.status, kept.manifest?.id ?? null]).toEqual(isOff ? ['inWarehouseMIA', null] : ['sended', id])
    expect(await administrator.call(bundles.getBundle, { params: { id: stays.id } })).toMatchObject({ status: 'sended' })
  }
})

test('a bundle gets a customs value before it ships, or keeps the one it was shipped with', async () => {
  for (const round of TURNS) {
    const inside = await given.bundle({ valueInCents: 5_000 })
    const { id } = await given.manifest({ bundles: [inside] })
    const outcomes = await atOnce(
      round,
      () => administrator.call(manifests.shipManifest, { params: { id } }),
      () =>
        administrator.call(bundles.setBundleValue, {
          params: { id: inside.id },
          body: { customsInvoiceValueInCents: 7_000 },
        }),
    )

    expect([
      ['done', 'done'],
      ['done', 'bundleActionNotAllowed'],
    ]).toContainEqual(outcomes)
    const declared = outcomes[1] === 'done' ? 7_000 : 5_000
    const { bundles: shipped } = await administrator.call(manifests.getManifest, { params: { id } })
    expect(shipped).toMatchObject([{ status: 'sended', customsInvoiceValueInCents: declared }])
  }
})
