import { bundles } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)
const list = (query: object = {}) => signedInAs('administrator').call(bundles.listBundles, { query })

describe('bundles', () => {
  test('are listed by status and by manifest, the newest first', async () => {
    const [first, second, free] = [await given.bundle(), await given.bundle(), await given.bundle()]
    const manifest = await given.manifest({ status: 'sended', bundles: [first, second] })

    expect(idsOf(await list({ status: ['sended'] }))).toEqual([second.id, first.id])
    expect(idsOf(await list({ manifestId: manifest.id, orderBy: 'code', mode: 'asc' }))).toEqual([first.id, second.id])
    expect((await list({ manifestId: manifest.id })).data[0]).toMatchObject({
      manifest: { id: manifest.id, code: manifest.code },
      childGuideNumber: expect.stringMatching(/^HIJA-/),
    })
    expect(idsOf(await list({ status: ['inWarehouseMIA'], paginate: 'true' }))).toContain(free.id)
  })

  test('are listed by associate and category', async () => {
    const [associate, other] = [await given.associate(), await given.associate()]
    const own = await given.bundle({ client: await given.client({ associate }) })
    const theirs = await given.bundle({ client: await given.client({ associate: other }) })

    expect(idsOf(await list({ associateId: [associate.id] }))).toEqual([own.id])
    expect(idsOf(await list({ associateId: [associate.id, other.id], category: ['B'] }))).toEqual([theirs.id, own.id])
    expect(idsOf(await list({ associateId: [associate.id], category: ['C'] }))).toEqual([])
  })

  test('are narrowed by consignee, weight and value', async () => {
    const client = await given.client({ lastName: 'Quimbiulco' })
    const order = await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 2_345, valueInCents: 12_345 })
    const { id, code, valueWithTaxInCents } = await given.bundle({ orders: [order] })
    await given.bundle()
    expect(idsOf(await list({ consignee: 'quimbiulco' }))).toEqual([id])
    expect(idsOf(await list({ consignee: code }))).toEqual([])
    expect(idsOf(await list({ weightInGrams: '2345..2345' }))).toEqual([id])
    expect(idsOf(await list({ weightInGrams: '2346..', consignee: 'quimbiulco' }))).toEqual([])
    expect(idsOf(await list({ valueWithTaxInCents: `${valueWithTaxInCents}..${valueWithTaxInCents}` }))).toEqual([id])
  })

  test('are found by code and consignee', async () => {
    const client = await given.client({ lastName: 'Ñauñay' })
    const { id, code } = await given.bundle({ client })
    for (const q of [code, 'naunay', client.identification]) expect(idsOf(await list({ q })), q).toEqual([id])
  })

  test('are found by the client whose packages they hold, whoever is declared', async () => {
    const client = await given.client({ lastName: 'Quilumbaqui' })
    const sister = await given.authorizedName(client)
    const order = await given.order({ client, status: 'inWarehouseMIA', consigneeAuthorizedNameId: sister.id })
    const { id, consignee } = await given.bundle({ orders: [order] })
    await given.bundle()

    expect(consignee.name).not.toContain('Quilumbaqui')
    expect(idsOf(await list({ q: 'quilumbaqui' }))).toEqual([id])
  })

  test('that are free are shown to associates with their own clients’ packages', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const [own, listed, foreign] = [await given.bundle({ client }), await given.bundle({ client }), await given.bundle()]
    await given.manifest({ bundles: [listed] })

    expect(idsOf(await signedInAs(associate).call(bundles.listFreeBundles))).toEqual([own.id])
    const all = idsOf(await signedInAs('administrator').call(bundles.listFreeBundles))
    expect(all).toEqual(expect.arrayContaining([own.id, foreign.id]))
    expect(all).not.toContain(listed.id)
  })

  test('show what happened to them', async () => {
    const bundle = await given.bundle()
    await given.manifest({ status: 'arrived', bundles: [bundle] })

    const { timeline, sentAt, arrivedAt } = await signedInAs('administrator').call(bundles.getBundle, {
      params: { id: bundle.id },
    })
    expect(timeline.map(({ action, from, to, place }) => [action, from, to, place])).toEqual([
      ['create', null, 'inWarehouseMIA', 'MIA'],
      ['putOnManifest', 'inWarehouseMIA', 'inWarehouseMIA', null],
      ['ship', 'inWarehouseMIA', 'sended', 'MIA'],
      ['confirmArrival', 'sended', 'arrived', 'UIO'],
    ])
    expect([sentAt, arrivedAt]).toEqual([expect.any(String), expect.any(String)])
  })

  test('of others are not there', async () => {
    const { id } = await given.bundle()
    const attempt = signedInAs('associate').call(bundles.getBundle, { params: { id } })
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'bundleNotFound', details: { ids: [id] } })
  })

  test('are for staff', async () => {
    const { id } = await given.bundle()
    await expect(anonymous.call(bundles.listBundles)).rejects.toMatchObject({ status: 401 })
    await expect(signedInAs('associate').call(bundles.listBundles)).rejects.toMatchObject({ status: 403 })
    await expect(signedInAs('client').call(bundles.listFreeBundles)).rejects.toMatchObject({ status: 403 })
    await expect(signedInAs('client').call(bundles.getBundle, { params: { id } })).rejects.toMatchObject({ status: 403 })
  })
})
