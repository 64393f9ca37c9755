import { bundles, manifests } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

type Who = Parameters<typeof signedInAs>[0]
type Body = Parameters<typeof change>[2]
const change = (
  who: Who,
  id: string,
  body: { orderIds?: string[]; invoiceOwner?: object | null; quotaOverrideReason?: string },
) => signedInAs(who).call(bundles.updateBundle, { params: { id }, body: body as never })
const inMiami = (client: Person, data: object = {}) => given.order({ client, status: 'inWarehouseMIA', ...data })
const dutyOf = async (order: { id: string }) =>
  (await reload(order)).price?.lines.find(({ name }) => name === 'duty')?.amountInCents

describe('changing what a bundle holds', () => {
  test('puts in and takes out, and shares the duty and the year anew', async () => {
    const client = await given.client()
    const first = await inMiami(client, { weightInGrams: 1_200, valueInCents: 5_000 })
    const second = await inMiami(client, { weightInGrams: 800, valueInCents: 5_000 })
    const third = await inMiami(client, { weightInGrams: 1_000, valueInCents: 7_000 })
    const { id, version } = await given.bundle({ orders: [first, second] })

    const changed = await change('administrator', id, { orderIds: [first.id, third.id] })
    expect(changed).toMatchObject({
      status: 'inWarehouseMIA',
      weightInGrams: 2_200,
      declaredValueInCents: 12_000,
      valueWithTaxInCents: 12_780,
      consigneeYearInCents: 12_780,
    })
    expect(changed.version).toBeGreaterThan(version)
    expect(changed.orders.map((order) => order.id).sort()).toEqual([first.id, third.id].sort())
    // 20.00 over 1200 and 1000 g, largest remainder.
    expect([await dutyOf(first), await dutyOf(third), await dutyOf(second)]).toEqual([1_091, 909, 2_000])
    expect(await reload(second)).toMatchObject({ bundle: null, status: 'inWarehouseMIA' })
    const { timeline } = await signedInAs('administrator').call(bundles.getBundle, { params: { id } })
    expect(timeline.at(-1)).toMatchObject({ action: 'edit', actor: { role: 'administrator' } })
    expect((await reload(third)).timeline.at(-1)).toMatchObject({ action: 'bundle' })
    expect((await reload(second)).timeline.at(-1)).toMatchObject({ action: 'unbundle' })
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  })

  test.each<[string, Body, string]>([
    ['nothing', { orderIds: [] }, 'validationFailed'],
    ['a short reason', { quotaOverrideReason: 'urgent' }, 'validationFailed'],
    [
      'an owner whose number is wrong',
      { invoiceOwner: { name: 'A', identificationType: 'cedula', identification: '1' } },
      'validationFailed',
    ],
  ])('refuses %s', async (_what, body, code) => {
    const { id } = await given.bundle()
    await expect(change('administrator', id, body)).rejects.toMatchObject({ status: 422, code })
  })

  test('keeps to the rules of a new bundle, and changes nothing when one is broken', async () => {
    const client = await given.client()
    const held = await inMiami(client, { weightInGrams: 2_000 })
    const { id } = await given.bundle({ orders: [held] })
    const heavy = await inMiami(client, { weightInGrams: 2_001 })
    const stranger = await inMiami(await given.client())
    const elsewhere = await inMiami(client)
    await given.bundle({ orders: [elsewhere] })
    const refused = (order: { id: string }) => change('administrator', id, { orderIds: [held.id, order.id] })

    await expect(refused(heavy)).rejects.toMatchObject({ status: 422, code: 'categoryBLimitExceeded' })
    await expect(refused(stranger)).rejects.toMatchObject({ code: 'differentConsignees', details: { ids: [stranger.id] } })
    await expect(refused(elsewhere)).rejects.toMatchObject({ code: 'orderAlreadyBundled', details: { ids: [elsewhere.id] } })
    expect(await signedInAs('administrator').call(bundles.getBundle, { params: { id } })).toMatchObject({
      orders: [{ id: held.id }],
      weightInGrams: 2_000,
    })
  })

  test('passes the consignee’s year with an administrator’s reason alone', async () => {
    const client = await given.client()
    for (let count = 0; count < 4; count += 1) await given.bundle({ client, valueInCents: 37_500 })
    const small = await inMiami(client, { valueInCents: 100 })
    const { id } = await given.bundle({ orders: [small] })
    const large = await inMiami(client, { valueInCents: 20_000, weightInGrams: 3_500 })
    const orderIds = [large.id]

    await expect(change('administrator', id, { orderIds })).rejects.toMatchObject({ status: 422, code: 'yearlyQuotaExceeded' })
    const reason = 'Declara el resto con su RUC de comerciante'
    const changed = await change('administrator', id, { orderIds, quotaOverrideReason: reason })
    expect(changed).toMatchObject({ quotaOverrideReason: reason, valueWithTaxInCents: 21_300 })
    await expect(change('associate', id, { orderIds, quotaOverrideReason: reason })).rejects.toMatchObject({ status: 403 })
  })

  test('tells its associate nothing of that reason, as the year does not', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    for (let count = 0; count < 4; count += 1) await given.bundle({ client, valueInCents: 37_500 })
    const orderIds = [(await inMiami(client, { valueInCents: 20_000, weightInGrams: 3_500 })).id]
    const body = { orderIds, quotaOverrideReason: 'Declara el resto con su RUC de comerciante' }
    const { id } = await signedInAs('administrator').call(bundles.createBundle, { body })

    const seen = await signedInAs(associate).call(bundles.getBundle, { params: { id } })

    expect(seen).toMatchObject({ id, quotaOverrideReason: null })
  })

  test('names whom its invoices are made out to', async () => {
    const { id } = await given.bundle()
    const invoiceOwner = { name: 'Lucía Vaca', identificationType: 'cedula', identification: '1710034065' }
    expect(await change('administrator', id, { invoiceOwner })).toMatchObject({ invoiceOwner })
    expect(await change('administrator', id, { invoiceOwner: null })).toMatchObject({ invoiceOwner: null })
  })

  test('is for the associate whose clients’ packages it holds, until it is on a manifest', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const [held, other] = [await inMiami(client), await inMiami(client)]
    const bundle = await given.bundle({ orders: [held] })
    const foreign = await inMiami(await given.client())

    const both = { orderIds: [held.id, other.id] }
    expect((await change(associate, bundle.id, both)).orders).toHaveLength(2)
    await expect(change(associate, bundle.id, { orderIds: [foreign.id] })).rejects.toMatchObject({
      status: 404,
      code: 'orderNotFound',
    })
    await expect(change('associate', bundle.id, both)).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
    await given.manifest({ bundles: [bundle] })
    await expect(change(associate, bundle.id, both)).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed' })
  })

  test('ends when it is shipped', async () => {
    const bundle = await given.bundle()
    const manifest = await given.manifest({ bundles: [bundle] })
    await signedInAs('administrator').call(manifests.shipManifest, { params: { id: manifest.id } })
    const body = { orderIds: bundle.orders.map(({ id }) => id) }
    await expect(change('administrator', bundle.id, body)).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed' })
  })

  test('is for staff', async () => {
    const { id } = await given.bundle()
    await expect(anonymous.call(bundles.updateBundle, { params: { id }, body: {} })).rejects.toMatchObject({ status: 401 })
    await expect(change('client', id, {})).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(change('administrator', crypto.randomUUID(), {})).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
  })
})
