// Filters of what the columns of the office's list show (office, section 5).
import { locations, orders, runs } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const office = signedInAs('administrator')
const idsOf = async (client: Person, query: object): Promise<string[]> =>
  (await office.call(orders.listAllOrders, { query: { ...query, clientId: [client.id] } })).data.map(({ id }) => id)
const REFUSED = { status: 422, code: 'validationFailed' }

describe('the office narrows its orders', () => {
  test('by who is declared, in part, by name or identification, whatever accents and capitals', async () => {
    const client = await given.client({ firstName: 'Sofía', lastName: 'Ñauñay' })
    const sister = await given.authorizedName(client)
    const own = await given.order({ client, isAuthorizedToBundle: true })
    const hers = await given.order({ client, isAuthorizedToBundle: true, consigneeAuthorizedNameId: sister.id })
    expect(await idsOf(client, { consignee: 'naunay' })).toEqual([own.id])
    expect(await idsOf(client, { consignee: client.identification })).toEqual([own.id])
    expect(await idsOf(client, { consignee: sister.name.toUpperCase() })).toEqual([hers.id])
    expect(await idsOf(client, { consignee: 'Z%_' })).toEqual([])
    expect(await idsOf(client, {})).toEqual([hers.id, own.id])
  })

  test('by the weight that counts now, both ends included, and what was not weighed in none', async () => {
    const client = await given.client()
    const light = await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 999 })
    const heavy = await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 3_500, storeWeightInGrams: 3_400 })
    const unknown = await given.order({ client })
    expect(await idsOf(client, { weightInGrams: '999..3500' })).toEqual([heavy.id, light.id])
    expect(await idsOf(client, { weightInGrams: '1000..' })).toEqual([heavy.id])
    expect(await idsOf(client, { weightInGrams: '..999' })).toEqual([light.id])
    expect(await idsOf(client, { weightInGrams: '0..' })).not.toContain(unknown.id)
  })

  test('by declared value, together with the others', async () => {
    const client = await given.client()
    const cheap = await given.order({ client, valueInCents: 1_999 })
    const dear = await given.order({ client, valueInCents: 30_000 })
    expect(await idsOf(client, { productValueInCents: '2000..30000' })).toEqual([dear.id])
    expect(await idsOf(client, { productValueInCents: '..1999' })).toEqual([cheap.id])
    expect(await idsOf(client, { productValueInCents: '..999999999', status: ['removed'] })).toEqual([])
  })

  test('by whether a tracking is known', async () => {
    const client = await given.client()
    const { id } = await given.order({ client })
    expect(await idsOf(client, { hasTracking: 'true' })).toEqual([id])
    expect(await idsOf(client, { hasTracking: 'false' })).toEqual([])
  })

  test('by its shelf, by part of the code, whatever its signs', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    const other = await given.order({ client, status: 'inWarehouseMIA' })
    await given.order({ client })
    const body = { warehouse: 'MIA' as const, zone: '', codes: ['ZQ-071', 'ZQ-082'] }
    await office.call(locations.createLocations, { body })
    await office.call(locations.shelveOrders, { body: { code: 'ZQ-071', orderIds: [id] } })
    await office.call(locations.shelveOrders, { body: { code: 'ZQ-082', orderIds: [other.id] } })
    expect(await idsOf(client, { location: 'zq071' })).toEqual([id])
    expect(await idsOf(client, { location: 'ZQ-0' })).toEqual([other.id, id])
    expect(await idsOf(client, { location: '-08' })).toEqual([other.id])
    expect(await idsOf(client, { location: '---' })).toEqual([])
  })

  test.each([
    { weightInGrams: '4000' },
    { weightInGrams: '4000..1000' },
    { weightInGrams: '..' },
    { weightInGrams: '0.5..1' },
    { productValueInCents: '9999999999..' },
    { consignee: 'so' },
    { location: 'A1' },
    { consignee: 'a'.repeat(101) },
  ])('%o is refused', (query) => expect(office.call(orders.listAllOrders, { query })).rejects.toMatchObject(REFUSED))

  test('for files, selections and runs alike', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, valueInCents: 7_777 })
    await given.order({ client, valueInCents: 8_888 })
    const query = { clientId: [client.id], productValueInCents: '7000..8000' }
    expect(await office.call(orders.selectAllOrders, { query })).toEqual({ ids: [id], total: 1 })
    const file = await office.call(orders.exportAllOrders, { query: { ...query, format: 'csv' } })
    expect(new TextDecoder().decode(file.content).trim().split('\n')).toHaveLength(2)
    const run = await office.call(runs.previewRun, { body: { act: 'approveOrders', filter: query } })
    expect(run).toMatchObject({ counts: { total: 1, waiting: 1 } })
  })
})
