// The customs workbook as its reader opens it: the consignee's year guide by guide, and what became of the flight (both ways, section 7).
import { bundles, incidents, manifests, prices, quotas } from '@app/contract'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const sheetsOf = async (id: string, language = 'es') => {
  const headers = { 'accept-language': language }
  const { content } = await administrator.call(manifests.getManifestExcel, { params: { id }, headers })
  return readXlsxFile(Buffer.from(content))
}
const packageOf = (client: Person, valueInCents: number, weightInGrams = 1_000) =>
  given.order({ client, valueInCents, weightInGrams, status: 'inWarehouseMIA' })

describe('the consignee’s year', () => {
  test('runs guide by guide from what was declared before: 500.00, then guides of 150.00 and 220.00', async () => {
    const client = await given.client()
    const params = { identification: client.identification }
    await administrator.call(quotas.addQuotaEntry, {
      params,
      body: { year: new Date().getFullYear(), amountInCents: 50_000, note: 'Otra empresa' },
    })
    const one = await given.bundle({ orders: [await packageOf(client, 15_000, 2_500)] })
    const other = await given.bundle({ orders: [await packageOf(client, 22_000, 2_500)] })
    const { id } = await given.manifest({ bundles: [one, other] })

    const [sheet] = await sheetsOf(id)

    expect(sheet?.data.slice(1, 3).map((row) => row.slice(-2))).toEqual([
      [500, 659.75],
      [659.75, 894.05],
    ])
  })
})

describe('what became of the flight', () => {
  test('is not said before it left', async () => {
    const { id } = await given.manifest()
    expect((await sheetsOf(id)).map(({ sheet }) => sheet)).toEqual(['Manifiesto', 'Resumen'])
  })

  test('is said live: shipped, arrived, weighed, with what was lost apart', async () => {
    const client = await given.client()
    const [kept, lost] = [await packageOf(client, 4_000), await packageOf(client, 5_000)]
    const bundle = await given.bundle({ orders: [kept, lost] })
    const { id, bundles: listed } = await given.manifest({ status: 'sended', bundles: [bundle] })
    const guide = listed[0]?.childGuideNumber
    const rowOf = async () => (await sheetsOf(id)).find(({ sheet }) => sheet === 'Diferencias')?.data[1]
    expect(await rowOf()).toEqual([guide, bundle.code, listed[0]?.consignee.name, 2, 2, 0, 0, 0, 0, 0, 'En camino'])

    await administrator.call(bundles.confirmBundleArrival, { body: { bundleIds: [bundle.id] } })
    const incident = await administrator.call(incidents.openIncident, {
      params: { id: lost.id },
      body: { kind: 'lost', description: 'No vino.' },
    })
    const body = { incidentId: incident.id, outcome: 'lost' as const, resolution: 'No aparece.' }
    await administrator.call(incidents.resolveIncident, { params: { id: lost.id }, body })
    await administrator.call(prices.confirmBundleWeights, { body: { weights: [{ orderId: kept.id, weightInGrams: 1_100 }] } })

    const sheets = await sheetsOf(id)
    expect((await rowOf())?.slice(3)).toEqual([2, 2, 2, 2, 1, 1.1, 0.1, 'Faltan piezas'])
    const apart = sheets.find(({ sheet }) => sheet === 'Perdidos y decomisados')
    expect(apart?.data.slice(1)).toEqual([[guide, lost.code, lost.description, 1, 50, 'Perdido']])
    expect((await sheetsOf(id, 'en')).map(({ sheet }) => sheet)).toEqual([
      'Manifest',
      'Summary',
      'Differences',
      'Lost and seized',
    ])
  })
})
