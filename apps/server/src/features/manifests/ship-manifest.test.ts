import { authorizedNames, bundles, manifests } from '@app/contract'
import { businessDay, type Role } from '@app/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import { anonymous, currentServer, signedInAs } from '../../testing/world.ts'
import { createBundle } from '../bundles/create-bundle.ts'
import { manifestsTable } from '../manifest-records/manifests.table.ts'
import { parametersTable } from '../parameters/parameters.table.ts'

const administrator = signedInAs('administrator')
const ship = (id: string) => administrator.call(manifests.shipManifest, { params: { id } })
const manifestOf = (id: string) => administrator.call(manifests.getManifest, { params: { id } })

async function setParameter(key: string, value: number, unit: string) {
  const { db } = await currentServer()
  await db.insert(parametersTable).values({ key, value, unit, validFrom: new Date() })
}

describe('shipping a manifest', () => {
  test('moves it with every bundle and package', async () => {
    const client = await given.client()
    const orders = [
      await given.order({ client, status: 'inWarehouseMIA' }),
      await given.order({ client, status: 'inWarehouseMIA' }),
    ]
    const carried = [await given.bundle({ orders }), await given.bundle()]
    const { id } = await given.manifest({ bundles: carried })

    const shipped = await ship(id)
    expect(shipped).toMatchObject({
      status: 'sended',
      sentAt: expect.any(String),
      bundleCount: 2,
      bundles: [{ status: 'sended', orders: [{ status: 'sended' }, { status: 'sended' }] }, { status: 'sended' }],
      checks: [],
      allowedActions: ['setExpectedDate', 'setCosts'],
    })
    expect(shipped.timeline.at(-1)).toMatchObject({ action: 'ship', from: 'active', to: 'sended', place: 'MIA' })
    expect((await reload(orders[0] ?? { id })).timeline.at(-1)).toMatchObject({ action: 'ship', to: 'sended', place: 'MIA' })
  })

  test('keeps what was declared, whatever changes later', async () => {
    const client = await given.client({ firstName: 'Elena', lastName: 'Ruiz' })
    const bundle = await given.bundle({ client, valueInCents: 12_000 })
    const { id } = await given.manifest({ status: 'sended', bundles: [bundle], guideNumber: '729-55556666' })

    const { db } = await currentServer()
    const [kept] = await db.select({ snapshot: manifestsTable.snapshot }).from(manifestsTable).where(eq(manifestsTable.id, id))
    expect(kept?.snapshot).toMatchObject({
      guideNumber: '729-55556666',
      bundles: [
        {
          code: bundle.code,
          consigneeName: 'Elena Ruiz',
          consigneeIdentification: client.identification,
          weightInGrams: 1_000,
          declaredValueInCents: 12_000,
          valueWithTaxInCents: 12_780,
          orders: [{ items: [{ description: 'Zapatos', quantity: 1, unitPriceInCents: 12_000 }] }],
        },
      ],
    })
  })

  test('happens once', async () => {
    const { id } = await given.manifest({ status: 'sended' })
    await expect(ship(id)).rejects.toMatchObject({ status: 409, code: 'manifestActionNotAllowed', details: { status: 'sended' } })
  })

  test('by two at once is done by exactly one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await given.order({ status: 'inWarehouseMIA' })
      const { id } = await given.manifest({ bundles: [await given.bundle({ orders: [order] })] })
      const attempts = await Promise.allSettled([ship(id), ship(id)])

      expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const { timeline } = await reload(order)
      expect(timeline.filter(({ action }) => action === 'ship')).toHaveLength(1)
    }
  })

  test('while a bundle is removed leaves the one or the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [kept, removed] = [await given.bundle(), await given.bundle()]
      const { id } = await given.manifest({ bundles: [kept, removed] })
      const [shipping, removing] = await Promise.allSettled([
        ship(id),
        administrator.call(bundles.removeBundle, { params: { id: removed.id } }),
      ])

      expect(shipping.status).toBe('fulfilled')
      const { status } = await administrator.call(bundles.getBundle, { params: { id: removed.id } })
      expect(status).toBe(removing.status === 'fulfilled' ? 'removed' : 'sended')
    }
  })

  test.each<Role>(['client', 'associate'])('is not for a %s', async (role) => {
    const { id } = await given.manifest()
    await expect(signedInAs(role).call(manifests.shipManifest, { params: { id } })).rejects.toMatchObject({ status: 403 })
  })

  test('is for a session, and a manifest that is there', async () => {
    const id = crypto.randomUUID()
    await expect(anonymous.call(manifests.shipManifest, { params: { id } })).rejects.toMatchObject({ status: 401 })
    await expect(ship(id)).rejects.toMatchObject({ status: 404, code: 'manifestNotFound' })
  })
})

