import { bundles, manifests, quotas, session } from '@app/contract'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const download = (id: string, language = 'es', who: Person | 'administrator' | 'associate' | 'client' = 'administrator') =>
  signedInAs(who).call(manifests.getManifestExcel, { params: { id }, headers: { 'accept-language': language } })

const sheetsOf = async (id: string, language?: string) => readXlsxFile(Buffer.from((await download(id, language)).content))

/** A bundle of two packages, together 2.50 kg and 120.00, of a client who can be told apart. */
async function bundleOf(data: { firstName: string; address: string; city: string }) {
  const client = await given.client({ lastName: 'Ñacato', ...data })
  const orders = [
    await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 1_500, valueInCents: 7_000 }),
    await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 1_000, valueInCents: 5_000 }),
  ]
  return { client, bundle: await given.bundle({ orders }) }
}

describe('the workbook for customs', () => {
  let ines: Awaited<ReturnType<typeof bundleOf>>
  let paul: Awaited<ReturnType<typeof bundleOf>>
  let id: string
  beforeAll(async () => {
    ines = await bundleOf({ firstName: 'Inés', address: '=Calle Guayas 12', city: 'Quito' })
    paul = await bundleOf({ firstName: 'Paúl', address: 'Av. Bolívar 3', city: 'Ambato' })
    const value = { params: { id: paul.bundle.id }, body: { customsInvoiceValueInCents: 15_000 } }
    await administrator.call(bundles.setBundleValue, value)
    ;({ id } = await given.manifest({ bundles: [ines.bundle, paul.bundle], guideNumber: '729-11112222' }))
  })

  test('holds one row a declaration and what they come to, with numbers as numbers', async () => {
    const [sheet] = await sheetsOf(id)
    const { bundles: listed } = await administrator.call(manifests.getManifest, { params: { id } })
    const [first, second] = listed.map(({ childGuideNumber }) => childGuideNumber)

    expect(sheet?.sheet).toBe('Manifiesto')
    expect(sheet?.data).toEqual([
      [
        'Guía',
        'Guía hija',
        'Consignatario',
        'Tipo de identificación',
        'Identificación',
        'Dirección',
        'Ciudad',
        'Categoría',
        'Piezas',
        'Peso (kg)',
        'Contenido',
        'Valor declarado (USD)',
        'Valor de factura aduana (USD)',
        'Acumulado del manifiesto (USD)',
        'Acumulado antes (USD)',
        'Con esta guía (USD)',
      ],
      // 120.00 with the US tax of 6.5 % is 127.80; the larger value, 150.00, is 159.75.
      [
        ...['729-11112222', first, 'Inés Ñacato', 'Cédula', ines.client.identification, "'=Calle Guayas 12", 'Quito', 'B'],
        ...[2, 2.5, '1 × Zapatos; 1 × Zapatos', 120, 120, 127.8, 0, 127.8],
      ],
      [
        ...['729-11112222', second, 'Paúl Ñacato', 'Cédula', paul.client.identification, 'Av. Bolívar 3', 'Ambato', 'B'],
        ...[2, 2.5, '1 × Zapatos; 1 × Zapatos', 120, 150, 287.55, 0, 159.75],
      ],
      ['Total', null, null, null, null, null, null, null, 4, 5, null, 240, 270, 287.55, null, null],
    ])
  })

  test("speaks the reader's language", async () => {
    const file = await download(id, 'en')
    const [sheet, summary] = await readXlsxFile(Buffer.from(file.content))

    expect(file.name).toMatch(/^manifest-MAN-\d+\.xlsx$/)
    expect(file.contentType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect([sheet?.sheet, summary?.sheet]).toEqual(['Manifest', 'Summary'])
    expect(sheet?.data[0]?.slice(0, 4)).toEqual(['Guide', 'Child guide', 'Consignee', 'Identification type'])
  })

  test('sums up the flight, with its day as a day', async () => {
    await administrator.call(manifests.updateManifest, { params: { id }, body: { departureDate: '2026-11-27' } })

    const [, summary] = await sheetsOf(id)

    expect(summary?.data.slice(2)).toEqual([
      ['Estado', 'Abierto'],
      ['Guía', '729-11112222'],
      ['Aerolínea', 'Avianca Cargo'],
      ['Vuelo', 'AV 8392'],
      ['Fecha de salida', new Date('2026-11-27T00:00:00Z')],
      ['Bultos', 2],
    ])
  })

  test('says what was declared when it was shipped, whatever changed since', async () => {
    const before = await sheetsOf(id)
    await administrator.call(manifests.shipManifest, { params: { id } })
    const { firstName, lastName, birthDate, phone, province, language, identificationType, identification } = ines.client
    const moved = { firstName, lastName, birthDate, phone, province, language, identificationType, identification }
    await signedInAs(ines.client).call(session.updateProfile, { body: { ...moved, city: 'Loja', address: 'Calle Sucre 1' } })

    const [sheet] = await sheetsOf(id)

    expect(sheet?.data).toEqual(before[0]?.data)
  })
})

test('a consignee’s year runs over the guides: of 500.00, rows of 150.00 and 220.00 (both ways, section 10, vector 13)', async () => {
  const client = await given.client()
  const params = { identification: client.identification }
  const declared = { year: new Date().getFullYear(), amountInCents: 50_000, note: 'Con otra empresa.' }
  await administrator.call(quotas.addQuotaEntry, { params, body: declared })
  const made = []
  for (const valueInCents of [15_000, 22_000]) {
    const order = await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 1_000, valueInCents })
    made.push(await given.bundle({ orders: [order] }))
  }
  const { id } = await given.manifest({ bundles: made, guideNumber: '729-33334444' })

  const [sheet] = await sheetsOf(id)

  expect(sheet?.data.slice(1, 3).map((row) => row.slice(-2))).toEqual([
    [500, 659.75],
    [659.75, 894.05],
  ])
})

describe('who may have it', () => {
  test('administrators alone', async () => {
    const { id } = await given.manifest()

    for (const role of ['client', 'associate'] as const) {
      await expect(download(id, 'es', role)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
    const unknown = anonymous.call(manifests.getManifestExcel, { params: { id } })
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('of a manifest that there is', async () => {
    await expect(download(crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'manifestNotFound' })
  })
})