describe('a manifest that is not ready', () => {
  test('says everything that it lacks, and moves nothing', async () => {
    const [bundle, valueless] = [await given.bundle(), await given.bundle()]
    await administrator.call(bundles.setBundleValue, { params: { id: valueless.id }, body: { customsInvoiceValueInCents: 0 } })
    const { id } = await administrator.call(manifests.createManifest, {
      body: {
        bundles: [
          { bundleId: bundle.id, childGuideNumber: null },
          { bundleId: valueless.id, childGuideNumber: 'H-1' },
        ],
      },
    })
    const checks = [
      { problem: 'guideNumberMissing', count: 0 },
      { problem: 'departureDateMissing', count: 0 },
      { problem: 'childGuideNumberMissing', count: 1 },
      { problem: 'customsValueMissing', count: 1 },
    ]

    const ids = [bundle.id, valueless.id]
    expect((await manifestOf(id)).checks).toEqual(checks)
    await expect(ship(id)).rejects.toMatchObject({ status: 422, code: 'manifestNotReady', details: { checks, ids } })
    expect(await manifestOf(id)).toMatchObject({ status: 'active', bundles: [{ status: 'inWarehouseMIA' }, {}] })
  })

  test('needs a bundle', async () => {
    const { id } = await administrator.call(manifests.createManifest, {
      body: { guideNumber: '729-90000001', departureDate: '2031-05-20' },
    })
    await expect(ship(id)).rejects.toMatchObject({ code: 'manifestNotReady', details: { checks: [{ problem: 'noBundles' }] } })
  })

  test('has a consignee who took the consent back', async () => {
    const client = await given.client()
    const consignee = await given.authorizedName(client)
    const order = await given.order({ client, status: 'inWarehouseMIA', consigneeAuthorizedNameId: consignee.id })
    const bundle = await given.bundle({ orders: [order] })
    const { id } = await given.manifest({ bundles: [bundle] })
    await signedInAs(client).call(authorizedNames.removeAuthorizedName, { params: { id: consignee.id } })

    await expect(ship(id)).rejects.toMatchObject({
      code: 'manifestNotReady',
      details: { checks: [{ problem: 'consentMissing', count: 1 }], ids: [bundle.id] },
    })
  })

  test.each([
    ['maxValueB', 300, 'USD', 'categoryLimitExceeded'],
    ['yearlyQuota', 310, 'USD', 'yearlyQuotaExceeded'],
  ] as const)('was made before %s became %i %s', async (key, value, unit, problem) => {
    const bundle = await given.bundle({ valueInCents: 30_000 })
    const { id } = await given.manifest({ bundles: [bundle] })
    expect((await manifestOf(id)).checks).toEqual([])

    await setParameter(key, value, unit)
    expect((await manifestOf(id)).checks).toEqual([{ problem, count: 1 }])
    await expect(ship(id)).rejects.toMatchObject({
      code: 'manifestNotReady',
      details: { checks: [{ problem }], ids: [bundle.id] },
    })
    await setParameter(key, key === 'maxValueB' ? 400 : 1_600, unit)
  })
})

test('the fiscal year is the one of shipping', async () => {
  const { db } = await currentServer()
  const client = await given.client()
  const order = await given.order({ client, status: 'inWarehouseMIA', valueInCents: 30_000, weightInGrams: 4_000 })
  const actor = { userId: (await given.administrator()).id, role: 'administrator' } as const
  const lastYear = new Date(Date.UTC(Number(businessDay(new Date()).slice(0, 4)) - 1, 11, 30, 15))
  const bundle = await atTime(lastYear, () => createBundle(db, actor, { orderIds: [order.id] }))
  const other = await given.bundle({ client, valueInCents: 10_000 })
  expect([bundle.consigneeYearInCents, other.consigneeYearInCents]).toEqual([31_950, 10_650])

  await given.manifest({ status: 'sended', bundles: [bundle] })
  const { consigneeYearInCents } = await administrator.call(bundles.getBundle, { params: { id: other.id } })
  expect(consigneeYearInCents).toBe(42_600)
})
